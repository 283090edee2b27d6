import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import { dueAtOf } from '../../../src/shared/followUps/steps.ts';
import { formatPhone } from '../../../src/shared/format/phone.ts';
import { brief, filled, greeting, SENDING, segmentsOf, spoken } from './messages.ts';
import { JSON_TYPE, type Parts } from './parts.ts';
import { readDetails } from './projectDetails.ts';
import { REFUSAL } from './projectLists.ts';
import { onceOnly, repetitionOf } from './repetition.ts';
import { admitted, claimsOf, READER, Refused } from './session.ts';

/** What the client waits for goes on, though one more enterprise accepted. */
const GOES_ON = `
  exists (select from call_requests c where c.project_id = p.id and c.done_at is null)
  or exists (
    select from acceptances a left join quotes q on q.lead_id = a.id and q.status = 'Sent'
    where a.project_id = p.id and a.stage in ('New', 'Contacted', 'Visited', 'Quoted', 'Unreachable', 'Hired', 'Started', 'Completed')
      and (a.release_at is not null or q.id is not null or a.stage in ('Contacted', 'Visited', 'Quoted')))`;

/** The first number of the month that is free: the next one, unless an acceptance was given back. */
const SEQUENCE = `case
  when reader.accepted = (
    select coalesce(max(a.monthly_sequence), 0) from acceptances a
    where a.enterprise_id = reader.enterprise_id and a.month = date_trunc('month', $5::timestamptz)::date and a.released_at is null)
  then reader.accepted + 1
  else (
    select min(n) from generate_series(1, reader.accepted + 1) n where not exists (
      select from acceptances a where a.enterprise_id = reader.enterprise_id
        and a.month = date_trunc('month', $5::timestamptz)::date and a.released_at is null and a.monthly_sequence = n)) end`;

/** $9 is the support's telephone. */
const MAIL = filled('message.requestAccepted.email', {
  greeting: greeting('name'),
  enterprise: 'enterprise',
  phone: 'phone',
  supportPhone: '$9::text',
});

/**
 * $4 project, $5 now, $6 until when the enterprise is to call, $7 and $8 the ids of the messages, $10 key, $11 hash of
 * the request. Two at once meet at the unique keys of `acceptances`.
 */
const ACCEPT = `
  with ${READER},
  open as materialized (
    select p.id, p.phone_number, p.email, nullif(trim(p.first_name || ' ' || p.last_name), '') as name,
      e.id as enterprise_id, e.name as enterprise, ${spoken('e.phone_number')} as phone, reader.package_id,
      ${GOES_ON} as goes_on, ${SEQUENCE} as sequence,
      (select min(n) from generate_series(1, 4) n
        where n not in (select a.slot from acceptances a where a.project_id = p.id and a.freed_at is null)) as slot
    from reader join projects p on p.id = $4 join enterprises e on e.id = reader.enterprise_id
    where reader.role = 'Entrepreneur' and not reader.must_enrol and p.published_at is not null and p.client_id <> reader.id
      and ${REFUSAL} is null
      and not exists (select from acceptances a where a.project_id = p.id and a.enterprise_id = e.id)),
  accepted as (
    insert into acceptances (project_id, enterprise_id, user_id, slot, month, monthly_sequence, package_id, accepted_at, stage_since)
    select id, enterprise_id, $2::uuid, slot, date_trunc('month', $5::timestamptz)::date, sequence, package_id, $5::timestamptz, $5::timestamptz
    from open returning project_id),
  counted as (
    update projects p set acceptance_count = p.acceptance_count + 1,
      status = case when p.acceptance_count + 1 >= $3::int then 'Accepted' else p.status end,
      next_step = case when open.goes_on then p.next_step else 'Contact' end,
      next_step_by = case when open.goes_on then p.next_step_by else 'enterprises' end,
      next_step_at = case when open.goes_on then p.next_step_at else $6::timestamptz end,
      step_since = case when open.goes_on then p.step_since else $5::timestamptz end
    from accepted join open on open.id = accepted.project_id where p.id = open.id returning p.id),
  words as (
    select open.*, ${filled('message.requestAccepted.sms', { enterprise: brief('enterprise'), phone: 'phone' })} as sms
    from open join counted on counted.id = open.id),
  told as (
    insert into messages (id, channel, template, recipient, subject, body, segments, project_id, dedupe_key, created_at)
    select $7::uuid, 'sms'::message_channel, 'requestAccepted', phone_number, null, sms, ${segmentsOf('sms')}, id,
      'sms:accepted:' || id || ':' || enterprise_id, $5::timestamptz from words
    union all
    select $8::uuid, 'email', 'requestAccepted', email, ${filled('message.requestAccepted.subject', { enterprise: 'enterprise' })}, ${MAIL}, 0, id, 'email:accepted:' || id || ':' || enterprise_id, $5::timestamptz from words where email is not null
    returning id),
  ${SENDING},
  kept as (
    insert into idempotency_keys (caller, key, request_hash, status, reply)
    select $2::uuid::text, $10::text, $11::text, 200, to_jsonb(id::text) from counted)
  select reader.id, reader.role, reader.must_enrol, reader.is_stale, (select id from counted) as accepted,
    (select count(*) from notified) as notified from reader`;

interface Accepted {
  role: string;
  must_enrol: boolean;
  is_stale: boolean;
  accepted: string | null;
}

/** A contractor accepts a project: one statement, and what they then see of it. */
export function acceptance(server: FastifyInstance, parts: Parts): void {
  const { pool, site } = parts;
  server.put<{ Body: { id: string; entrepreneurId: string } }>('/accept-project/', async (request, reply) => {
    const claims = claimsOf(request);
    const { id, entrepreneurId } = request.body;
    if (entrepreneurId !== claims.sub) throw new Refused(403);
    const repetition = repetitionOf(request);
    const now = new Date();
    const accepted = await onceOnly(pool, claims.sub, repetition, async () => {
      const found = await pool.query<Accepted>({
        name: 'accept',
        text: ACCEPT,
        values: [
          claims.sid,
          claims.sub,
          site().maxQuotes,
          id,
          now,
          dueAtOf('Contact', now, site()),
          v7(),
          v7(),
          formatPhone(site().supportPhone),
          repetition.key,
          repetition.hash,
        ],
      });
      return admitted(pool, claims, found, ['Entrepreneur']).accepted;
    });
    reply.type(JSON_TYPE);
    return readDetails(parts, claims, accepted);
  });
}
