import type { FastifyInstance } from 'fastify';
import { JSON_TYPE, type Parts } from './parts.ts';
import { iso } from './projectLists.ts';
import { admitted, claimsOf, STAFF_READER } from './session.ts';

/** What every row has, of whatever kind: `one`, its agent `g` and its last call. */
const rowOf = (about: 'project_id' | 'ticket_id', fields: string) => `json_build_object(
  'id', one.id, 'kind', one.kind, 'dueAt', ${iso('one.due_at')}, 'isOverdue', one.due_at <= now(), 'reason', null, 'enterpriseId', null,
  'agentName', nullif(trim(g.first_name || ' ' || g.last_name), ''),
  'standsInFor', (
    select json_build_object('name', concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), 'untilDay', b.until_day)
    from stand_ins w join absences b on b.id = w.absence_id join users u on u.id = b.user_id where w.${about} = one.id),
  'lastCall', case when call.outcome is not null then
    json_build_object('outcome', call.outcome, 'calledAt', ${iso('call.called_at')}, 'note', call.note) end,
  ${fields}) as item`;

const lastCall = (about: 'project_id' | 'ticket_id') => `
  left join lateral (select outcome, called_at, note from follow_up_calls c where c.${about} = one.id order by called_at desc, c.id desc limit 1) call on true`;

const PROJECTS = `
  select one.due_at, one.id, p.phone_number, ${rowOf(
    'project_id',
    `'reference', p.reference, 'clientName', coalesce(nullif(concat_ws(' ', nullif(p.first_name, ''), nullif(p.last_name, '')), ''), 'Nom à compléter'),
     'phoneNumber', p.phone_number, 'title', s.name_fr, 'place', coalesce(d.name, 'Quartier à préciser') || ', ' || c.name,
     'step', p.next_step, 'by', p.next_step_by, 'agentId', p.agent_id, 'projectId', p.id, 'updatedAt', ${iso('p.updated_at')}, 'version', null,
     'isNumberWrong', call.outcome is not distinct from 'wrongNumber' and not exists (
       select from audit_log l where l.entity = 'projects' and l.entity_id = one.id and l.created_at > call.called_at and jsonb_exists(l.after, 'phoneNumber'))`,
  )}
  from page one join projects p on p.id = one.id join cities c on c.id = p.city_id
  left join districts d on d.id = p.district_id left join services s on s.id = p.service_id left join users g on g.id = p.agent_id
  ${lastCall('project_id')}
  where one.kind = 'project'`;

/** Nobody corrects the number of a ticket. */
const TICKETS = `
  select one.due_at, one.id, t.phone_number, ${rowOf(
    'ticket_id',
    `'reference', p.reference, 'clientName', t.name, 'phoneNumber', t.phone_number, 'title', t.subject, 'place', null, 'step', null,
     'by', 'service', 'agentId', t.agent_id, 'projectId', t.project_id, 'updatedAt', ${iso('t.updated_at')}, 'version', t.xmin::text,
     'isNumberWrong', call.outcome is not distinct from 'wrongNumber'`,
  )}
  from page one join support_tickets t on t.id = one.id
  left join projects p on p.id = t.project_id left join users g on g.id = t.agent_id
  ${lastCall('ticket_id')}
  where one.kind = 'ticket'`;

/**
 * Each along its index: what is theirs, what nobody has taken (ordered by its agent, nobody, as the index is), tickets.
 */
const OVERDUE = `
  with ${STAFF_READER},
  found as materialized (
    select kind, id, due_at from (
      (select 'project' as kind, id, next_step_at as due_at from projects
       where agent_id = $2 and next_step_by = 'service' and next_step is not null and next_step_at <= now()
       order by next_step_at, id limit 200)
      union all
      (select 'project', id, next_step_at from projects
       where agent_id is null and status = 'Submitted' and next_step_by = 'service' and next_step is not null and next_step_at <= now()
       order by agent_id, next_step_at, id limit 200)
      union all
      (select 'ticket', id, due_at from support_tickets
       where status = 'Open' and (agent_id is null or agent_id = $2) and due_at <= now() order by due_at, id limit 200)) each_kind
    order by due_at, id limit 200),
  page as materialized (select * from found order by due_at, id limit 25)
  select reader.id, reader.role, reader.must_enrol, reader.is_stale, (select count(*)::int from found) as total, shown.*
  from reader, lateral (
    select json_agg(item order by due_at, id)::text as rows, (count(*) filter (where phone_number <> ''))::int as contacts
    from (${PROJECTS} union all ${TICKETS}) r) shown`;

interface Listed {
  id: string;
  role: string;
  must_enrol: boolean;
  is_stale: boolean;
  total: number;
  rows: string | null;
  contacts: number;
}

/** What comes next as an agent's desk opens: what is overdue. */
export function followUps(server: FastifyInstance, { pool, noteView }: Parts): void {
  server.get('/admin/follow-ups', async (request, reply) => {
    const claims = claimsOf(request);
    const found = await pool.query<Listed>({
      name: 'follow-ups',
      text: OVERDUE,
      values: [claims.sid, claims.sub],
    });
    const { id, rows, total, contacts } = admitted(pool, claims, found, ['CustomerService']);
    noteView('projects', undefined, id, contacts);
    reply.header('Content-Range', `follow-ups 0-${Math.max(0, Math.min(total, 25) - 1)}/${total}`).type(JSON_TYPE);
    return rows ?? '[]';
  });
}
