import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import { dueAtOf } from '../../../src/shared/followUps/steps.ts';
import { formatPhone } from '../../../src/shared/format/phone.ts';
import { REFERENCE_CHARACTERS, referenceOf } from '../../../src/shared/projects/reference.ts';
import { trackingPath } from '../../../src/shared/tracking/address.ts';
import { MASKED_LINK, SENDING, segmentsOf, wordsOf } from './messages.ts';
import { JSON_TYPE, type Parts } from './parts.ts';
import { onceOnly, repetitionOf } from './repetition.ts';
import { admitted, claimsOf, Refused } from './session.ts';
import { hashOf, tokensOf } from './trackingLink.ts';

const HOUR_MS = 3_600_000;
const LENGTH = 6;

/** A submission a person, an address and a network may make in an hour. */
const MOST = [40, 150, 450];

/** Who submits, and one more counted of theirs; $3 the counts' keys, $4 now and $5 their end in milliseconds. */
const ADMIT = `
  with reader as materialized (
    select u.id, u.role, s.must_enrol, s.last_used_at < now() - interval '5 minutes' as is_stale,
      u.first_name, u.last_name, u.phone_number, u.email,
      (select l.language_id from user_languages l where l.user_id = u.id limit 1) as language_id
    from sessions s join users u on u.id = s.user_id
    where s.id = $1 and u.id = $2 and s.revoked_at is null and s.expires_at > now() and u.deactivated_at is null),
  counted as (
    insert into rate_limits as l (key, points, expire)
    select given.key, 1, $5::bigint from reader, unnest($3::text[]) with ordinality as given (key, place) order by given.place
    on conflict (key) do update set points = case when l.expire <= $4::bigint then 1 else l.points + 1 end,
      expire = case when l.expire <= $4::bigint then excluded.expire else l.expire end
    returning key, points)
  select reader.*, (select json_object_agg(key, points) from counted) as counts from reader`;

interface Admitted {
  role: string;
  must_enrol: boolean;
  is_stale: boolean;
  first_name: string;
  last_name: string;
  phone_number: string;
  email: string | null;
  language_id: string | null;
  counts: Record<string, number>;
}

/**
 * $1 client, $2 now, $3 project, $4 its reference, $5 the hash of its link, $6 what the client wrote, $7 who they are,
 * $8 until when it is to be checked, $9 and $10 the ids of the messages, $11 to $13 their words, $14 and $15 where the
 * client is, $16 key, $17 hash of the request.
 */
const SUBMIT = `
  with form as materialized (
    select * from jsonb_to_record($6::jsonb) as f ("serviceId" uuid, "cityId" uuid, "districtId" uuid, address text, description text,
      "desiredStartDate" date, "preferredContactDays" text, "preferredHoursRange" text, answers jsonb)),
  asked as materialized (
    select q.id, q.type, row_number() over (order by q.position, q.id) - 1 as index from questions q, form
    where q.service_id = form."serviceId" and q.is_active
      and exists (select from answers a where a.question_id = q.id and a.is_active)),
  given as materialized (
    select asked.index, asked.id as question_id, asked.type, a.id as answer_id, case when a.name_fr = 'Autre' then g.text end as text,
      a.name_fr = 'Autre' and g.text is null as is_unsaid
    from form, jsonb_to_recordset(form.answers) as g (index int, id uuid, text text)
    join asked on asked.index = g.index join answers a on a.id = g.id and a.question_id = asked.id and a.is_active),
  fits as (
    select form.*, client.phone_number, client.first_name, client.last_name, client.email, client.language_id,
      jsonb_array_length(form.answers) > 0 as is_predefined
    from form, jsonb_to_record($7::jsonb) as client (first_name text, last_name text, phone_number text, email text, language_id uuid)
    where form."desiredStartDate" > $2::timestamptz::date
      and (form."serviceId" is null or exists (select from services s where s.id = form."serviceId" and s.is_active))
      and exists (select from cities c where c.id = form."cityId")
      and (form."districtId" is null or exists (select from districts d where d.id = form."districtId" and d.city_id = form."cityId"))
      and (jsonb_array_length(form.answers) = 0 or (
        (select count(*) from given) = jsonb_array_length(form.answers)
        and not exists (select from given where is_unsaid)
        and not exists (select from asked where not exists (select from given where given.index = asked.index))
        and not exists (select from given where type = 'radio' group by index having count(*) > 1)))),
  project as (
    insert into projects (id, client_id, service_id, city_id, district_id, address, description, desired_start_date,
      preferred_contact_days, preferred_hours_range, from_predefined, first_name, last_name, phone_number, email, language_id,
      submitted_at, updated_at, next_step, next_step_by, next_step_at, step_since, reference, tracking_hash)
    select $3::uuid, $1::uuid, "serviceId", "cityId", "districtId", address, description, "desiredStartDate",
      "preferredContactDays", "preferredHoursRange", is_predefined, first_name, last_name, phone_number, email, language_id,
      $2::timestamptz, $2::timestamptz, 'Check', 'service', $8::timestamptz, $2::timestamptz, $4::text, $5::text
    from fits returning id, phone_number, email),
  answered as (
    insert into project_answers (project_id, question_index, question_id, answer_id, custom_text)
    select project.id, given.index, given.question_id, given.answer_id, given.text from project, given),
  told as (
    insert into messages (id, channel, template, recipient, subject, body, segments, project_id, dedupe_key, created_at, origin_address, origin_network)
    select $9::uuid, 'sms'::message_channel, 'requestReceived', phone_number, null, $11::text, ${segmentsOf('$11::text')}, id,
      'sms:received:' || id, $2::timestamptz, $14::text, $15::text from project
    union all
    select $10::uuid, 'email', 'requestReceived', email, $12::text, $13::text, 0, id,
      'email:received:' || id, $2::timestamptz, $14::text, $15::text from project where email is not null
    returning id),
  ${SENDING},
  kept as (
    insert into idempotency_keys (caller, key, request_hash, status, reply)
    select $1::uuid::text, $16::text, $17::text, 200, jsonb_build_object('id', id) from project)
  select (select id from project) as id, (select count(*) from notified) as notified`;

interface Form {
  clientId: string;
  serviceId: string;
  districtId: string;
  choosenResponses: Record<string, { responseId: string; customResponseText?: string }[]>;
}

const SHOWN = `select id, reference, tracking_version from projects where id = $1`;

const drawReference = () =>
  referenceOf(Array.from({ length: LENGTH }, () => REFERENCE_CHARACTERS[randomInt(REFERENCE_CHARACTERS.length)] ?? ''));

/** A client submits a request for themselves: who they are and what they used up, then all that is written. */
export function submission(server: FastifyInstance, { pool, site }: Parts): void {
  const tokenOf = tokensOf(process.env.JWT_SECRET ?? '');
  server.post<{ Body: Form }>('/save-project-infos', async (request, reply) => {
    const claims = claimsOf(request);
    const form = request.body;
    const now = new Date();
    const here = `${request.ip}/32`;
    const network = `${request.ip.split('.').slice(0, 3).join('.')}.0/24`;
    const keys = [`submit:user:${claims.sub}`, `submitAddress:${here}`, `submitNetwork:${network}`];
    const found = await pool.query<Admitted>({
      name: 'admit',
      text: ADMIT,
      values: [claims.sid, claims.sub, keys, now.getTime(), now.getTime() + HOUR_MS],
    });
    const { counts, ...client } = admitted(pool, claims, found, ['Client', 'Entrepreneur']);
    const factor = Number(process.env.RATE_LIMIT_FACTOR);
    if (keys.some((key, index) => (counts[key] ?? 0) > (MOST[index] ?? 0) * factor)) throw new Refused(429);
    if (form.clientId !== claims.sub) throw new Refused(403);
    const repetition = repetitionOf(request);
    const written = { ...form, serviceId: form.serviceId || null, districtId: form.districtId || null };
    const answers = Object.entries(form.choosenResponses).flatMap(([name, given]) =>
      given.map(({ responseId, customResponseText }) => ({
        index: Number(name.slice(1)),
        id: responseId,
        text: customResponseText,
      })),
    );
    let projectReference = '';
    const { id } = await onceOnly(pool, claims.sub, repetition, async () => {
      const projectId = v7();
      projectReference = drawReference();
      const name = [client.first_name, client.last_name].filter(Boolean).join(' ');
      const values = {
        greeting: wordsOf(name ? 'message.greeting' : 'message.greetingNobody', { name }),
        reference: projectReference,
        link: MASKED_LINK,
        supportPhone: formatPhone(site().supportPhone),
      };
      const {
        rows: [row],
      } = await pool.query<{ id: string | null }>({
        name: 'submit',
        text: SUBMIT,
        values: [
          claims.sub,
          now,
          projectId,
          projectReference,
          hashOf(tokenOf(projectId, 1)),
          JSON.stringify({ ...written, answers }),
          JSON.stringify(client),
          dueAtOf('Check', now, site()),
          v7(),
          v7(),
          wordsOf('message.requestReceived.sms', values),
          wordsOf('message.requestReceived.subject', values),
          wordsOf('message.requestReceived.email', values),
          here,
          network,
          repetition.key,
          repetition.hash,
        ],
      });
      if (!row?.id) projectReference = '';
      return row?.id ? { id: row.id } : null;
    });
    reply.type(JSON_TYPE);
    if (projectReference) return replyOf(id, projectReference, tokenOf(id, 1));
    const {
      rows: [kept],
    } = await pool.query({ name: 'shown', text: SHOWN, values: [id] });
    return replyOf(id, kept.reference, tokenOf(id, kept.tracking_version));
  });
}

const replyOf = (id: string, reference: string, token: string) =>
  JSON.stringify({
    isSuccess: true,
    entity: { id, reference, trackingPath: trackingPath(token) },
    errorMessage: null,
  });
