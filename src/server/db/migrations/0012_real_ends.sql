ALTER TABLE "projects" ADD COLUMN "accepted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "quoted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "project_days" ADD COLUMN "quoted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "project_days" ADD COLUMN "hired" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "acceptances_by_time" ON "acceptances" USING btree ("accepted_at","id");--> statement-breakpoint
CREATE INDEX "acceptances_in_stage" ON "acceptances" USING btree ("stage","accepted_at","id");--> statement-breakpoint
CREATE INDEX "reviews_of_enterprise" ON "reviews" USING btree ("enterprise_id","status","created_at","id");--> statement-breakpoint
-- That a request was accepted and quoted once is remembered on it: what is given back or called off later does not undo it.
create function remember_acceptance() returns trigger language plpgsql as $$
begin
  new.accepted_at := new.updated_at;
  return new;
end
$$;
--> statement-breakpoint
create trigger projects_accepted before insert or update of acceptance_count on projects for each row
  when (new.acceptance_count > 0 and new.accepted_at is null) execute function remember_acceptance();
--> statement-breakpoint
create function remember_quote() returns trigger language plpgsql as $$
begin
  update projects set quoted_at = first.sent_at
    from (select project_id, min(sent_at) as sent_at from quotes_now join acceptances on acceptances.id = lead_id
          where sent_at is not null group by project_id) as first
    where projects.id = first.project_id and projects.quoted_at is null;
  return null;
end
$$;
--> statement-breakpoint
create trigger quotes_remembered after insert on quotes referencing new table as quotes_now
  for each statement execute function remember_quote();
--> statement-breakpoint
create trigger quotes_sent_remembered after update on quotes referencing new table as quotes_now
  for each statement execute function remember_quote();
--> statement-breakpoint
update projects set accepted_at = first.accepted_at
  from (select project_id, min(accepted_at) as accepted_at from acceptances group by project_id) as first
  where projects.id = first.project_id;
--> statement-breakpoint
update projects set quoted_at = first.sent_at
  from (select project_id, min(sent_at) as sent_at from quotes join acceptances on acceptances.id = lead_id
        where sent_at is not null group by project_id) as first
  where projects.id = first.project_id;
--> statement-breakpoint
drop function project_figures(projects);
--> statement-breakpoint
create function project_figures(project projects)
  returns table (day date, dimension text, key uuid, submitted int, taken int, published int, accepted int, quoted int, hired int, done int, rejected int, cancelled int, acceptances int)
  language sql immutable parallel safe
  as $$
    select conakry_day(project.submitted_at), dimensions.dimension,
      coalesce(dimensions.key, '00000000-0000-0000-0000-000000000000'::uuid),
      1, (project.agent_id is not null)::int, (project.published_at is not null)::int, (project.accepted_at is not null)::int,
      (project.quoted_at is not null)::int, (project.hired_at is not null)::int,
      (project.status = 'Done')::int, (project.status = 'Rejected')::int, (project.status = 'Cancelled')::int,
      project.acceptance_count::int
    from (values ('all', null::uuid), ('service', project.service_id), ('city', project.city_id), ('agent', project.agent_id))
      as dimensions (dimension, key)
  $$;
--> statement-breakpoint
create or replace function statistics_sources() returns table (source text, figures text, target text, keys text[], measures text[])
  language sql immutable
  as $$
    values
      ('projects', 'project_figures', 'project_days', array['dimension', 'day', 'key'],
        array['submitted', 'taken', 'published', 'accepted', 'quoted', 'hired', 'done', 'rejected', 'cancelled', 'acceptances']),
      ('projects', 'taken_figures', 'step_days', array['day', 'step', 'bucket'], array['finished']),
      ('acceptances', 'found_figures', 'step_days', array['day', 'step', 'bucket'], array['finished']),
      ('acceptances', 'acceptance_figures', 'package_days', array['day', 'key'], array['acceptances', 'payments', 'amount', 'started', 'ended']),
      ('payments', 'payment_figures', 'package_days', array['day', 'key'], array['acceptances', 'payments', 'amount', 'started', 'ended']),
      ('subscriptions', 'subscription_figures', 'package_days', array['day', 'key'], array['acceptances', 'payments', 'amount', 'started', 'ended']),
      ('messages', 'message_figures', 'message_days', array['channel', 'day'], array['sent', 'delivered', 'failed', 'segments'])
  $$;
--> statement-breakpoint
select statistics_install();
--> statement-breakpoint
select statistics_rebuild();
