import { inArray, sql } from 'drizzle-orm';
import type { Actor, Context } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { messages } from '../../db/schema/index.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { FileStorage } from '../../storage/storage.ts';
import type { Act } from './job.ts';

/** An act and when it is carried out. */
export type Timed = readonly [at: Date, act: Act];

/** What becomes of a request, in any order. */
export interface Scenario {
  projectId: string;
  acts: readonly Timed[];
}

export type Parts = Pick<Context, 'db' | 'config'>;

/**
 * Carries out the acts of all scenarios in the order of their times, each as if it were that time: numbers, places and
 * months come out as they would have. Raises what an operation refuses.
 */
export async function play(parts: Parts, scenarios: readonly Scenario[]): Promise<void> {
  const acts = scenarios.flatMap(({ projectId, acts: ofOne }) => ofOne.map(([at, act]) => ({ projectId, at, act })));
  acts.sort((one, other) => one.at.getTime() - other.at.getTime());
  const leads = new Map<string, string>();
  const written: string[] = [];
  const jobs = collecting(written);
  for (const { projectId, at, act } of acts) {
    const clock = () => contextAt(parts, at, null, jobs);
    const as = (actor: Actor | null): Context => ({ ...contextAt(parts, at, actor, jobs), isByLink: actor === null });
    await act({ projectId, leads, as, clock });
    // Before the next act, which may ask whether a question went out.
    await deliver(parts.db, written.splice(0));
  }
}

/** As an operation gets it that somebody calls at that time. */
export const contextAt = (parts: Parts, at: Date, actor: Actor | null, jobs: Jobs): Context => ({
  ...parts,
  actor,
  now: at,
  jobs,
  storage: noStorage,
  requestId: 'demo',
});

const noDocuments = () => {
  throw new Error('No act of a scenario has documents');
};

const noStorage: FileStorage = { put: noDocuments, get: noDocuments, remove: noDocuments, list: noDocuments };

/** Keeps which messages were to be sent. Whatever else was to be done later, the clock of the server finds. */
const collecting = (messageIds: string[]): Jobs => ({
  async enqueue(_db, name, data) {
    if (name === 'messages.send')
      messageIds.push(...data.flatMap((job) => ('messageId' in job ? [job.messageId] : [])));
  },
});

/** Each was on its way for some seconds when it was written. */
async function deliver(db: Db, messageIds: string[]): Promise<void> {
  if (messageIds.length === 0) return;
  await db
    .update(messages)
    .set({
      status: 'Sent',
      attempts: 1,
      provider: sql`case ${messages.channel} when 'sms' then 'sandbox' else 'outbox' end`,
      sendingSince: sql`${messages.createdAt}`,
      sentAt: sql`${messages.createdAt} + interval '4 seconds'`,
    })
    .where(inArray(messages.id, messageIds));
}
