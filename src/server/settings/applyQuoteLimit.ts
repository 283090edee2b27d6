import { and, asc, gte, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import { type ProjectState, projectMachine } from '../../shared/projects/status.ts';
import { recordActs } from '../audit-log/recordAct.ts';
import type { Context } from '../context.ts';
import { projects, users } from '../db/schema/index.ts';
import { draftToPerson } from '../messages/draftToPerson.ts';
import { type MessageDraft, queueMessages } from '../messages/queueMessages.ts';

interface Moved {
  id: string;
  agentId: string | null;
}

/**
 * Brings every published project in line with another number of quotes, under `lockQuoteLimit`: those that have as many
 * are full, those that were full and have fewer are open again. What was accepted stays accepted, beyond a lower limit
 * too. The agents whose projects are open again are told once each, by e-mail or by SMS.
 */
export async function applyQuoteLimit(tx: Context, maxQuotes: number): Promise<void> {
  const { fill, reopen } = projectMachine.transitions;
  await move(tx, 'fill', fill.from, fill.to, gte(projects.acceptanceCount, maxQuotes));
  const reopened = await move(tx, 'reopen', reopen.from, reopen.to, lt(projects.acceptanceCount, maxQuotes));
  await queueMessages(tx, await reopenedMessages(tx, reopened, maxQuotes));
}

async function move(
  tx: Context,
  action: 'fill' | 'reopen',
  from: readonly ProjectState[],
  status: ProjectState,
  condition: SQL,
): Promise<Moved[]> {
  const where = and(inArray(projects.status, [...from]), condition);
  const found = await tx.db
    .select({ id: projects.id, agentId: projects.agentId, status: projects.status })
    .from(projects)
    .where(where)
    // Rows are locked by id, so that two of these at once wait for each other instead of for ever.
    .orderBy(asc(projects.id))
    .for('update');
  if (found.length === 0) return [];
  await tx.db.update(projects).set({ status, updatedAt: tx.now }).where(where);
  await recordActs(
    tx,
    found.map(({ id, status: before }) => ({
      action,
      entity: 'projects',
      entityId: id,
      before: { status: before },
      after: { status },
    })),
  );
  return found;
}

async function reopenedMessages(tx: Context, reopened: readonly Moved[], maxQuotes: number): Promise<MessageDraft[]> {
  const countOf = Map.groupBy(reopened, ({ agentId }) => agentId);
  const holders = [...countOf.keys()].filter((id) => id !== null);
  if (holders.length === 0) return [];
  const agents = await tx.db
    .select()
    .from(users)
    .where(and(inArray(users.id, holders), isNull(users.deactivatedAt)));
  const filter = encodeURIComponent(JSON.stringify({ status: 'Available', mine: true }));
  return agents.map((agent) =>
    draftToPerson(agent, {
      template: 'projectsReopened',
      dedupeKey: `projectsReopened:${agent.id}:${tx.now.getTime()}`,
      params: {
        smart_count: countOf.get(agent.id)?.length ?? 0,
        maxQuotes,
        link: `${tx.config.APP_URL}/oasis-interne/gestion-de-projets?filter=${filter}`,
      },
    }),
  );
}
