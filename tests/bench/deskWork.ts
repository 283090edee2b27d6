import type { Database } from '../../src/server/db/client.ts';
import { countOf } from './countOf.ts';

const ofMeasurement = `support_tickets where subject = 'À rappeler'`;

/** A number below `most`, the same one for each id. */
const drawn = (id: string, most: number) => `abs(hashtext(${id}::text)) % ${most}`;

const AGENT = `(select id from users where email = 'service@oasis.test') agent`;

/**
 * What agents find on their desk: all their steps are overdue, and tickets are. About a third there were two calls,
 * some of them to a wrong number that was corrected since or not; a fifth is the work of somebody who is away.
 */
const deskWork = [
  `update projects set next_step_at = now() - (1 + ${drawn('id', 4000)}) * interval '1 minute'
   where next_step_by = 'service' and next_step is not null`,
  `insert into support_tickets (id, name, phone_number, subject, body, agent_id, project_id, due_at)
   select gen_random_uuid(), 'Aïssatou Barry', case when n % 4 > 0 then '+22462800' || lpad(n::text, 4, '0') end, 'À rappeler', 'Rappelez-moi.',
     case when n % 3 > 0 then agent.id end, case when n % 2 = 0 then project.id end, now() - n * interval '200 minutes'
   from generate_series(1, 20) n, ${AGENT}, (select id from projects order by submitted_at desc limit 1) project`,
  `insert into follow_up_calls (id, project_id, ticket_id, caller_id, outcome, note, called_at)
   select gen_random_uuid(), called.project_id, called.ticket_id, agent.id,
     (array['noAnswer', 'wrongNumber', 'reached'])[1 + (again + ${drawn('called.id', 2)})]::call_outcome, 'Rappeler demain', now() - (2 - again) * interval '3 hours'
   from (select id, id as project_id, null::uuid as ticket_id from projects where next_step_by = 'service'
     union all select id, null, id from ${ofMeasurement}) called,
     ${AGENT}, generate_series(0, 1) again
   where ${drawn('called.id', 3)} = 0`,
  `insert into audit_log (id, actor_id, action, entity, entity_id, after, created_at)
   select gen_random_uuid(), caller_id, 'update', 'projects', project_id, '{"phoneNumber": "+224628000000"}', called_at + interval '1 hour'
   from follow_up_calls where outcome = 'wrongNumber' and project_id is not null and ${drawn('project_id', 2)} = 0`,
  `with away as (
     insert into absences (id, user_id, from_day, until_day)
     select gen_random_uuid(), id, current_date, current_date + 365 from users
     where role = 'CustomerService' and email is distinct from 'service@oasis.test' order by id limit 1 returning id)
   insert into stand_ins (id, absence_id, project_id, ticket_id, user_id, handed_at)
   select gen_random_uuid(), away.id, held.project_id, held.ticket_id, held.agent_id, now()
   from away, (select id, id as project_id, null::uuid as ticket_id, agent_id from projects where next_step_by = 'service' and agent_id is not null
     union all select id, null, id, agent_id from ${ofMeasurement} and agent_id is not null) held
   where ${drawn('held.id', 5)} = 0
   on conflict do nothing`,
];

/** Once in a database. Gives whether anything was added. */
export async function addDeskWork(database: Pick<Database, 'query'>): Promise<boolean> {
  if ((await countOf(database, `select from ${ofMeasurement} limit 1`)) > 0) return false;
  for (const statement of deskWork) await database.query(statement);
  return true;
}
