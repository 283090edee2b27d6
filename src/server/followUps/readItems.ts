import { type SQL, sql } from 'drizzle-orm';
import type { FollowUpItem } from '../../shared/followUps/views.ts';
import { fullName } from '../../shared/format/fullName.ts';
import type { Context } from '../context.ts';
import { literal, unplanned } from '../db/literal.ts';
import { rowsOf } from '../db/rowsOf.ts';
import type { Page } from '../http/listQuery.ts';
import { fr } from '../texts.ts';

const districtUnknown = fr('projects.districtUnknown').replaceAll("'", "''");

/** A row as the driver gives it: instants are text. */
interface Row extends Pick<FollowUpItem, 'kind' | 'id' | 'dueAt' | 'isOverdue' | 'isNumberWrong'> {
  reference: string | null;
  /** Empty where the agent has yet to write it. */
  clientName: string;
  phoneNumber: string | null;
  title: string | null;
  place: string | null;
  step: FollowUpItem['step'];
  reason: FollowUpItem['reason'];
  enterpriseId: string | null;
  by: FollowUpItem['by'];
  agentId: string | null;
  agentName: string | null;
  projectId: string | null;
  updatedAt: string;
  version: string | null;
  outcome: NonNullable<FollowUpItem['lastCall']>['outcome'] | null;
  calledAt: string;
  note: string | null;
  awayFirstName: string | null;
  awayLastName: string;
  awayUntil: string;
  rank: string;
  total: number;
}

/** What comes instead of rows where the page has none. */
interface Nothing {
  id: null;
  total: number;
}

/**
 * What staff read of a page of what was found, and how much that is. `found` is a query that gives `kind`, `id`,
 * `due_at` and `rank`, from which the page is taken in order. What was closed meanwhile is left out.
 */
export async function readItems(
  ctx: Context,
  found: SQL,
  { offset, limit }: Page,
): Promise<{ rows: FollowUpItem[]; total: number }> {
  const rows = await rowsOf<Row | Nothing>(
    ctx.db,
    sql`with found as materialized (${found}),
      page as (select * from found order by rank limit ${literal(limit)} offset ${literal(offset)}),
      shown as (
        select page.rank, page.kind, page.id, page.due_at as "dueAt", page.due_at <= ${unplanned(ctx.now)} as "isOverdue", item.*
        from page cross join lateral (${PROJECT} union all ${TICKET} union all ${ENTERPRISE}) item)
      select counted.total, shown.*
      from (select count(*)::int as total from found) counted left join shown on true order by shown.rank`,
  );
  return { rows: rows.flatMap((row) => (row.id === null ? [] : itemOf(row))), total: rows[0]?.total ?? 0 };
}

/** What is the same of each kind; `one` is the row that the call and the colleague are about. */
const COMMON = `
  call.outcome, call.called_at as "calledAt", call.note,
  away.first_name as "awayFirstName", away.last_name as "awayLastName", away.until_day as "awayUntil"`;

/** The last call of staff, and who has it else while a colleague stands in. */
const around = (about: 'project_id' | 'ticket_id' | 'enterprise_id') => `
  left join lateral (
    select outcome, called_at, note from follow_up_calls where ${about} = one.id
    order by called_at desc, id desc limit 1) call on true
  left join lateral (
    select u.first_name, u.last_name, b.until_day
    from stand_ins w join absences b on b.id = w.absence_id join users u on u.id = b.user_id
    where w.${about} = one.id) away on true`;

const nameOf = (agentId: string) =>
  `(select nullif(trim(first_name || ' ' || last_name), '') from users where id = ${agentId})`;

/** The last call went to somebody else, and nobody has corrected the number since. */
const isStillWrong = (entity: 'projects' | 'enterprises') => `
  call.outcome is not distinct from 'wrongNumber' and not exists (
    select from audit_log l where l.entity = '${entity}' and l.entity_id = one.id and l.created_at > call.called_at
      and jsonb_exists(l.after, 'phoneNumber'))`;

const PROJECT = sql.raw(`
  select one.reference, concat_ws(' ', nullif(one.first_name, ''), nullif(one.last_name, '')) as "clientName",
    one.phone_number as "phoneNumber", (select name_fr from services where id = one.service_id) as title,
    coalesce((select name from districts where id = one.district_id), '${districtUnknown}')
      || ', ' || (select name from cities where id = one.city_id) as place,
    one.next_step as step, null as reason, null::uuid as "enterpriseId", one.next_step_by as by,
    one.agent_id as "agentId", ${nameOf('one.agent_id')} as "agentName", one.id as "projectId",
    one.updated_at as "updatedAt", null as version, ${isStillWrong('projects')} as "isNumberWrong", ${COMMON}
  from projects one ${around('project_id')}
  where page.kind = 'project' and one.id = page.id and one.next_step is not null`);

// The number of a ticket is what its writer gave: nobody corrects it.
const TICKET = sql.raw(`
  select (select reference from projects where id = one.project_id), one.name, one.phone_number, one.subject, null, null,
    null, null, 'service', one.agent_id, ${nameOf('one.agent_id')}, one.project_id, one.updated_at, one.xmin::text,
    call.outcome is not distinct from 'wrongNumber', ${COMMON}
  from support_tickets one ${around('ticket_id')}
  where page.kind = 'ticket' and one.id = page.id`);

/** The enterprise, and of the request only what its contractors see before they accept. */
const ENTERPRISE = sql.raw(`
  select p.reference, one.name, one.phone_number,
    coalesce(
      (select name_fr from services where id = p.service_id),
      (select k.name_fr from subscriptions s join packages k on k.id = s.package_id where s.id = due.cause_id)),
    (select name from cities where id = coalesce(p.city_id, one.city_id)), null, due.reason, one.id, 'service',
    one.assigned_agent_id, ${nameOf('one.assigned_agent_id')}, null, due.created_at, null, ${isStillWrong('enterprises')},
    ${COMMON}
  from enterprise_follow_ups due
  join enterprises one on one.id = due.enterprise_id
  left join projects p on p.id = due.project_id ${around('enterprise_id')}
  where page.kind = 'enterprise' and due.id = page.id`);

function itemOf(row: Row): FollowUpItem {
  const { outcome, calledAt, note, awayFirstName, awayLastName, awayUntil, rank: _, total: __, ...item } = row;
  return {
    ...item,
    clientName: item.clientName || fr('agent.nameMissing'),
    dueAt: new Date(item.dueAt).toISOString(),
    updatedAt: new Date(item.updatedAt).toISOString(),
    lastCall: outcome && { outcome, calledAt: new Date(calledAt).toISOString(), note },
    standsInFor:
      awayFirstName === null
        ? null
        : { name: fullName({ firstName: awayFirstName, lastName: awayLastName }), untilDay: awayUntil },
  };
}
