import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { JSON_TYPE, type Parts } from './parts.ts';
import { iso } from './projectLists.ts';
import { admitted, claimsOf, STAFF_READER } from './session.ts';

const listOf = (found: string, rows: string) => `
  with ${STAFF_READER}, found as materialized (${found})
  select reader.id, reader.role, reader.must_enrol, reader.is_stale, (select count(*)::int from found) as total,
    (select json_agg(r)::text from (${rows}) r) as rows
  from reader`;

/** Links and codes are masked where a message holds one. */
const MESSAGES = listOf(
  'select id, created_at from messages order by created_at desc, id desc limit 200',
  `select m.id, m.channel, m.template, m.recipient, m.subject, m.status, m.attempts, m.segments, m.last_error as "lastError",
     m.project_id as "projectId", ${iso('m.created_at')} as "createdAt", ${iso('m.sent_at')} as "sentAt", ${iso('m.sending_since')} as "triedAt",
     regexp_replace(case when m.template in ('contactCode', 'trackingCode') then regexp_replace(m.body, '\\y\\d{6}\\y', '……', 'g') else m.body end,
       '(/(?:reset-password|annuler-changement|effacement)\\?token=|/suivi/)[\\w*-]+', '\\1…', 'gi') as body
   from (select * from found limit 25) one join messages m on m.id = one.id
   order by one.created_at desc, one.id desc`,
);

const ENTERPRISES = listOf(
  'select id, created_at from enterprises order by created_at desc, id desc limit 200',
  `select e.id, e.name, e.status, e.account_number as "accountNumber", c.name as "cityName", ${iso('e.created_at')} as "creationDate",
     nullif(trim(g.first_name || ' ' || g.last_name), '') as "assignedAgentName",
     b.name_fr as "planType", to_char(b.ends_at, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "planExpirationDate"
   from (select * from found limit 25) one join enterprises e on e.id = one.id
   left join cities c on c.id = e.city_id left join users g on g.id = e.assigned_agent_id
   left join lateral (select k.name_fr, s.ends_at from subscriptions s join packages k on k.id = s.package_id
     where s.enterprise_id = e.id and s.status in ('Active', 'Expired') and s.starts_at <= now() order by s.starts_at desc limit 1) b on true
   order by one.created_at desc, one.id desc`,
);

const LEADS = listOf(
  'select id, accepted_at from acceptances order by accepted_at desc, id desc limit 200',
  `select a.id, a.stage, ${iso('a.stage_since')} as "stageSince", ${iso('a.accepted_at')} as "acceptedAt",
     p.id as "projectId", p.reference, s.name_fr as service, c.name as city, e.id as "enterpriseId", e.name as "enterpriseName",
     true as "mayOpen"
   from (select * from found limit 25) one join acceptances a on a.id = one.id
   join projects p on p.id = a.project_id join cities c on c.id = p.city_id join enterprises e on e.id = a.enterprise_id
   left join services s on s.id = p.service_id
   order by one.accepted_at desc, one.id desc`,
);

const QUOTES = listOf(
  'select id, created_at from quotes order by created_at desc, id desc limit 200',
  `select q.id, q.number, q.version,
     case when q.status = 'Sent' and q.valid_until < (now() at time zone 'UTC')::date then 'Expired' else q.status end as status, q.total, ${iso('q.created_at')} as "createdAt", ${iso('q.sent_at')} as "sentAt",
     p.id as "projectId", p.reference, e.id as "enterpriseId", e.name as "enterpriseName"
   from (select * from found limit 25) one join quotes q on q.id = one.id
   join acceptances a on a.id = q.lead_id join projects p on p.id = a.project_id join enterprises e on e.id = q.enterprise_id
   order by one.created_at desc, one.id desc`,
);

interface Listed {
  id: string;
  role: string;
  must_enrol: boolean;
  is_stale: boolean;
  total: number;
  rows: string | null;
}

/** Lists of the back-office as they open, for an admin. */
export function deskLists(server: FastifyInstance, { pool, noteView }: Parts): void {
  const send = async (request: FastifyRequest, reply: FastifyReply, unit: string, text: string) => {
    const claims = claimsOf(request);
    const found = await pool.query<Listed>({ name: unit, text, values: [claims.sid, claims.sub] });
    const { id, rows, total } = admitted(pool, claims, found, ['Admin']);
    const shown = Math.min(total, 25);
    // Every message has its recipient.
    if (unit === 'messages') noteView('messages', undefined, id, shown);
    reply.header('Content-Range', `${unit} 0-${Math.max(0, shown - 1)}/${total}`).type(JSON_TYPE);
    return rows ?? '[]';
  };
  server.get('/admin/messages', (request, reply) => send(request, reply, 'messages', MESSAGES));
  server.get('/admin/enterprises', (request, reply) => send(request, reply, 'enterprises', ENTERPRISES));
  server.get('/admin/leads', (request, reply) => send(request, reply, 'leads', LEADS));
  server.get('/admin/quotes', (request, reply) => send(request, reply, 'quotes', QUOTES));
}
