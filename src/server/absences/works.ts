import { and, asc, eq, exists, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Permission } from '../../shared/auth/permissions.ts';
import { openTicketStates } from '../../shared/staff/rules.ts';
import type { Context } from '../context.ts';
import { enterpriseFollowUps, enterprises, projects, type standIns, supportTickets } from '../db/schema/index.ts';

export type StandIn = typeof standIns.$inferSelect;

/** What somebody is responsible for, and a colleague while they are away. */
export interface Work {
  /** Which column of `stand_ins` names it. */
  key: 'projectId' | 'ticketId' | 'enterpriseId';
  entity: 'projects' | 'support-tickets' | 'enterprises';
  /** Its field that names who is responsible. */
  holder: 'agentId' | 'assignedAgentId';
  /** Who may have it: somebody's role may have changed since they were given it. */
  permission: Permission;
  /** What of a person's is due before an instant, each held; what another operation holds at the moment is left out. */
  findDue: (tx: Context, userId: string, before: Date) => Promise<string[]>;
  /** Who has it, held; undefined where nothing of it is left to be done. */
  findHolder: (tx: Context, id: string) => Promise<string | null | undefined>;
  give: (tx: Context, id: string, userId: string) => Promise<void>;
}

interface Kind extends Pick<Work, 'key' | 'entity' | 'holder' | 'permission' | 'give'> {
  table: typeof projects | typeof supportTickets | typeof enterprises;
  agentId: typeof projects.agentId | typeof supportTickets.agentId | typeof enterprises.assignedAgentId;
  isDue: (tx: Context, before: Date) => SQL | undefined;
  /** Whether something is left to be done of it; undefined where that is always so. */
  isOpen?: SQL | undefined;
  /** What is due first is handed over first. */
  dueAt?: AnyPgColumn;
}

const workOn = ({ key, entity, holder, permission, give, table, agentId, isDue, isOpen, dueAt }: Kind): Work => ({
  key,
  entity,
  holder,
  permission,
  give,
  async findDue(tx, userId, before) {
    const rows = await tx.db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(agentId, userId), isDue(tx, before)))
      .orderBy(...(dueAt ? [asc(dueAt)] : []), asc(table.id))
      .for('update', { skipLocked: true });
    return rows.map(({ id }) => id);
  },
  async findHolder({ db }, id) {
    const [row] = await db
      .select({ holder: agentId })
      .from(table)
      .where(and(eq(table.id, id), isOpen))
      .for('update');
    return row?.holder;
  },
});

const isFollowed = isNotNull(projects.nextStep);

const projectWork = workOn({
  key: 'projectId',
  entity: 'projects',
  holder: 'agentId',
  permission: 'projects.assign',
  table: projects,
  agentId: projects.agentId,
  isDue: (_, before) => and(isFollowed, eq(projects.nextStepBy, 'service'), lt(projects.nextStepAt, before)),
  isOpen: isFollowed,
  dueAt: projects.nextStepAt,
  async give({ db, now }, id, agentId) {
    await db.update(projects).set({ agentId, updatedAt: now }).where(eq(projects.id, id));
  },
});

const ticketWork = workOn({
  key: 'ticketId',
  entity: 'support-tickets',
  holder: 'agentId',
  permission: 'support.handle',
  table: supportTickets,
  agentId: supportTickets.agentId,
  isDue: (_, before) => and(eq(supportTickets.status, 'Open'), lt(supportTickets.dueAt, before)),
  isOpen: inArray(supportTickets.status, [...openTicketStates]),
  dueAt: supportTickets.dueAt,
  async give({ db, now }, id, agentId) {
    await db.update(supportTickets).set({ agentId, updatedAt: now }).where(eq(supportTickets.id, id));
  },
});

const enterpriseWork = workOn({
  key: 'enterpriseId',
  entity: 'enterprises',
  holder: 'assignedAgentId',
  permission: 'enterprises.assign',
  table: enterprises,
  agentId: enterprises.assignedAgentId,
  isDue({ db }, before) {
    const isOf = eq(enterpriseFollowUps.enterpriseId, enterprises.id);
    const isLeft = and(isOf, isNull(enterpriseFollowUps.doneAt), lt(enterpriseFollowUps.dueAt, before));
    return exists(db.select({ one: sql`1` }).from(enterpriseFollowUps).where(isLeft));
  },
  async give({ db }, id, assignedAgentId) {
    await db.update(enterprises).set({ assignedAgentId }).where(eq(enterprises.id, id));
  },
});

export const works: readonly Work[] = [projectWork, ticketWork, enterpriseWork];

/** Which work a colleague has, and its id. */
export function workOf(row: StandIn): { work: Work; id: string } {
  for (const work of works) {
    const id = row[work.key];
    if (id) return { work, id };
  }
  throw new Error(`The stand-in ${row.id} names nothing`);
}
