import { and, eq, gt, gte, inArray, isNotNull, lt, lte, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FollowUpFilter } from '../../shared/followUps/contract.ts';
import { type DueTime, stepsOfGroup } from '../../shared/followUps/groups.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import { mayActForOthers } from '../../shared/states/machine.ts';
import { actorOf, type Context } from '../context.ts';
import { projects, supportTickets } from '../db/schema/index.ts';
import { holdsAll, patternsOf } from '../db/textSearch.ts';
import { agentScope } from '../projects/queries.ts';
import { holdsWord, readSearch } from '../projects/search.ts';
import { ticketScope } from '../support/queries.ts';

const DAY_MS = 86_400_000;

/**
 * The open requests under a filter, of those that the caller works on; undefined where it is about tickets alone. Where
 * neither a group nor a search says otherwise, the next step is by staff.
 */
export async function projectsUnder(ctx: Context, filter: FollowUpFilter): Promise<SQL | undefined> {
  const { kind, group, q } = filter;
  if (kind === 'ticket' || group === 'complaints') return undefined;
  const actor = actorOf(ctx);
  const words = await readSearch(ctx, q);
  return and(
    isNotNull(projects.nextStep),
    agentScope(mayActForOthers(projectMachine, actor) ? 'all' : actor.id),
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
  if (kind === 'project' || (group && group !== 'complaints')) return undefined;
  return and(
    eq(supportTickets.status, 'Open'),
    ticketScope(actorOf(ctx)),
    heldBy(ctx, supportTickets.agentId, filter),
    group ? isNotNull(supportTickets.projectId) : undefined,
    dueIn(ctx, supportTickets.dueAt, filter.due),
    holdsAll(supportTickets.searchText, patternsOf(q)),
  );
}

function heldBy(ctx: Context, holder: AnyPgColumn, { mine, agentId }: FollowUpFilter): SQL | undefined {
  return and(mine ? eq(holder, actorOf(ctx).id) : undefined, agentId === undefined ? undefined : eq(holder, agentId));
}

/** Days are Conakry's, which is UTC. */
function dueIn({ now }: Context, at: AnyPgColumn, due: DueTime | undefined): SQL | undefined {
  const tomorrow = new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);
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
