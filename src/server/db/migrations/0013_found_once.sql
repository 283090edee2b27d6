ALTER TABLE "files" ADD CONSTRAINT "files_review_slots" CHECK (review_id is null or slot <= 5);--> statement-breakpoint
-- When it was accepted is what the acceptance says, not when the request was last written.
create or replace function remember_acceptance() returns trigger language plpgsql as $$
begin
  new.accepted_at := coalesce((select min(accepted_at) from acceptances where project_id = new.id), new.updated_at);
  return new;
end
$$;
--> statement-breakpoint
update projects set accepted_at = first.accepted_at
  from (select project_id, min(accepted_at) as accepted_at from acceptances group by project_id) as first
  where projects.id = first.project_id and projects.accepted_at is distinct from first.accepted_at;
--> statement-breakpoint
-- The steps of a request, each once: a place that was freed and taken again is not found a second time.
create function step_figures(project projects)
  returns table (day date, step text, bucket smallint, finished int)
  language sql immutable parallel safe
  as $$
    select conakry_day(project.taken_at), 'taking', duration_bucket(project.taken_at - project.submitted_at), 1
      where project.taken_at is not null
    union all
    select conakry_day(project.published_at), 'publishing', duration_bucket(project.published_at - project.taken_at), 1
      where project.taken_at is not null and project.published_at is not null
    union all
    select conakry_day(project.accepted_at), 'finding', duration_bucket(project.accepted_at - project.published_at), 1
      where project.published_at is not null and project.accepted_at is not null
  $$;
--> statement-breakpoint
-- What a bound of ours held back and was given up was never sent, and did not fail at a provider.
create or replace function message_figures(message messages)
  returns table (day date, channel message_channel, sent int, delivered int, failed int, segments int)
  language sql immutable parallel safe
  as $$
    select conakry_day(coalesce(message.sent_at, message.sending_since, message.created_at)), message.channel,
      1, (message.status = 'Delivered')::int, (message.status = 'Failed')::int,
      case when message.status in ('Sent', 'Delivered') or message.sent_at is not null then message.segments::int else 0 end
    where message.status in ('Sent', 'Delivered')
      or (message.status = 'Failed' and (message.sent_at is not null or message.sending_since is not null))
  $$;
--> statement-breakpoint
create or replace function statistics_sources() returns table (source text, figures text, target text, keys text[], measures text[])
  language sql immutable
  as $$
    values
      ('projects', 'project_figures', 'project_days', array['dimension', 'day', 'key'],
        array['submitted', 'taken', 'published', 'accepted', 'quoted', 'hired', 'done', 'rejected', 'cancelled', 'acceptances']),
      ('projects', 'step_figures', 'step_days', array['day', 'step', 'bucket'], array['finished']),
      ('acceptances', 'acceptance_figures', 'package_days', array['day', 'key'], array['acceptances', 'payments', 'amount', 'started', 'ended']),
      ('payments', 'payment_figures', 'package_days', array['day', 'key'], array['acceptances', 'payments', 'amount', 'started', 'ended']),
      ('subscriptions', 'subscription_figures', 'package_days', array['day', 'key'], array['acceptances', 'payments', 'amount', 'started', 'ended']),
      ('messages', 'message_figures', 'message_days', array['channel', 'day'], array['sent', 'delivered', 'failed', 'segments'])
  $$;
--> statement-breakpoint
select statistics_install();
--> statement-breakpoint
drop function taken_figures(projects);
--> statement-breakpoint
drop function found_figures(acceptances);
--> statement-breakpoint
select statistics_rebuild();
