import { and, eq, exists, gt, gte, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { may } from '../../shared/auth/permissions.ts';
import { enterpriseMachine } from '../../shared/enterprises/status.ts';
import type { FollowUpFilter } from '../../shared/followUps/contract.ts';
import { enterpriseReasons } from '../../shared/followUps/enterpriseReasons.ts';
import { type DueTime, reasonsOfGroup, stepsOfGroup } from '../../shared/followUps/groups.ts';
import { isoDate } from '../../shared/format/dates.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import { mayActForOthers } from '../../shared/states/machine.ts';
import { dayAfter } from '../../shared/statistics/period.ts';
import { ticketMachine } from '../../shared/support/status.ts';
import { type Actor, actorOf, type Context } from '../context.ts';
import { isOneOf, unplanned, unplannedId } from '../db/literal.ts';
import { enterpriseFollowUps, enterprises, projects, supportTickets } from '../db/schema/index.ts';
import { holdsAll, patternsOf } from '../db/textSearch.ts';
import { holdsWord, readSearch } from '../projects/search.ts';

/** Some of what comes next, which one index has by the instant it is due. None of it is in another part. */
export interface Part {
  where: SQL | undefined;
  /** What is alike in all of them and stands first in that index. */
  alike?: AnyPgColumn;
}

/**
 * The open requests under a filter, of those that the caller works on; none where it is about something else. Where
 * neither a group nor a search says otherwise, the next step is by staff.
 */
export async function projectsUnder(ctx: Context, filter: FollowUpFilter): Promise<Part[]> {
  const { kind, group, q } = filter;
  const actor = actorOf(ctx);
  const isElse = (kind && kind !== 'project') || (group && stepsOfGroup(group).length === 0);
  if (isElse || !may(actor.role, 'followUps.serveClients')) return [];
  const words = await readSearch(ctx, q);
  const conditions = [
    isNotNull(projects.nextStep),
    heldBy(ctx, projects.agentId, filter),
    group ? isOneOf(projects.nextStep, stepsOfGroup(group)) : undefined,
    group || words.length > 0 ? undefined : isOneOf(projects.nextStepBy, ['service']),
    dueIn(ctx, projects.nextStepAt, filter.due),
    ...words.map((word) => holdsWord(word, true)),
  ];
  const isOfAll = filter.mine || mayActForOthers(projectMachine, actor);
  return isOfAll ? [{ where: and(...conditions) }] : ownAndFree(actor, projects.agentId, conditions);
}

/** The tickets under a filter that wait for an answer; none where it is about something else. */
export function ticketsUnder(ctx: Context, filter: FollowUpFilter): Part[] {
  const { kind, group, q } = filter;
  const isElse = (kind && kind !== 'ticket') || (group && group !== 'complaints');
  if (isElse || !may(actorOf(ctx).role, 'followUps.serveClients')) return [];
  const actor = actorOf(ctx);
  const conditions = [
    isOneOf(supportTickets.status, ['Open']),
    heldBy(ctx, supportTickets.agentId, filter),
    group ? isNotNull(supportTickets.projectId) : undefined,
    dueIn(ctx, supportTickets.dueAt, filter.due),
    holdsAll(supportTickets.searchText, patternsOf(q)),
  ];
  const isOfAll = filter.mine || mayActForOthers(ticketMachine, actor);
  return isOfAll ? [{ where: and(...conditions) }] : ownAndFree(actor, supportTickets.agentId, conditions);
}

/**
 * What the caller has, and what nobody has yet: what is open without a holder may be taken by any (of requests, the
 * constraint `projects_assigned_agent` says so). Its state is not asked for: all that is untaken, due or not, would be
 * read along another index.
 */
const ownAndFree = ({ id }: Actor, holder: AnyPgColumn, conditions: readonly (SQL | undefined)[]): Part[] => [
  { where: and(eq(holder, unplannedId(id)), ...conditions) },
  { where: and(isNull(holder), ...conditions), alike: holder },
];

/**
 * The enterprises that sales call, under a filter: those of the caller and nobody's, for an admin all; none where it is
 * about something else.
 */
export function enterprisesUnder(ctx: Context, filter: FollowUpFilter): Part[] {
  const { kind, group, q } = filter;
  const actor = actorOf(ctx);
  const reasons = group ? reasonsOfGroup(group) : enterpriseReasons;
  const isElse = (kind && kind !== 'enterprise') || reasons.length === 0;
  if (isElse || !may(actor.role, 'followUps.serveEnterprises')) return [];
  const holder = enterprises.assignedAgentId;
  const isOfCaller = mayActForOthers(enterpriseMachine, actor) ? undefined : or(isNull(holder), eq(holder, actor.id));
  const named = ctx.db
    .select({ one: sql`1` })
    .from(enterprises)
    .where(
      and(
        eq(enterprises.id, enterpriseFollowUps.enterpriseId),
        isOfCaller,
        heldBy(ctx, holder, filter),
        holdsAll(enterprises.searchText, patternsOf(q)),
      ),
    );
  const where = and(
    isNull(enterpriseFollowUps.doneAt),
    group && group !== 'calls' ? isOneOf(enterpriseFollowUps.reason, reasons) : undefined,
    group === 'calls' ? enterpriseFollowUps.isPromised : undefined,
    dueIn(ctx, enterpriseFollowUps.dueAt, filter.due),
    exists(named),
  );
  return [{ where }];
}

function heldBy(ctx: Context, holder: AnyPgColumn, { mine, agentId }: FollowUpFilter): SQL | undefined {
  return and(
    mine ? eq(holder, unplannedId(actorOf(ctx).id)) : undefined,
    agentId === undefined ? undefined : eq(holder, unplannedId(agentId)),
  );
}

/** Days are Conakry's, which is UTC. */
function dueIn({ now }: Context, at: AnyPgColumn, due: DueTime | undefined): SQL | undefined {
  const tomorrow = unplanned(new Date(dayAfter(isoDate(now))));
  switch (due) {
    case 'overdue':
      return lte(at, unplanned(now));
    case 'today':
      return and(gt(at, unplanned(now)), lt(at, tomorrow));
    case 'later':
      return gte(at, tomorrow);
    case undefined:
      return undefined;
  }
}
