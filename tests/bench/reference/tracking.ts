import type { FastifyInstance } from 'fastify';
import { presentStep } from '../../../src/server/steps/presenter.ts';
import { closedDays } from '../../../src/server/steps/rules.ts';
import { MAX_FILES_PER_PROJECT } from '../../../src/shared/files/rules.ts';
import type { Step } from '../../../src/shared/followUps/steps.ts';
import type { ProjectState } from '../../../src/shared/projects/status.ts';
import { actsIn, type TrackedAct } from '../../../src/shared/tracking/acts.ts';
import { trackingPath } from '../../../src/shared/tracking/address.ts';
import { JSON_TYPE, type Parts } from './parts.ts';
import { iso } from './projectLists.ts';
import { Refused } from './session.ts';
import { closingCodesOf, hashOf, tokensOf } from './trackingLink.ts';

/** What is shown of the documents that `where` finds. */
const files = (where: string) => `coalesce((
  select json_agg(json_build_object('id', f.id, 'name', f.name, 'extension', f.extension, 'size', f.size,
    'createdAt', ${iso('f.created_at')}, 'opensAfterAcceptance', false,
    'voice', case when f.voice is not null and f.seconds is not null then json_build_object('field', f.voice, 'seconds', f.seconds) end) order by f.slot)
  from files f where ${where}), '[]')`;

const LEADS = `
  select min(lead.accepted_at) as first_at, (array_agg(lead.id) filter (where lead.stage in ('Hired', 'Started')))[1] as hired,
    coalesce(bool_or(lead.release_at is not null), false) as is_asked,
    json_agg(json_build_object('id', e.id, 'name', e.name, 'phoneNumber', e.phone_number,
      'verified', array(select distinct v.kind from verification_requests r join verification_documents v on v.request_id = r.id
        where r.enterprise_id = e.id and v.status = 'Accepted'
        and v.kind in ('Registration', 'Tax', 'Identity', 'Insurance')
        and coalesce(v.expires_on >= (now() at time zone 'UTC')::date, true) order by 1)::text[],
      'score', json_build_object('count', rated.count,
        'value', case when rated.count >= 3 then floor((24.5 + rated.sum) / (7 + rated.count) * 10 + 0.5) / 10 end),
      'isHired', lead.stage in ('Hired', 'Started', 'Completed'), 'isAsking', lead.release_at is not null,
      'acceptedAt', ${iso('lead.accepted_at')}) order by lead.accepted_at, lead.id) as enterprises
  from acceptances lead join enterprises e on e.id = lead.enterprise_id
  cross join lateral (select coalesce(sum(w.rating), 0)::float8 as sum, count(*)::int as count from reviews w
    where w.enterprise_id = e.id and w.status = 'Published' and w.visible_at <= now()) rated
  where lead.project_id = p.id and p.accepted_at is not null
    and lead.stage in ('New', 'Contacted', 'Visited', 'Quoted', 'Unreachable', 'Hired', 'Started', 'Completed')`;

/** The last that each enterprise sent, the cheapest first; those that cost the same by their leads. */
const QUOTES = `
  select json_agg(json_build_object('id', q.id, 'status', q.status, 'number', q.number, 'version', q.version, 'isPaper', q.is_paper,
    'lines', coalesce((select json_agg(json_build_object('label', l.label, 'quantity', l.quantity, 'unit', l.unit,
      'unitPrice', l.unit_price, 'total', l.total) order by l.position) from quote_lines l where l.quote_id = q.id), '[]'),
    'vat', q.vat, 'netTotal', q.net_total, 'vatTotal', q.vat_total, 'total', q.total, 'depositPercent', q.deposit_percent,
    'deposit', (q.total * q.deposit_percent + 50) / 100, 'isDepositHigh', coalesce(q.deposit_percent, 0) > 40,
    'validUntil', q.valid_until, 'startsOn', q.starts_on, 'durationDays', q.duration_days, 'notes', q.notes,
    'sentAt', ${iso('q.sent_at')}, 'decidedAt', ${iso('q.decided_at')}, 'files', ${files('f.quote_id = q.id')},
    'enterprise', q.enterprise) order by q.total, q.lead_id) as quotes
  from (
    select distinct on (q.lead_id) q.*, e.name as enterprise
    from acceptances a join quotes q on q.lead_id = a.id and q.status <> 'Draft' join enterprises e on e.id = q.enterprise_id
    where a.project_id = p.id and p.quoted_at is not null order by q.lead_id, q.sent_at desc) q`;

const RESERVES = `
  select coalesce(bool_or(r.lifted_at is null), false) as is_open,
    json_agg(json_build_object('id', r.id, 'text', r.body, 'dueOn', r.due_on, 'liftedAt', ${iso('r.lifted_at')},
      'files', ${files('f.reserve_id = r.id')}) order by r.due_on, r.id) as reserves
  from acceptances a join reserves r on r.lead_id = a.id
  where a.project_id = p.id and (p.hired_at is not null or p.status = 'Done')`;

const ANSWERS = `
  select json_agg(json_build_object('question', given.name_fr, 'answers', given.answers) order by given.place) as answers
  from (
    select q.name_fr, min(x.question_index) as place,
      json_agg(case when y.name_fr = 'Autre' and x.custom_text <> '' then x.custom_text else y.name_fr end order by y.position) as answers
    from project_answers x join questions q on q.id = x.question_id join answers y on y.id = x.answer_id
    where x.project_id = p.id group by q.id) given`;

const STEPS = `
  select json_agg(json_build_object('name', name, 'at', ${iso('at')}) order by place) as steps
  from (values (1, 'submitted', p.submitted_at), (2, 'taken', p.taken_at), (3, 'published', p.published_at), (4, 'accepted', leads.first_at),
    (5, 'hired', p.hired_at), (6, 'closed', case when p.status in ('Cancelled', 'Rejected') then p.closed_at end),
    (7, 'done', case when p.status = 'Done' then p.closed_at end)) given (place, name, at)
  where at is not null`;

/** One row for the hash of a link, $1. */
const TRACKED = `
  select p.status, p.next_step, p.next_step_at, p.merged_into_id, leads.hired, leads.is_asked, reserved.is_open as has_reserve,
    kept.id as kept_id, kept.tracking_version as kept_version, kept.reference as kept_reference,
    kept.phone_number = p.phone_number and kept.anonymised_at is null as is_same, kept.tracking_hash as kept_hash,
    (select count(*)::int from files f where f.project_id = p.id) as documents,
    json_build_object('reference', p.reference, 'status', p.status, 'service', s.name_fr, 'submittedAt', ${iso('p.submitted_at')},
      'steps', (select steps from (${STEPS}) stepped),
      'request', json_build_object('description', p.description, 'answers', coalesce((select answers from (${ANSWERS}) answered), '[]'),
        'place', coalesce(d.name, 'Quartier à préciser') || ', ' || c.name, 'cityId', p.city_id, 'districtId', p.district_id,
        'address', p.address, 'landmark', p.landmark, 'position', null, 'desiredStartDate', p.desired_start_date, 'preferredContactDays', p.preferred_contact_days,
        'preferredHoursRange', p.preferred_hours_range),
      'enterprises', case when p.status in ('Cancelled', 'Rejected') then '[]' else coalesce(leads.enterprises, '[]') end,
      'files', ${files('f.project_id = p.id')}, 'sharesVoice', p.shares_voice,
      'callAt', (select ${iso('r.call_at')} from call_requests r
        where r.project_id = p.id and r.done_at is null and r.call_at > now() - interval '1 hour'),
      'reserves', coalesce(reserved.reserves, '[]'), 'quotes', coalesce((select quotes from (${QUOTES}) quoted), '[]'))::text as json
  from projects p
  left join services s on s.id = p.service_id
  join cities c on c.id = p.city_id
  left join districts d on d.id = p.district_id
  left join projects kept on kept.id = p.merged_into_id
  cross join lateral (${LEADS}) leads
  cross join lateral (${RESERVES}) reserved
  where p.tracking_hash = $1 and p.anonymised_at is null`;

interface Tracked {
  status: ProjectState;
  next_step: Step | null;
  next_step_at: Date | null;
  merged_into_id: string | null;
  hired: string | null;
  is_asked: boolean;
  has_reserve: boolean;
  documents: number;
  kept_id: string | null;
  kept_version: number;
  kept_reference: string;
  kept_hash: string | null;
  is_same: boolean;
  json: string;
}

const ISSUE = 'update projects set tracking_hash = $2 where id = $1';

/** What the page of the link with this hash shows, as a reply. Raises 404. */
export function readTracked({ pool, site }: Parts): (link: string) => Promise<string> {
  const secret = process.env.JWT_SECRET ?? '';
  const tokenOf = tokensOf(secret);
  const closingCodeOf = closingCodesOf(secret);

  const mergedInto = async (row: Tracked) => {
    if (!row.kept_id) return null;
    if (!row.is_same) return { reference: row.kept_reference, path: null };
    const token = tokenOf(row.kept_id, row.kept_version);
    if (row.kept_hash !== hashOf(token))
      await pool.query({ name: 'issue', text: ISSUE, values: [row.kept_id, hashOf(token)] });
    return { reference: row.kept_reference, path: trackingPath(token) };
  };

  return async (link) => {
    const {
      rows: [row],
    } = await pool.query<Tracked>({ name: 'tracked', text: TRACKED, values: [link] });
    if (!row) throw new Refused(404);
    const now = new Date();
    const rest = {
      readAt: now,
      nextStep: presentStep(
        {
          status: row.status,
          nextStep: row.next_step,
          nextStepAt: row.next_step_at,
          mergedIntoId: row.merged_into_id,
        },
        now,
      ),
      actions: actsIn(row.status).filter((act) => isPossible(act, row)),
      closedDays: closedDays(now, site().holidays),
      closingCode: row.hired ? closingCodeOf(row.hired) : null,
      mergedInto: await mergedInto(row),
    };
    return `{"isSuccess":true,"entity":${row.json.slice(0, -1)},${JSON.stringify(rest).slice(1)},"errorMessage":null}`;
  };
}

/** The client's page. */
export function tracking(server: FastifyInstance, parts: Parts): void {
  const pageOf = readTracked(parts);
  server.get<{ Params: { token: string } }>('/tracking/:token', (request, reply) => {
    reply.header('Cache-Control', 'private, no-store').type(JSON_TYPE);
    return pageOf(hashOf(request.params.token));
  });
}

function isPossible(act: TrackedAct, { documents, is_asked: isAsked, has_reserve: hasReserve }: Tracked): boolean {
  if (act === 'addFiles') return documents < MAX_FILES_PER_PROJECT;
  if (act === 'answerReachable') return isAsked;
  return act === 'liftReserve' ? hasReserve : true;
}
