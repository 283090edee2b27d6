-- The figures of the statistics (docs/decisions/0016): what each row is worth is said once, here, for the triggers and for making all anew.
create function conakry_day(at timestamptz) returns date
  language sql immutable parallel safe strict
  return (at at time zone 'UTC')::date;
--> statement-breakpoint
-- Classes of durations, each a fifth longer than the one before, the first up to 72 seconds (src/server/statistics/durations.ts).
create function duration_bucket(took interval) returns smallint
  language sql immutable parallel safe strict
  return least(floor(ln(greatest(extract(epoch from took), 60)::float8 / 60) / ln(1.2::float8)), 90)::smallint;
--> statement-breakpoint
create function project_figures(project projects)
  returns table (day date, dimension text, key uuid, submitted int, taken int, published int, accepted int, done int, rejected int, cancelled int, acceptances int)
  language sql immutable parallel safe
  as $$
    select conakry_day(project.submitted_at), dimensions.dimension,
      coalesce(dimensions.key, '00000000-0000-0000-0000-000000000000'::uuid),
      1, (project.agent_id is not null)::int, (project.published_at is not null)::int, (project.acceptance_count > 0)::int,
      (project.status = 'Done')::int, (project.status = 'Rejected')::int, (project.status = 'Cancelled')::int,
      project.acceptance_count::int
    from (values ('all', null::uuid), ('service', project.service_id), ('city', project.city_id), ('agent', project.agent_id))
      as dimensions (dimension, key)
  $$;
--> statement-breakpoint
create function taken_figures(project projects)
  returns table (day date, step text, bucket smallint, finished int)
  language sql immutable parallel safe
  as $$
    select conakry_day(project.taken_at), 'taking', duration_bucket(project.taken_at - project.submitted_at), 1
      where project.taken_at is not null
    union all
    select conakry_day(project.published_at), 'publishing', duration_bucket(project.published_at - project.taken_at), 1
      where project.taken_at is not null and project.published_at is not null
  $$;
--> statement-breakpoint
create function found_figures(acceptance acceptances)
  returns table (day date, step text, bucket smallint, finished int)
  language sql stable parallel safe
  as $$
    select conakry_day(acceptance.accepted_at), 'finding', duration_bucket(acceptance.accepted_at - projects.published_at), 1
    from projects
    where acceptance.slot = 1 and projects.id = acceptance.project_id and projects.published_at is not null
  $$;
--> statement-breakpoint
create function acceptance_figures(acceptance acceptances)
  returns table (day date, key uuid, acceptances int, payments int, amount bigint, started int, ended int)
  language sql immutable parallel safe
  as $$
    select conakry_day(acceptance.accepted_at), coalesce(acceptance.package_id, '00000000-0000-0000-0000-000000000000'::uuid), 1, 0, 0::bigint, 0, 0
  $$;
--> statement-breakpoint
create function payment_figures(payment payments)
  returns table (day date, key uuid, acceptances int, payments int, amount bigint, started int, ended int)
  language sql stable parallel safe
  as $$
    select conakry_day(payment.settled_at),
      coalesce((select package_id from subscriptions where id = payment.subscription_id), '00000000-0000-0000-0000-000000000000'::uuid),
      0, 1, payment.amount, 0, 0
    where payment.status = 'Paid'
  $$;
--> statement-breakpoint
create function subscription_figures(subscription subscriptions)
  returns table (day date, key uuid, acceptances int, payments int, amount bigint, started int, ended int)
  language sql immutable parallel safe
  as $$
    select conakry_day(subscription.starts_at), subscription.package_id, 0, 0, 0::bigint, 1, 0
      where subscription.status in ('Active', 'Expired')
    union all
    select conakry_day(subscription.ends_at), subscription.package_id, 0, 0, 0::bigint, 0, 1
      where subscription.status in ('Active', 'Expired')
  $$;
--> statement-breakpoint
create function message_figures(message messages)
  returns table (day date, channel message_channel, sent int, delivered int, failed int, segments int)
  language sql immutable parallel safe
  as $$
    select conakry_day(coalesce(message.sent_at, message.sending_since, message.created_at)), message.channel,
      1, (message.status = 'Delivered')::int, (message.status = 'Failed')::int,
      case when message.status in ('Sent', 'Delivered') or message.sent_at is not null then message.segments::int else 0 end
    where message.status in ('Sent', 'Delivered', 'Failed')
  $$;
--> statement-breakpoint
-- Which rows make which figures: the table counted, the function above, where its figures go, and the columns there.
create function statistics_sources() returns table (source text, figures text, target text, keys text[], measures text[])
  language sql immutable
  as $$
    values
      ('projects', 'project_figures', 'project_days', array['dimension', 'day', 'key'],
        array['submitted', 'taken', 'published', 'accepted', 'done', 'rejected', 'cancelled', 'acceptances']),
      ('projects', 'taken_figures', 'step_days', array['day', 'step', 'bucket'], array['finished']),
      ('acceptances', 'found_figures', 'step_days', array['day', 'step', 'bucket'], array['finished']),
      ('acceptances', 'acceptance_figures', 'package_days', array['day', 'key'], array['acceptances', 'payments', 'amount', 'started', 'ended']),
      ('payments', 'payment_figures', 'package_days', array['day', 'key'], array['acceptances', 'payments', 'amount', 'started', 'ended']),
      ('subscriptions', 'subscription_figures', 'package_days', array['day', 'key'], array['acceptances', 'payments', 'amount', 'started', 'ended']),
      ('messages', 'message_figures', 'message_days', array['channel', 'day'], array['sent', 'delivered', 'failed', 'segments'])
  $$;
--> statement-breakpoint
-- `insert into <target> select sums from <rows>`; rows are (sign, record) of the source.
create function statistics_insert(figures text, target text, keys text[], measures text[], rows text) returns text
  language sql immutable
  as $$
    select format('insert into %I (%s, %s) select %s, %s from (%s) as changed, %I(changed.record) as figure group by %s having %s',
      target, array_to_string(keys, ', '), array_to_string(measures, ', '),
      (select string_agg(format('figure.%I', one), ', ') from unnest(keys) as one),
      (select string_agg(format('sum(changed.sign * figure.%I)', one), ', ') from unnest(measures) as one),
      rows, figures,
      (select string_agg(format('figure.%I', one), ', ') from unnest(keys) as one),
      (select string_agg(format('sum(changed.sign * figure.%I) <> 0', one), ' or ') from unnest(measures) as one))
  $$;
--> statement-breakpoint
-- Writes the trigger of each source, which appends what a statement changed in its own transaction. Written out instead of put together at
-- each act, so that its plans are kept. To be called again after a change above, and then `statistics_rebuild`.
create function statistics_install() returns void language plpgsql as $install$
declare
  counted text;
  body text;
  added text;
  removed text;
begin
  for counted in select distinct source from statistics_sources() loop
    -- The rows of a transition table are of no type: they are made the table's own.
    added := format('select 1 as sign, row(now_there.*)::%I as record from now_there', counted);
    removed := format('select -1 as sign, row(was_there.*)::%I as record from was_there', counted);
    select format('begin if tg_op = ''INSERT'' then %s elsif tg_op = ''DELETE'' then %s else %s end if; return null; end',
        string_agg(statistics_insert(figures, target, keys, measures, added) || ';', ' '),
        string_agg(statistics_insert(figures, target, keys, measures, removed) || ';', ' '),
        string_agg(statistics_insert(figures, target, keys, measures, added || ' union all ' || removed) || ';', ' '))
      into body from statistics_sources() where source = counted;
    execute format('create or replace function %I() returns trigger language plpgsql as %L', 'count_' || counted, body);
    execute format('create or replace trigger count_inserted after insert on %I referencing new table as now_there
      for each statement execute function %I()', counted, 'count_' || counted);
    execute format('create or replace trigger count_updated after update on %I referencing old table as was_there new table as now_there
      for each statement execute function %I()', counted, 'count_' || counted);
    execute format('create or replace trigger count_deleted after delete on %I referencing old table as was_there
      for each statement execute function %I()', counted, 'count_' || counted);
  end loop;
end
$install$;
--> statement-breakpoint
-- Adds up what waits: one row for each day and key again. Right at any moment, alone or several at once; gives how many rows went in.
create function statistics_fold() returns bigint language plpgsql as $$
declare
  part record;
  folded bigint;
  total bigint := 0;
begin
  for part in select distinct target, keys, measures from statistics_sources() loop
    execute format('with gone as (delete from %1$I where entry > 0 returning *), added as (
        insert into %1$I (%2$s, entry, %3$s) select %2$s, 0, %4$s from gone group by %2$s order by %2$s
        on conflict (%2$s, entry) do update set %5$s)
      select count(*) from gone',
      part.target, array_to_string(part.keys, ', '), array_to_string(part.measures, ', '),
      (select string_agg(format('sum(%I)', one), ', ') from unnest(part.measures) as one),
      (select string_agg(format('%1$I = %2$I.%1$I + excluded.%1$I', one, part.target), ', ') from unnest(part.measures) as one))
    into folded;
    total := total + folded;
  end loop;
  return total;
end
$$;
--> statement-breakpoint
-- Counts everything anew. Writers wait until it is done.
create function statistics_rebuild() returns void language plpgsql as $$
declare
  part record;
begin
  lock table projects, acceptances, payments, subscriptions, messages in share mode;
  for part in select distinct target from statistics_sources() loop
    execute format('delete from %I', part.target);
  end loop;
  for part in select * from statistics_sources() loop
    execute statistics_insert(part.figures, part.target, part.keys, part.measures,
      format('select 1 as sign, counted as record from %I as counted', part.source));
  end loop;
  perform statistics_fold();
end
$$;
--> statement-breakpoint
create function remember_taking() returns trigger language plpgsql as $$
begin
  new.taken_at := new.updated_at;
  return new;
end
$$;
--> statement-breakpoint
create trigger projects_taken before update of agent_id on projects for each row
  when (old.agent_id is null and new.agent_id is not null and new.taken_at is null) execute function remember_taking();
--> statement-breakpoint
-- What happened before: an assignment is in the audit log, a package in the subscription of that time.
update projects set taken_at = acts.at
  from (select entity_id, min(created_at) as at from audit_log where entity = 'projects' and action = 'assign' group by entity_id) as acts
  where acts.entity_id = projects.id and projects.agent_id is not null;
--> statement-breakpoint
update acceptances set package_id = (
  select package_id from subscriptions
  where subscriptions.enterprise_id = acceptances.enterprise_id and status in ('Active', 'Expired')
    and starts_at <= accepted_at and accepted_at < ends_at
  order by starts_at limit 1);
--> statement-breakpoint
select statistics_install();
--> statement-breakpoint
select statistics_rebuild();
