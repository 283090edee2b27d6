import { MAX_QUOTES } from './content/settings.ts';

/** Of so many that take what they can get, the first takes most: the one enterprise with forty times the usual. */
const LARGE_ENTERPRISES = 200;

/**
 * What nobody near took, enterprises of the whole country took, whose package has neither a limit nor a budget: a few
 * of them most of it. Some published requests stay without.
 */
const addLeads = `
  with large as (
    select row_number() over (order by since, enterprise_id) - 1 as rank, least(count(*) over (), ${LARGE_ENTERPRISES}) as number,
      enterprise_id, user_id, package_id
    from (
      select enterprises.id as enterprise_id, users.id as user_id, packages.id as package_id, min(starts_at) as since
      from enterprises join users on users.enterprise_id = enterprises.id
      join subscriptions on subscriptions.enterprise_id = enterprises.id and subscriptions.status <> 'Cancelled'
      join packages on packages.id = subscriptions.package_id and packages.monthly_acceptances is null
        and packages.max_budget is null and packages.min_budget is null
      where enterprises.status = 'Active' and enterprises.id not in (select id from former)
      group by enterprises.id, users.id, packages.id) as unlimited
  ), wanted as (
    select distinct on (requests.id, chosen) requests.id as project_id, acceptance_count + place as slot, chosen,
      published_at + least(interval '6 days', pg_temp.moment() - published_at) * pg_temp.draw(requests.id, 'at ' || place) as accepted_at
    from pg_temp.requests, generate_series(1, ${MAX_QUOTES} - acceptance_count) as place,
      lateral (select floor((select max(number) from large) * pg_temp.draw(requests.id, 'by ' || place) ^ 2) as chosen) as choice
    where published_at is not null and acceptance_count < ${MAX_QUOTES}
      and (status = 'Cancelled' or (status = 'Available' and pg_temp.draw(requests.id, 'found') < 0.4))
    order by requests.id, chosen, place
  ), taken as (
    select project_id, slot, accepted_at, large.enterprise_id, user_id, package_id, date_trunc('month', accepted_at at time zone 'UTC')::date as month
    from wanted join large on rank = chosen
    where not exists (select from acceptances as known where known.project_id = wanted.project_id and known.enterprise_id = large.enterprise_id)
      and exists (select from subscriptions where subscriptions.enterprise_id = large.enterprise_id
        and subscriptions.package_id = large.package_id and accepted_at >= starts_at and accepted_at < ends_at)
  )
  insert into acceptances (id, project_id, enterprise_id, user_id, slot, month, monthly_sequence, package_id, accepted_at, stage_since)
  select pg_temp.named_id(project_id::text || enterprise_id), project_id, enterprise_id, user_id, slot, month,
    coalesce(last, 0) + row_number() over (partition by enterprise_id, month order by accepted_at, project_id), package_id, accepted_at, accepted_at
  from taken left join (select enterprise_id, month, max(monthly_sequence) as last from acceptances group by enterprise_id, month) as known using (enterprise_id, month)`;

/** What has become of each lead by its age and by what became of its request; who got the job is known already. */
const moveLeads = `
  with drawn as (
    select leads.id, requests.status, leads.stage, pg_temp.draw(leads.id, 'stage') as chance,
      pg_temp.moment() - leads.accepted_at > interval '120 days' as is_old,
      leads.accepted_at + least(interval '20 days' * pg_temp.draw(leads.id, 'since'), (pg_temp.moment() - leads.accepted_at) * 0.9) as since
    from pg_temp.leads join pg_temp.requests on requests.id = project_id
  ), moved as (
    select id, since, chance, (case
      when status = 'Cancelled' then case when chance < 0.6 then 'Released' else 'Lost' end
      when stage = 'Hired' then case when chance < 0.5 then 'Started' else 'Hired' end
      when stage <> 'New' then stage::text
      when is_old then (case when chance < 0.55 then 'Lost' when chance < 0.65 then 'Withdrawn' when chance < 0.7 then 'Released'
        when chance < 0.8 then 'Quoted' when chance < 0.9 then 'Contacted' when chance < 0.95 then 'Visited' else 'New' end)
      else (case when chance < 0.1 then 'Lost' when chance < 0.15 then 'Withdrawn' when chance < 0.21 then 'Released'
        when chance < 0.25 then 'Unreachable' when chance < 0.55 then 'Quoted' when chance < 0.73 then 'Contacted'
        when chance < 0.88 then 'Visited' else 'New' end)
      end)::lead_stage as becomes, status = 'Cancelled' as is_closed
    from drawn
  )
  update pg_temp.leads set stage = becomes, stage_since = since,
    end_reason = case when becomes = 'Lost' then coalesce(end_reason, case when is_closed then 'requestClosed' else 'clientGaveUp' end)
      when becomes = 'Released' then case when is_closed then 'requestClosed' else 'unanswered' end
      when becomes = 'Withdrawn' then (array['tooFar', 'noTime', 'notMyTrade', 'budget'])[1 + floor(4 * pg_temp.draw(leads.id, 'reason'))::int] end,
    freed_at = case when becomes in ('Released', 'Withdrawn') then since end,
    released_at = case when becomes = 'Released' then since end,
    release_at = case when becomes = 'Unreachable' then pg_temp.moment() + interval '1 day' * (0.1 + 3 * pg_temp.draw(leads.id, 'release')) end,
    remind_at = case when becomes in ('Contacted', 'Visited', 'Quoted') and pg_temp.draw(leads.id, 'remind') < 0.2
      then pg_temp.moment() + interval '1 day' * (0.1 + 10 * pg_temp.draw(leads.id, 'remind at')) end,
    reminder = case when becomes in ('Contacted', 'Visited', 'Quoted') and pg_temp.draw(leads.id, 'remind') < 0.2 then 'Rappeler le client' end
  from moved where moved.id = leads.id`;

/** The requests in line with their leads, as accepting and giving back keep them. */
const countLeads = `
  update pg_temp.requests set acceptance_count = held, updated_at = greatest(updated_at, last),
    status = case when status in ('Available', 'Accepted') then (case when held = ${MAX_QUOTES} then 'Accepted' else 'Available' end)::project_status else status end
  from (select project_id, count(*) filter (where freed_at is null) as held, max(accepted_at) as last from pg_temp.leads group by project_id) as counted
  where counted.project_id = requests.id and (held <> acceptance_count or last > updated_at)`;

const callClients = `
  insert into lead_calls (id, lead_id, caller_id, called_at, outcome, created_at)
  select pg_temp.named_id('call' || id), id, user_id, stage_since, (case when stage = 'Unreachable' then 'noAnswer' else 'reached' end)::call_outcome, stage_since
  from pg_temp.leads where stage not in ('New', 'Released') and pg_temp.draw(id, 'call') < 0.4`;

const writeNotes = `
  insert into lead_notes (id, lead_id, author_id, body, created_at)
  select pg_temp.named_id('note' || id), id, user_id, 'Passer voir le chantier avant de chiffrer.', stage_since
  from pg_temp.leads where stage <> 'New' and pg_temp.draw(id, 'note') < 0.15`;

/** The way of every acceptance to its stage. */
export const leadStatements = [addLeads, moveLeads, countLeads, callClients, writeNotes];
