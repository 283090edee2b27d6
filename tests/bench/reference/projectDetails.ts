import type { FastifyInstance } from 'fastify';
import { presentNextAct } from '../../../src/server/leads/nextAct.ts';
import { JSON_TYPE, type Parts } from './parts.ts';
import { COMMON, DISTANCE, INITIAL, iso, LEFT, level, NAMES, NEARNESS, REFUSAL, WAITING } from './projectLists.ts';
import { admitted, type Claims, claimsOf, READER, Refused } from './session.ts';
import { levelsOf } from './site.ts';

/** One row where the session runs; $8 is the project. The audience decides what is shown, `is_visible` whether. */
const DETAILS = `
  with ${READER}
  select reader.id, reader.role, reader.must_enrol, reader.is_stale, one.*
  from reader left join lateral (
    select a.stage, a.stage_since, a.planned_for, a.release_at, a.reminder, a.remind_at,
      case when audience.name = 'client' or reader.role = 'Admin' then true
        when reader.role = 'CustomerService' then p.agent_id is null or p.agent_id = reader.id
          or exists (select from projects kept where kept.id = p.merged_into_id and (kept.agent_id is null or kept.agent_id = reader.id))
        when reader.role <> 'Entrepreneur' then false
        when a.id is not null then true
        else p.published_at is not null and p.status not in ('Rejected', 'Cancelled')
          and reader.enterprise_status in ('Active', 'Verified', 'Expired') end as is_visible,
      (shows.contact and p.phone_number is not null) or (shows.address and p.email is not null) as has_contact,
      (select row_to_json(r)::text from (select ${COMMON},
        case when audience.name = 'accepted' and p.status = 'Available' then 'Accepted' else p.status end as status,
        case when shows.contact then nullif(p.last_name, '') else ${INITIAL} end as "lastName",
        case when shows.contact then p.phone_number end as "phoneNumber",
        case when audience.name = 'staff' then nullif(trim(g.first_name || ' ' || g.last_name), '') end as "assignedAgentName",
        refusal.code is null as "IsAllowedToBeAccepted", refusal.code as "refusalCode",
        ${iso('w.since')} as "waitingSince", ${level('w.since')} as "serviceLevel",
        a.id as "leadId", a.stage, ${iso('a.accepted_at')} as "acceptedAt",
        case when asks.may_ever then ${NEARNESS} end as nearness, case when asks.may_ever then ${DISTANCE} end as "distanceKm",
        case when asks.may_ever then ${LEFT} end as "acceptancesLeft",
        case when shows.address then p.address end as address, case when shows.address then p.email end as email,
        case when shows.address then p.landmark end as landmark, case when shows.address then p.plus_code end as "plusCode", null as position,
        p.preferred_contact_days as "preferredContactDays", p.preferred_hours_range as "preferredHoursRange",
        case when l.id is not null then json_build_object('label', l.name_fr, 'value', l.id) end as language,
        case when audience.name in ('staff', 'client') then p.spoken_fields else '{}' end as "spokenFields",
        audience.name in ('staff', 'client') and p.shares_voice as "sharesVoice",
        case when audience.name = 'staff' then p.agent_id end as "agentId",
        case when audience.name = 'staff' then p.client_id end as "clientId",
        case when audience.name = 'staff' then p.merged_into_id end as "mergedIntoId",
        case when audience.name = 'staff' and p.status in ('Rejected', 'Cancelled') then json_build_object(
          'reason', p.closing_reason, 'note', p.closing_note, 'closedAt', ${iso('p.closed_at')}) end as closing,
        coalesce((select json_agg(json_build_object('id', given.id, 'nameFr', given.name_fr, 'responses', given.responses) order by given.place)
          from (select q.id, q.name_fr, min(x.question_index) as place,
              json_agg(json_build_object('id', y.id, 'nameFr', y.name_fr, 'customResponseText', x.custom_text) order by y.position) as responses
            from project_answers x join questions q on q.id = x.question_id join answers y on y.id = x.answer_id
            where x.project_id = p.id group by q.id) given), '[]') as "questionResponses") r) as json
    from projects p ${NAMES}
    left join users g on g.id = p.agent_id
    left join languages l on l.id = p.language_id
    left join acceptances a on a.project_id = p.id and a.enterprise_id = reader.enterprise_id
    cross join lateral (select case when p.client_id = reader.id then 'client'
      when reader.role = 'Entrepreneur' then case when a.stage not in ('Lost', 'Withdrawn', 'Released') then 'accepted' else 'contractor' end
      when reader.role = 'Client' then 'contractor' else 'staff' end as name) audience
    cross join lateral (select audience.name <> 'contractor' as address, audience.name <> 'contractor' and p.anonymised_at is null as contact) shows
    cross join lateral (select case when audience.name = 'staff' then ${WAITING} end as since) w
    cross join lateral (select reader.role = 'Entrepreneur' and p.client_id <> reader.id as may_ever) asks
    cross join lateral (select case when not asks.may_ever then 'WRONG_STATE' when a.id is not null then 'ALREADY_ACCEPTED' else ${REFUSAL} end as code) refusal
    where p.id = $8) one on true`;

interface Found {
  id: string;
  role: string;
  must_enrol: boolean;
  is_stale: boolean;
  is_visible: boolean | null;
  has_contact: boolean;
  json: string;
  stage: 'New' | null;
  stage_since: Date;
  planned_for: Date | null;
  release_at: Date | null;
  reminder: string | null;
  remind_at: Date | null;
}

const everybody = ['Client', 'Entrepreneur', 'CustomerService', 'SalesService', 'Admin'];

export function projectDetails(server: FastifyInstance, parts: Parts): void {
  server.get<{ Params: { id: string } }>('/get-project-details/:id', async (request, reply) => {
    reply.type(JSON_TYPE);
    return readDetails(parts, claimsOf(request), request.params.id);
  });
}

/** The reply that shows a project to who asks. Raises 401, 403 and 404. */
export async function readDetails({ pool, site, noteView }: Parts, claims: Claims, id: string): Promise<string> {
  const { maxQuotes, holidays } = site();
  const found = await pool.query<Found>({
    name: 'details',
    text: DETAILS,
    values: [claims.sid, claims.sub, maxQuotes, ...levelsOf(site()), id],
  });
  const row = admitted(pool, claims, found, everybody);
  if (row.is_visible === null) throw new Refused(404);
  if (!row.is_visible) throw new Refused(403);
  if (row.has_contact && row.role !== 'Client') noteView('projects', id, row.id, 1);
  const nextAct = row.stage
    ? presentNextAct(
        {
          stage: row.stage,
          stageSince: row.stage_since,
          plannedFor: row.planned_for,
          releaseAt: row.release_at,
          reminder: row.reminder,
          remindAt: row.remind_at,
        },
        holidays,
      )
    : null;
  return `{"isSuccess":true,"entity":${row.json.slice(0, -1)},"nextAct":${JSON.stringify(nextAct)}},"errorMessage":null}`;
}
