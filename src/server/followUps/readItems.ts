import { and, desc, eq, inArray, max, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FollowUpItem, FollowUpKind } from '../../shared/followUps/views.ts';
import { fullName } from '../../shared/format/fullName.ts';
import { readAway } from '../absences/readAway.ts';
import type { Context } from '../context.ts';
import { auditLog, followUpCalls, projects, supportTickets, users } from '../db/schema/index.ts';
import { rowsOf } from '../projects/queries.ts';
import { ticketVersion } from '../support/lockTicket.ts';

/** A request or a ticket, and until when its next step may take. */
export interface Found {
  kind: FollowUpKind;
  id: string;
  dueAt: Date;
}

const agent = alias(users, 'agent');
const agentName = sql<string | null>`nullif(trim(${agent.firstName} || ' ' || ${agent.lastName}), '')`;

/** What staff read of each, in the order given. */
export async function readItems(ctx: Context, found: readonly Found[]): Promise<FollowUpItem[]> {
  const idsOf = (kind: FollowUpKind) => found.filter((one) => one.kind === kind).map(({ id }) => id);
  const kinds = await Promise.all([readProjects(ctx, idsOf('project')), readTickets(ctx, idsOf('ticket'))]);
  const items = new Map(kinds.flat().map((item) => [item.id, item]));
  return found.flatMap(({ id }) => items.get(id) ?? []);
}

async function readProjects(ctx: Context, ids: readonly string[]): Promise<FollowUpItem[]> {
  if (ids.length === 0) return [];
  const [rows, calls, away] = await Promise.all([
    rowsOf(ctx, null).where(inArray(projects.id, [...ids])),
    readLastCalls(ctx, 'project', ids),
    readAway(ctx, 'projectId', ids),
  ]);
  const corrected = await readCorrections(ctx, wrongOf(calls));
  return rows.flatMap(({ project, serviceName, cityName, districtName, agentName }) => {
    const { id, reference, nextStep, nextStepBy, nextStepAt, agentId, updatedAt } = project;
    // Closed since it was found.
    if (!nextStep || !nextStepBy || !nextStepAt) return [];
    const call = calls.get(id);
    const correctedAt = corrected.get(id);
    return {
      ...itemOf(ctx, nextStepAt, call),
      isNumberWrong: call?.outcome === 'wrongNumber' && !(correctedAt && correctedAt > call.calledAt),
      id,
      kind: 'project',
      reference,
      clientName: fullName(project),
      phoneNumber: project.phoneNumber,
      title: serviceName,
      place: `${districtName}, ${cityName}`,
      step: nextStep,
      by: nextStepBy,
      agentId,
      agentName,
      standsInFor: away.get(id) ?? null,
      projectId: id,
      updatedAt: updatedAt.toISOString(),
      version: null,
    };
  });
}

async function readTickets(ctx: Context, ids: readonly string[]): Promise<FollowUpItem[]> {
  if (ids.length === 0) return [];
  const [rows, calls, away] = await Promise.all([
    ctx.db
      .select({ ticket: supportTickets, version: ticketVersion, reference: projects.reference, agentName })
      .from(supportTickets)
      .leftJoin(projects, eq(projects.id, supportTickets.projectId))
      .leftJoin(agent, eq(agent.id, supportTickets.agentId))
      .where(inArray(supportTickets.id, [...ids])),
    readLastCalls(ctx, 'ticket', ids),
    readAway(ctx, 'ticketId', ids),
  ]);
  return rows.map(({ ticket, version, reference, agentName: name }) => {
    const call = calls.get(ticket.id);
    return {
      ...itemOf(ctx, ticket.dueAt, call),
      // The number of a ticket is what its writer gave: nobody corrects it.
      isNumberWrong: call?.outcome === 'wrongNumber',
      id: ticket.id,
      kind: 'ticket',
      reference,
      clientName: ticket.name,
      phoneNumber: ticket.phoneNumber,
      title: ticket.subject,
      place: null,
      step: null,
      by: 'service',
      agentId: ticket.agentId,
      agentName: name,
      standsInFor: away.get(ticket.id) ?? null,
      projectId: ticket.projectId,
      updatedAt: ticket.updatedAt.toISOString(),
      version,
    };
  });
}

const itemOf = ({ now }: Context, dueAt: Date, call: Call | undefined) => ({
  dueAt: dueAt.toISOString(),
  isOverdue: dueAt <= now,
  lastCall: call ? { outcome: call.outcome, calledAt: call.calledAt.toISOString() } : null,
});

type Call = Pick<typeof followUpCalls.$inferSelect, 'outcome' | 'calledAt'>;

async function readLastCalls({ db }: Context, kind: FollowUpKind, ids: readonly string[]): Promise<Map<string, Call>> {
  const about = kind === 'project' ? followUpCalls.projectId : followUpCalls.ticketId;
  const rows = await db
    .selectDistinctOn([about], { about, outcome: followUpCalls.outcome, calledAt: followUpCalls.calledAt })
    .from(followUpCalls)
    .where(inArray(about, [...ids]))
    .orderBy(about, desc(followUpCalls.calledAt), desc(followUpCalls.id));
  return new Map(rows.map(({ about: id, ...call }) => [id ?? '', call]));
}

const wrongOf = (calls: ReadonlyMap<string, Call>): string[] =>
  [...calls].flatMap(([id, { outcome }]) => (outcome === 'wrongNumber' ? [id] : []));

/** When somebody last corrected the telephone number of each of these requests. */
async function readCorrections({ db }: Context, ids: readonly string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const isOfNumber: SQL = sql`jsonb_exists(${auditLog.after}, 'phoneNumber')`;
  const rows = await db
    .select({ id: auditLog.entityId, at: max(auditLog.createdAt) })
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'projects'), inArray(auditLog.entityId, [...ids]), isOfNumber))
    .groupBy(auditLog.entityId);
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at] as const] : [])));
}
