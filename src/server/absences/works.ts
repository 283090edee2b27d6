import { and, asc, eq, exists, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
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
  /** What of a person's is due before an instant, each held; what another operation holds at the moment is left out. */
  findDue: (tx: Context, userId: string, before: Date) => Promise<string[]>;
  /** Who has it, held; undefined where nothing of it is left to be done. */
  findHolder: (tx: Context, id: string) => Promise<string | null | undefined>;
  give: (tx: Context, id: string, userId: string) => Promise<void>;
}

const projectWork: Work = {
  key: 'projectId',
  entity: 'projects',
  holder: 'agentId',
  async findDue({ db }, userId, before) {
    const rows = await db
      .select({ id: projects.id })
      .from(projects)
      .where(
        and(
          eq(projects.agentId, userId),
          isNotNull(projects.nextStep),
          eq(projects.nextStepBy, 'service'),
          lt(projects.nextStepAt, before),
        ),
      )
      .orderBy(asc(projects.nextStepAt), asc(projects.id))
      .for('update', { skipLocked: true });
    return rows.map(({ id }) => id);
  },
  async findHolder({ db }, id) {
    const [row] = await db
      .select({ holder: projects.agentId })
      .from(projects)
      .where(and(eq(projects.id, id), isNotNull(projects.nextStep)))
      .for('update');
    return row?.holder;
  },
  async give({ db, now }, id, agentId) {
    await db.update(projects).set({ agentId, updatedAt: now }).where(eq(projects.id, id));
  },
};

const ticketWork: Work = {
  key: 'ticketId',
  entity: 'support-tickets',
  holder: 'agentId',
  async findDue({ db }, userId, before) {
    const rows = await db
      .select({ id: supportTickets.id })
      .from(supportTickets)
      .where(
        and(eq(supportTickets.agentId, userId), eq(supportTickets.status, 'Open'), lt(supportTickets.dueAt, before)),
      )
      .orderBy(asc(supportTickets.dueAt), asc(supportTickets.id))
      .for('update', { skipLocked: true });
    return rows.map(({ id }) => id);
  },
  async findHolder({ db }, id) {
    const [row] = await db
      .select({ holder: supportTickets.agentId })
      .from(supportTickets)
      .where(and(eq(supportTickets.id, id), inArray(supportTickets.status, [...openTicketStates])))
      .for('update');
    return row?.holder;
  },
  async give({ db, now }, id, agentId) {
    await db.update(supportTickets).set({ agentId, updatedAt: now }).where(eq(supportTickets.id, id));
  },
};

const enterpriseWork: Work = {
  key: 'enterpriseId',
  entity: 'enterprises',
  holder: 'assignedAgentId',
  async findDue({ db }, userId, before) {
    const isDue = db
      .select({ one: sql`1` })
      .from(enterpriseFollowUps)
      .where(
        and(
          eq(enterpriseFollowUps.enterpriseId, enterprises.id),
          isNull(enterpriseFollowUps.doneAt),
          lt(enterpriseFollowUps.dueAt, before),
        ),
      );
    const rows = await db
      .select({ id: enterprises.id })
      .from(enterprises)
      .where(and(eq(enterprises.assignedAgentId, userId), exists(isDue)))
      .orderBy(asc(enterprises.id))
      .for('update', { skipLocked: true });
    return rows.map(({ id }) => id);
  },
  async findHolder({ db }, id) {
    const [row] = await db
      .select({ holder: enterprises.assignedAgentId })
      .from(enterprises)
      .where(eq(enterprises.id, id))
      .for('update');
    return row?.holder;
  },
  async give({ db }, id, assignedAgentId) {
    await db.update(enterprises).set({ assignedAgentId }).where(eq(enterprises.id, id));
  },
};

export const works: readonly Work[] = [projectWork, ticketWork, enterpriseWork];

/** Which work a colleague has, and its id. */
export function workOf(row: StandIn): { work: Work; id: string } {
  for (const work of works) {
    const id = row[work.key];
    if (id) return { work, id };
  }
  throw new Error(`The stand-in ${row.id} names nothing`);
}
