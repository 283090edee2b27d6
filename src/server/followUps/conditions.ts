import { and, eq, exists, gt, gte, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
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
import { actorOf, type Context } from '../context.ts';
import { enterpriseFollowUps, enterprises, projects, supportTickets } from '../db/schema/index.ts';
import { holdsAll, patternsOf } from '../db/textSearch.ts';
import { agentScope } from '../projects/queries.ts';
import { holdsWord, readSearch } from '../projects/search.ts';
import { ticketScope } from '../support/queries.ts';

/**
 * The open requests under a filter, of those that the caller works on; undefined where it is about tickets alone. Where
 * neither a group nor a search says otherwise, the next step is by staff.
 */
export async function projectsUnder(ctx: Context, filter: FollowUpFilter): Promise<SQL | undefined> {
  const { kind, group, q } = filter;
  const actor = actorOf(ctx);
  const isElse = (kind && kind !== 'project') || (group && stepsOfGroup(group).length === 0);
  if (isElse || !may(actor.role, 'followUps.serveClients')) return undefined;
  const words = await readSearch(ctx, q);
  return and(
    isNotNull(projects.nextStep),
    // Of their own alone, so that they are found in order along one index.
    filter.mine ? undefined : agentScope(mayActForOthers(projectMachine, actor) ? 'all' : actor.id),
    heldBy(ctx, projects.agentId, filter),
    group ? inArray(projects.nextStep, stepsOfGroup(group)) : undefined,
    group || words.length > 0 ? undefined : eq(projects.nextStepBy, 'service'),
    dueIn(ctx, projects.nextStepAt, filter.due),
    ...words.map((word) => holdsWord(word, true)),
  );
}

/** The tickets under a filter that wait for an answer; undefined where it is about requests alone. */
export function ticketsUnder(ctx: Context, filter: FollowUpFilter): SQL | undefined {
  const { kind, group, q } = filter;
  const isElse = (kind && kind !== 'ticket') || (group && group !== 'complaints');
  if (isElse || !may(actorOf(ctx).role, 'followUps.serveClients')) return undefined;
  return and(
    eq(supportTickets.status, 'Open'),
    ticketScope(actorOf(ctx)),
    heldBy(ctx, supportTickets.agentId, filter),
    group ? isNotNull(supportTickets.projectId) : undefined,
    dueIn(ctx, supportTickets.dueAt, filter.due),
    holdsAll(supportTickets.searchText, patternsOf(q)),
  );
}

/**
 * The enterprises that sales call, under a filter: those of the caller and nobody's, for an admin all; undefined where
 * it is about something else.
 */
export function enterprisesUnder(ctx: Context, filter: FollowUpFilter): SQL | undefined {
  const { kind, group, q } = filter;
  const actor = actorOf(ctx);
  const reasons = group ? reasonsOfGroup(group) : enterpriseReasons;
  const isElse = (kind && kind !== 'enterprise') || reasons.length === 0;
  if (isElse || !may(actor.role, 'followUps.serveEnterprises')) return undefined;
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
  return and(
    isNull(enterpriseFollowUps.doneAt),
    group && group !== 'calls' ? inArray(enterpriseFollowUps.reason, [...reasons]) : undefined,
    group === 'calls' ? enterpriseFollowUps.isPromised : undefined,
    dueIn(ctx, enterpriseFollowUps.dueAt, filter.due),
    exists(named),
  );
}

function heldBy(ctx: Context, holder: AnyPgColumn, { mine, agentId }: FollowUpFilter): SQL | undefined {
  return and(mine ? eq(holder, actorOf(ctx).id) : undefined, agentId === undefined ? undefined : eq(holder, agentId));
}

/** Days are Conakry's, which is UTC. */
function dueIn({ now }: Context, at: AnyPgColumn, due: DueTime | undefined): SQL | undefined {
  const tomorrow = new Date(dayAfter(isoDate(now)));
  switch (due) {
    case 'overdue':
      return lte(at, now);
    case 'today':
      return and(gt(at, now), lt(at, tomorrow));
    case 'later':
      return gte(at, tomorrow);
    case undefined:
      return undefined;
  }
}
