import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { presentNextAct } from '../../../src/server/leads/nextAct.ts';
import type { Holidays } from '../../../src/shared/followUps/workingTime.ts';
import { JSON_TYPE, type Parts } from './parts.ts';
import { admitted, type Claims, claimsOf, READER, Refused, STAFF_READER } from './session.ts';
import { levelsOf } from './site.ts';

/** The states of an enterprise in which it may look at projects. */
const visible = ['Active', 'Verified', 'Expired'];

/** As JavaScript writes an instant. */
export const iso = (column: string) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const NAMES = `
  left join services s on s.id = p.service_id
  join cities c on c.id = p.city_id
  left join districts d on d.id = p.district_id
  left join places pl on pl.id = d.id`;

/** What a row of a list has whoever reads it. $3 is how many quotes a request has at most. */
export const COMMON = `
  p.id, p.reference, p.description, p.budget,
  case when s.id is not null then json_build_object('id', s.id, 'nameFr', s.name_fr) end as service,
  p.desired_start_date as "desiredStartDate", ${iso('p.submitted_at')} as "submissionDate",
  nullif(p.first_name, '') as "firstName", p.city_id as "cityId", c.name as "cityName",
  coalesce(p.district_id, '00000000-0000-0000-0000-000000000000') as "districtId",
  coalesce(d.name, 'Quartier à préciser') as "districtName",
  p.agent_id is not null as "isAssigned", greatest($3::int - p.acceptance_count, 0) as "quotesLeft",
  ${iso('p.updated_at')} as "updatedAt"`;

/** Why the reader may not accept the project `p`, of which they have no lead. */
export const REFUSAL = `case
  when reader.enterprise_status is null or reader.enterprise_status not in ('Active', 'Verified', 'Expired') then 'ENTERPRISE_NOT_ACTIVE'
  when p.status = 'Accepted' or p.acceptance_count >= $3::int then 'QUOTES_FULL'
  when p.status <> 'Available' then 'WRONG_STATE'
  when not reader.has_plan then 'NO_SUBSCRIPTION'
  when reader.accepted >= reader.monthly_acceptances then 'PLAN_LIMIT'
  when p.budget > reader.max_budget or p.budget < reader.min_budget then 'BUDGET_LIMIT' end`;

export const NEARNESS = `case
  when p.city_id = reader.city_id then case
    when p.district_id is not null and strpos(reader.address, trim(f_unaccent(lower(substring(d.name from '[^–]*$'))))) > 0
    then 'district' else 'city' end
  when p.city_id = any (reader.wished) then 'wished'
  when reader.region = c.region then 'region'
  else 'elsewhere' end`;

/** Kilometres from the reader's nearest place, by the district of `p`, or in another city by the city. */
export const DISTANCE = `(
  select case when min(km) is not null then greatest(1, round(min(km)))::int end from (
    select 2 * 6371 * asin(sqrt(sin(radians(target.latitude - w.latitude) / 2) ^ 2
      + cos(radians(w.latitude)) * cos(radians(target.latitude)) * sin(radians(target.longitude - w.longitude) / 2) ^ 2)) as km
    from whereabouts w, (
      select pl.latitude, pl.longitude where pl.latitude is not null
      union all
      select c.latitude, c.longitude where pl.latitude is null
        and p.city_id is distinct from reader.city_id and p.city_id <> all (reader.wished)) target
    where not (w.is_named and w.kind = 'city')) measured)`;

export const LEFT = `case when reader.monthly_acceptances is not null then greatest(0, reader.monthly_acceptances - reader.accepted) end`;

const WITHOUT_LEAD = `null as "leadId", null as stage, null as "acceptedAt", null as "nextAct"`;

/** Since when staff, or a first contractor, are waited for. */
export const WAITING = `case when p.status in ('Submitted', 'Assigned') then p.submitted_at
  when p.status = 'Available' and p.acceptance_count = 0 then coalesce(p.extended_at, p.published_at) end`;

/** How late that is; $4 to $7 are `levelsOf`. */
export const level = (since: string) => `case
  when ${since} < case p.status when 'Available' then $7::timestamptz else $5::timestamptz end then 'late'
  when ${since} < case p.status when 'Available' then $6::timestamptz else $4::timestamptz end then 'due'
  when ${since} is not null then 'onTime' end`;

export const INITIAL = `nullif(upper(left(p.last_name, 1)) || '.', '.')`;

/** For whoever may have the client's contact, while the request has one. */
const CONTACT = `
  case when p.anonymised_at is null then nullif(p.last_name, '') else ${INITIAL} end as "lastName",
  case when p.anonymised_at is null then p.phone_number end as "phoneNumber"`;

const SUITING = {
  all: '',
  suiting: `
    and (array_length((select services from liked), 1) is null or p.service_id = any ((select services from liked)::uuid[]))
    and (array_length((select cities from liked), 1) is null or p.city_id = any ((select cities from liked)::uuid[]))`,
};

const available = (suiting: string) => `
  with ${READER},
  liked as materialized (
    select array(select o.service_id from enterprise_services o where o.enterprise_id = reader.enterprise_id) as services,
      case when reader.city_id is null then wished else wished || reader.city_id end as cities from reader),
  found as materialized (
    select p.id from projects p
    where p.status = 'Available' and p.published_at is not null and p.client_id <> $2
      and not exists (select from acceptances a where a.project_id = p.id and a.enterprise_id = (select enterprise_id from reader))
      ${suiting}
    order by p.submitted_at desc, p.id desc limit 200)
  select reader.role, reader.must_enrol, reader.is_stale, reader.enterprise_status, (select count(*)::int from found) as total,
    (select json_agg(r)::text from (
      select ${COMMON}, 'Available' as status, ${INITIAL} as "lastName",
        null as "phoneNumber", null as "assignedAgentName", refusal.code is null as "IsAllowedToBeAccepted",
        refusal.code as "refusalCode", null as "waitingSince", null as "serviceLevel", ${WITHOUT_LEAD},
        ${NEARNESS} as nearness, ${DISTANCE} as "distanceKm", ${LEFT} as "acceptancesLeft"
      from (select id from found limit 25) one join projects p on p.id = one.id ${NAMES}
      cross join lateral (select ${REFUSAL} as code) refusal
      order by p.submitted_at desc, p.id desc) r) as rows
  from reader`;

const AVAILABLE = { all: available(SUITING.all), suiting: available(SUITING.suiting) };

const ACCEPTED = `
  with ${READER},
  found as materialized (
    select project_id as id, desired_start_date, submitted_at from acceptances
    where enterprise_id = (select enterprise_id from reader)
    order by desired_start_date, submitted_at, project_id limit 200)
  select reader.id, reader.role, reader.must_enrol, reader.is_stale, (select count(*)::int from found) as total, r.*
  from reader left join lateral (
    select a.stage, a.stage_since, a.planned_for, a.release_at, a.reminder, a.remind_at, shows.contact,
      json_build_object(
        'id', p.id, 'reference', p.reference, 'description', p.description, 'budget', p.budget,
        'service', case when s.id is not null then json_build_object('id', s.id, 'nameFr', s.name_fr) end,
        'desiredStartDate', p.desired_start_date, 'submissionDate', ${iso('p.submitted_at')},
        'firstName', nullif(p.first_name, ''), 'cityId', p.city_id, 'cityName', c.name,
        'districtId', coalesce(p.district_id, '00000000-0000-0000-0000-000000000000'),
        'districtName', coalesce(d.name, 'Quartier à préciser'), 'isAssigned', p.agent_id is not null,
        'quotesLeft', greatest($3::int - p.acceptance_count, 0), 'updatedAt', ${iso('p.updated_at')},
        'status', case when shows.is_worked and p.status = 'Available' then 'Accepted' else p.status end,
        'lastName', case when shows.contact then nullif(p.last_name, '') else ${INITIAL} end,
        'phoneNumber', case when shows.contact then p.phone_number end,
        'assignedAgentName', null, 'IsAllowedToBeAccepted', false,
        'refusalCode', 'ALREADY_ACCEPTED',
        'waitingSince', null, 'serviceLevel', null, 'leadId', a.id, 'stage', a.stage, 'acceptedAt', ${iso('a.accepted_at')},
        'nearness', ${NEARNESS}, 'distanceKm', ${DISTANCE}, 'acceptancesLeft', ${LEFT})::text as json
    from (select * from found limit 25) one join projects p on p.id = one.id ${NAMES}
    join acceptances a on a.project_id = p.id and a.enterprise_id = reader.enterprise_id
    cross join lateral (select a.stage not in ('Lost', 'Withdrawn', 'Released') as is_worked,
      a.stage not in ('Lost', 'Withdrawn', 'Released') and p.anonymised_at is null as contact) shows
    order by one.desired_start_date, one.submitted_at, one.id) r on true`;

/** What customer service sees: the first 25 of `found`, which is a page and how many more are counted. */
const staffList = (found: string, direction: 'asc' | 'desc') => `
  with ${STAFF_READER}, found as materialized (${found})
  select reader.id, reader.role, reader.must_enrol, reader.is_stale, (select count(*)::int from found) as total, page.*
  from reader, lateral (
    select json_agg(r)::text as rows, (count(*) filter (where r."phoneNumber" is not null))::int as contacts from (
      select ${COMMON}, p.status, ${CONTACT},
        nullif(trim(g.first_name || ' ' || g.last_name), '') as "assignedAgentName",
        false as "IsAllowedToBeAccepted", 'WRONG_STATE' as "refusalCode", ${iso('w.since')} as "waitingSince",
        ${level('w.since')} as "serviceLevel", ${WITHOUT_LEAD}, null as nearness, null as "distanceKm", null as "acceptancesLeft"
      from (select * from found limit 25) one join projects p on p.id = one.id ${NAMES}
      left join users g on g.id = p.agent_id
      cross join lateral (select ${WAITING} as since) w
      order by one.submitted_at ${direction}, one.id ${direction}) r) page`;

const ALL = staffList('select id, submitted_at from projects order by submitted_at desc, id desc limit 200', 'desc');

/** Two indexes instead of one search through both: theirs that they took, and whatever was submitted. */
const TO_DO = staffList(
  `select id, submitted_at from (
     (select id, submitted_at from projects where agent_id = $2 and status = 'Assigned' order by submitted_at, id limit 200)
     union all
     (select id, submitted_at from projects where status = 'Submitted' and (agent_id is null or agent_id = $2)
      order by submitted_at, id limit 200)) both_of_them
   order by submitted_at, id limit 200`,
  'asc',
);

interface Listed {
  id: string;
  role: string;
  must_enrol: boolean;
  is_stale: boolean;
  total: number;
  rows: string | null;
}

interface Lead {
  stage: 'New' | null;
  stage_since: Date;
  planned_for: Date | null;
  release_at: Date | null;
  reminder: string | null;
  remind_at: Date | null;
  json: string;
  contact: boolean;
}

/** The lists of projects as their screens open. */
export function projectLists(server: FastifyInstance, { pool, site, noteView }: Parts): void {
  const send = (reply: FastifyReply, rows: string | null, total: number, isBare = false) => {
    const last = Math.max(0, Math.min(total, 25) - 1);
    reply.header('Content-Range', `projects 0-${last}/${total}`).type(JSON_TYPE);
    return isBare ? (rows ?? '[]') : `{"isSuccess":true,"entity":${rows ?? '[]'},"errorMessage":null}`;
  };

  server.get<{ Params: { userId: string }; Querystring: { filter?: string } }>(
    '/get-available-projects/:userId',
    async (request, reply) => {
      const claims = own(request);
      const which = request.query.filter ? 'suiting' : 'all';
      const row = admitted(
        pool,
        claims,
        await pool.query<Listed & { enterprise_status: string | null }>({
          name: `available ${which}`,
          text: AVAILABLE[which],
          values: [claims.sid, claims.sub, site().maxQuotes],
        }),
        ['Entrepreneur'],
      );
      if (!visible.includes(row.enterprise_status ?? '')) throw new Refused(409);
      return send(reply, row.rows, row.total);
    },
  );

  server.get<{ Params: { userId: string } }>('/get-accepted-projects/:userId', async (request, reply) => {
    const claims = own(request);
    const { maxQuotes, holidays } = site();
    const found = await pool.query<Listed & Lead>({
      name: 'accepted',
      text: ACCEPTED,
      values: [claims.sid, claims.sub, maxQuotes],
    });
    const { total, id } = admitted(pool, claims, found, ['Entrepreneur']);
    const leads = found.rows.filter(({ stage }) => stage !== null);
    noteView('projects', undefined, id, leads.filter(({ contact }) => contact).length);
    return send(reply, `[${leads.map((lead) => withNextAct(lead, holidays)).join()}]`, total);
  });

  const staffPage = async (request: FastifyRequest, name: string, text: string, roles: readonly string[]) => {
    const claims = claimsOf(request);
    const values = [claims.sid, claims.sub, site().maxQuotes, ...levelsOf(site())];
    const row = admitted(pool, claims, await pool.query<Listed & { contacts: number }>({ name, text, values }), roles);
    noteView('projects', undefined, row.id, row.contacts);
    return row;
  };

  server.get<{ Params: { agentId: string } }>('/get-submitted-projects/:agentId', async (request, reply) => {
    if (claimsOf(request).sub !== request.params.agentId) throw new Refused(403);
    const { rows, total } = await staffPage(request, 'to do', TO_DO, ['CustomerService']);
    return send(reply, rows, total);
  });

  server.get('/admin/projects', async (request, reply) => {
    const { rows, total } = await staffPage(request, 'all', ALL, ['Admin']);
    return send(reply, rows, total, true);
  });
}

/** Raises 403 for somebody else's list. */
function own(request: FastifyRequest<{ Params: { userId: string } }>): Claims {
  const claims = claimsOf(request);
  if (claims.sub !== request.params.userId) throw new Refused(403);
  return claims;
}

/** The time of the next act is working time, which the database does not know. */
function withNextAct(lead: Lead, holidays: Holidays): string {
  const nextAct = presentNextAct(
    {
      stage: lead.stage ?? 'New',
      stageSince: lead.stage_since,
      plannedFor: lead.planned_for,
      releaseAt: lead.release_at,
      reminder: lead.reminder,
      remindAt: lead.remind_at,
    },
    holidays,
  );
  return `${lead.json.slice(0, -1)},"nextAct":${JSON.stringify(nextAct)}}`;
}
