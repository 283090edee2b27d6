import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import { MASKED_CLOSING_CODE } from '../../../src/server/leads/openClosingCode.ts';
import { formatPhone } from '../../../src/shared/format/phone.ts';
import { brief, filled, greeting, MASKED_LINK, SENDING, segmentsOf, spoken } from './messages.ts';
import { JSON_TYPE, type Parts } from './parts.ts';
import { onceOnly, repetitionOf } from './repetition.ts';
import { Refused } from './session.ts';
import { readTracked } from './tracking.ts';
import { hashOf } from './trackingLink.ts';

/** Begins with the time, as those of the product do. */
const NEW_ID = `($7::text || substr(gen_random_uuid()::text, 16))::uuid`;

/** As `150 000 GNF`, with narrow spaces. */
const GNF = `replace(to_char(total, 'FM999,999,999,999,999'), ',', chr(8239)) || ' GNF'`;

const toClient = {
  enterprise: 'enterprise',
  phone: 'phone',
  closingCode: `'${MASKED_CLOSING_CODE}'`,
  link: `'${MASKED_LINK}'`,
  supportPhone: '$8::text',
};
const toHired = { clientFirst: `coalesce(name, 'Le client')`, number: 'number', amount: GNF, phone: 'client_phone' };
const toLost = { service: 'service', city: 'city' };

const MESSAGES = `
  select 'sms' as channel, 'jobHired' as template, phone_number as recipient, null as subject,
    ${filled('message.jobHired.sms', { ...toClient, enterprise: brief('enterprise') })} as body, 'jobHired:' || quote_id as key from words
  union all
  select 'email', 'jobHired', email, ${filled('message.jobHired.subject', toClient)}, ${filled('message.jobHired.email', { ...toClient, greeting: greeting('name') })},
    'jobHired:' || quote_id from words where email is not null
  union all
  select 'sms', 'quoteAccepted', enterprise_phone, null,
    ${filled('message.quoteAccepted.sms', { ...toHired, client: brief(`coalesce(name, 'le client')`) })}, 'quoteAccepted:' || quote_id from words
  union all
  select 'email', 'quoteAccepted', u.email, ${filled('message.quoteAccepted.subject', toHired)}, ${filled('message.quoteAccepted.email', toHired)},
    'quoteAccepted:' || quote_id || ':' || u.id
  from words join users u on u.enterprise_id = words.enterprise_id and u.deactivated_at is null and u.email is not null
  union all
  select 'sms', 'quoteLost', other.phone_number, null, ${filled('message.quoteLost.sms', { service: brief('service'), city: brief('city') })},
    'quoteLost:' || quote_id || ':' || other.id
  from words, moved join enterprises other on other.id = moved.enterprise_id where not moved.is_hired
  union all
  select 'email', 'quoteLost', u.email, ${filled('message.quoteLost.subject', toLost)}, ${filled('message.quoteLost.email', toLost)},
    'quoteLost:' || quote_id || ':' || u.enterprise_id || ':' || u.id
  from words, moved join users u on u.enterprise_id = moved.enterprise_id and u.deactivated_at is null and u.email is not null where not moved.is_hired`;

const ACTS = `
  select case when is_hired then 'hire' else 'drop' end, 'leads', id, jsonb_build_object('stage', former),
    jsonb_strip_nulls(jsonb_build_object('stage', stage, 'reason', case when not is_hired then 'otherChosen' end)) from moved
  union all
  select 'hire', 'projects', id, jsonb_build_object('status', status), jsonb_build_object('status', 'Hired') from words
  union all
  select 'accept', 'quotes', quote_id, jsonb_build_object('status', 'Sent'), jsonb_build_object(
    'status', 'Accepted', 'number', number, 'version', version, 'contentHash', content_hash, 'by', known_by) from words
  union all
  select 'pass', 'quotes', id, null, jsonb_build_object('status', status) from decided where status = 'Declined'`;

/**
 * One row where the link opens a request. $1 the hash of the link, $2 of the browser's cookie, $3 quote, $4 now, $5 the
 * client's address, $6 the call's id, $7 the beginning of new ids, $8 the support's telephone, $9 key, $10 hash of the
 * call. Two at once meet at the unique key of the hired lead.
 */
const CHOOSE = `
  with tracked as materialized (
    select p.id, p.status, p.phone_number, p.email, p.city_id, p.service_id, nullif(trim(p.first_name || ' ' || p.last_name), '') as name,
      (select d.created_at from tracking_devices d
       where d.token_hash = $2 and d.phone_number = p.phone_number and d.expires_at > $4::timestamptz) as known_at
    from projects p where p.tracking_hash = $1::text and p.anonymised_at is null),
  chosen as materialized (
    select t.*, q.id as quote_id, q.lead_id, q.enterprise_id, q.number, q.version, q.total, q.content_hash,
      (q.starts_on + q.duration_days + 1)::timestamptz - interval '1 second' as ends_at,
      case when t.known_at > $4::timestamptz - interval '10 minutes' then 'code' else 'device' end as known_by
    from tracked t join quotes q on q.id = $3::uuid join acceptances a on a.id = q.lead_id
    where t.known_at is not null and t.status in ('Available', 'Accepted') and a.project_id = t.id and a.stage = 'Quoted'
      and q.status = 'Sent' and q.valid_until >= $4::timestamptz::date),
  leads as materialized (
    select a.id, a.stage, a.id = chosen.lead_id as is_hired from chosen join acceptances a on a.project_id = chosen.id
    where a.stage in ('New', 'Contacted', 'Visited', 'Quoted', 'Unreachable')),
  moved as (
    update acceptances a set stage = (case when leads.is_hired then 'Hired' else 'Lost' end)::lead_stage, stage_since = $4::timestamptz,
      planned_for = null, release_at = null, remind_at = case when leads.is_hired then a.remind_at end,
      reminder = case when leads.is_hired then a.reminder end, end_reason = case when not leads.is_hired then 'otherChosen' end
    from leads where a.id = leads.id and a.stage = leads.stage
    returning a.id, a.enterprise_id, a.stage, leads.stage as former, leads.is_hired),
  decided as (
    update quotes q set status = (case when moved.is_hired then 'Accepted' else 'Declined' end)::quote_status, decided_at = $4::timestamptz,
      decline_reason = case when not moved.is_hired then 'otherChosen' end, accepted_by = case when moved.is_hired then chosen.known_by end,
      accepted_from = case when moved.is_hired then $5::text end, updated_at = case when moved.is_hired then $4::timestamptz else q.updated_at end
    from moved, chosen where q.lead_id = moved.id and q.status = 'Sent' returning q.id, q.status),
  hired as (
    update projects p set status = 'Hired', hired_at = $4::timestamptz, updated_at = $4::timestamptz,
      next_step = case when goes_on then p.next_step else 'Work' end, next_step_by = case when goes_on then p.next_step_by else 'hired' end,
      next_step_at = case when goes_on then p.next_step_at else ends_at end, step_since = case when goes_on then p.step_since else $4::timestamptz end
    from (select chosen.id, chosen.ends_at,
        exists (select from call_requests c where c.project_id = chosen.id and c.done_at is null) as goes_on
      from chosen join moved on moved.id = chosen.lead_id) job
    where p.id = job.id returning p.id),
  words as (
    select chosen.*, ${spoken('chosen.phone_number')} as client_phone, e.name as enterprise, e.phone_number as enterprise_phone,
      ${spoken('e.phone_number')} as phone, c.name as city, coalesce(s.name_fr, 'Non catégorisé') as service
    from chosen join hired on hired.id = chosen.id join enterprises e on e.id = chosen.enterprise_id join cities c on c.id = chosen.city_id
    left join services s on s.id = chosen.service_id),
  recorded as (
    insert into audit_log (id, action, entity, entity_id, before, after, request_id, created_at)
    select ${NEW_ID}, action, entity, entity_id, before, after || '{"via": "link"}', $6::text, $4::timestamptz
    from (${ACTS}) acts (action, entity, entity_id, before, after)),
  told as (
    insert into messages (id, channel, template, recipient, subject, body, segments, project_id, dedupe_key, created_at)
    select ${NEW_ID}, channel::message_channel, template, recipient, subject, body, case channel when 'sms' then ${segmentsOf('body')} else 0 end,
      hired.id, channel || ':' || key, $4::timestamptz
    from hired, (${MESSAGES}) written on conflict do nothing returning id),
  ${SENDING},
  kept as (
    insert into idempotency_keys (caller, key, request_hash, status, reply)
    select 'link:' || $1::text, $9::text, $10::text, 200, to_jsonb($3::uuid::text) from hired)
  select known_at is not null as is_known, (select id from hired) as hired, (select count(*) from notified) as notified from tracked`;

interface Chosen {
  is_known: boolean;
  hired: string | null;
}

/** A client chooses a quote by their link, in a browser that gave a code: one statement, and what their page shows. */
export function choice(server: FastifyInstance, parts: Parts): void {
  const { pool, site } = parts;
  const pageOf = readTracked(parts);
  server.post<{ Params: { token: string; id: string } }>(
    '/tracking/:token/quotes/:id/accept',
    async (request, reply) => {
      const link = hashOf(request.params.token);
      const browser = /(?:^|; )tracking=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
      const repetition = repetitionOf(request);
      await onceOnly(pool, `link:${link}`, repetition, async () => {
        const {
          rows: [found],
        } = await pool.query<Chosen>({
          name: 'choose',
          text: CHOOSE,
          values: [
            link,
            hashOf(browser),
            request.params.id,
            new Date(),
            request.ip,
            v7(),
            v7().slice(0, 15),
            formatPhone(site().supportPhone),
            repetition.key,
            repetition.hash,
          ],
        });
        if (!found) throw new Refused(404);
        if (!found.is_known) throw new Refused(409);
        return found.hired;
      });
      reply.type(JSON_TYPE);
      return pageOf(link);
    },
  );
}
