import { and, desc, eq, inArray, max, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FollowUpItem, FollowUpKind } from '../../shared/followUps/views.ts';
import { fullName } from '../../shared/format/fullName.ts';
import { readAway } from '../absences/readAway.ts';
import type { Context } from '../context.ts';
import {
  auditLog,
  cities,
  enterpriseFollowUps,
  enterprises,
  followUpCalls,
  packages,
  projects,
  services,
  subscriptions,
  supportTickets,
  users,
} from '../db/schema/index.ts';
import { rowsOf } from '../projects/queries.ts';
import { ticketVersion } from '../support/lockTicket.ts';
import { fr } from '../texts.ts';

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
  const kinds = await Promise.all([
    readProjects(ctx, idsOf('project')),
    readTickets(ctx, idsOf('ticket')),
    readEnterprises(ctx, idsOf('enterprise')),
  ]);
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
  const corrected = await readCorrections(ctx, 'projects', wrongOf(calls));
  return rows.flatMap(({ project, serviceName, cityName, districtName, agentName }) => {
    const { id, reference, nextStep, nextStepBy, nextStepAt, agentId, updatedAt } = project;
    // Closed since it was found.
    if (!nextStep || !nextStepBy || !nextStepAt) return [];
    const call = calls.get(id);
    return {
      ...itemOf(ctx, nextStepAt, call),
      isNumberWrong: isStillWrong(call, corrected.get(id)),
      id,
      kind: 'project',
      reference,
      clientName: fullName(project) || fr('agent.nameMissing'),
      phoneNumber: project.phoneNumber,
      title: serviceName,
      place: `${districtName}, ${cityName}`,
      step: nextStep,
      reason: null,
      enterpriseId: null,
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
      reason: null,
      enterpriseId: null,
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

/** The enterprise, and of the request only what its contractors see before they accept. */
async function readEnterprises(ctx: Context, ids: readonly string[]): Promise<FollowUpItem[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select({
      followUp: enterpriseFollowUps,
      enterprise: enterprises,
      reference: projects.reference,
      service: services.nameFr,
      plan: packages.nameFr,
      city: cities.name,
      agentName,
    })
    .from(enterpriseFollowUps)
    .innerJoin(enterprises, eq(enterprises.id, enterpriseFollowUps.enterpriseId))
    .leftJoin(projects, eq(projects.id, enterpriseFollowUps.projectId))
    .leftJoin(services, eq(services.id, projects.serviceId))
    .leftJoin(subscriptions, eq(subscriptions.id, enterpriseFollowUps.causeId))
    .leftJoin(packages, eq(packages.id, subscriptions.packageId))
    .leftJoin(cities, eq(cities.id, sql`coalesce(${projects.cityId}, ${enterprises.cityId})`))
    .leftJoin(agent, eq(agent.id, enterprises.assignedAgentId))
    .where(inArray(enterpriseFollowUps.id, [...ids]));
  const enterpriseIds = rows.map(({ enterprise }) => enterprise.id);
  const [calls, away] = await Promise.all([
    readLastCalls(ctx, 'enterprise', enterpriseIds),
    readAway(ctx, 'enterpriseId', enterpriseIds),
  ]);
  const corrected = await readCorrections(ctx, 'enterprises', wrongOf(calls));
  return rows.map(({ followUp, enterprise, reference, service, plan, city, agentName: name }) => {
    const call = calls.get(enterprise.id);
    return {
      ...itemOf(ctx, followUp.dueAt, call),
      isNumberWrong: isStillWrong(call, corrected.get(enterprise.id)),
      id: followUp.id,
      kind: 'enterprise',
      reference,
      clientName: enterprise.name,
      phoneNumber: enterprise.phoneNumber,
      title: service ?? plan,
      place: city,
      step: null,
      reason: followUp.reason,
      enterpriseId: enterprise.id,
      by: 'service',
      agentId: enterprise.assignedAgentId,
      agentName: name,
      standsInFor: away.get(enterprise.id) ?? null,
      projectId: null,
      updatedAt: followUp.createdAt.toISOString(),
      version: null,
    };
  });
}

const isStillWrong = (call: Call | undefined, correctedAt: Date | undefined): boolean =>
  call?.outcome === 'wrongNumber' && !(correctedAt && correctedAt > call.calledAt);

const itemOf = ({ now }: Context, dueAt: Date, call: Call | undefined) => ({
  dueAt: dueAt.toISOString(),
  isOverdue: dueAt <= now,
  lastCall: call ? { ...call, calledAt: call.calledAt.toISOString() } : null,
});

type Call = Pick<typeof followUpCalls.$inferSelect, 'outcome' | 'calledAt' | 'note'>;

async function readLastCalls({ db }: Context, kind: FollowUpKind, ids: readonly string[]): Promise<Map<string, Call>> {
  const about = followUpCalls[`${kind}Id`];
  const rows = await db
    .selectDistinctOn([about], {
      about,
      outcome: followUpCalls.outcome,
      calledAt: followUpCalls.calledAt,
      note: followUpCalls.note,
    })
    .from(followUpCalls)
    .where(inArray(about, [...ids]))
    .orderBy(about, desc(followUpCalls.calledAt), desc(followUpCalls.id));
  return new Map(rows.map(({ about: id, ...call }) => [id ?? '', call]));
}

const wrongOf = (calls: ReadonlyMap<string, Call>): string[] =>
  [...calls].flatMap(([id, { outcome }]) => (outcome === 'wrongNumber' ? [id] : []));

/** When somebody last corrected the telephone number of each of these. */
async function readCorrections(
  { db }: Context,
  entity: 'projects' | 'enterprises',
  ids: readonly string[],
): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const isOfNumber: SQL = sql`jsonb_exists(${auditLog.after}, 'phoneNumber')`;
  const rows = await db
    .select({ id: auditLog.entityId, at: max(auditLog.createdAt) })
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), inArray(auditLog.entityId, [...ids]), isOfNumber))
    .groupBy(auditLog.entityId);
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at] as const] : [])));
}
