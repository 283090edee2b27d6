import { newIdempotencyKey } from '../../../../shared/client/idempotencyKey.ts';
import { currentSession, openSession, subscribeToSession } from '../../../../shared/client/session.ts';
import { t } from '../../../texts.ts';
import { toastSuccess } from '../../../ui/toast.ts';
import { announceToTabs, listenToTabs } from '../storage/tabs.ts';
import { wizardRecords } from '../storage/wizardRecords.ts';
import { aloneIn } from './alone.ts';
import { browserApi } from './browserApi.ts';
import { listEntries } from './entries.ts';
import { isSubmitted, needsAttention, type OutboxEntry } from './entry.ts';
import { createOutbox } from './outbox.ts';
import { markPending } from './pendingMark.ts';

export interface OutboxView {
  /** Undefined until they were read; the oldest first. */
  entries: readonly OutboxEntry[] | undefined;
  /** By file, the share sent in this tab, from 0 to 1. */
  progress: ReadonlyMap<string, number>;
}

const listeners = new Set<() => void>();
let view: OutboxView = { entries: undefined, progress: new Map() };
let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

const outbox = createOutbox({
  api: browserApi,
  records: wizardRecords,
  session: { current: () => currentSession()?.user, open: openSession },
  now: Date.now,
  newKey: newIdempotencyKey,
  seemsOffline: () => !navigator.onLine,
  alone: aloneIn(wizardRecords),
  onChange: () => {
    void refresh();
    announceToTabs();
  },
  onProgress: (fileId, share) => show({ ...view, progress: new Map(view.progress).set(fileId, share) }),
});

function show(next: OutboxView): void {
  view = next;
  for (const listener of [...listeners]) listener();
}

async function refresh(): Promise<void> {
  const entries = await listEntries(wizardRecords);
  const before = view.entries;
  show({ ...view, entries });
  markPending(entries.some(needsAttention));
  const isNews = (entry: OutboxEntry) =>
    isSubmitted(entry) && before?.some((known) => known.id === entry.id && !isSubmitted(known));
  if (document.visibilityState === 'visible' && entries.some(isNews)) void toastSuccess(t('projects.created'));
}

export const currentOutbox = (): OutboxView => view;

export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Goes on with whatever is still to be sent, now and whenever the network comes back. Called when a page of the site
 * loads; the second call and those after it only try again.
 */
export function resumeOutbox(): void {
  if (!isWatching) {
    isWatching = true;
    listenToTabs(() => void refresh());
    addEventListener('online', () => void sendNow());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void send(false);
    });
    subscribeToSession(() => void afterSession());
    void outbox.tidy();
    void afterSession();
    return;
  }
  void send(false);
}

async function afterSession(): Promise<void> {
  const userId = currentSession()?.user.id;
  if (userId) await outbox.signedIn(userId);
  await send(false);
}

/** Tries at once what waits, unless the server said when. */
export const sendNow = (): Promise<void> => send(true);

async function send(hurry: boolean): Promise<void> {
  clearTimeout(timer);
  const next = await outbox.run(hurry);
  await refresh();
  clearTimeout(timer);
  if (next !== undefined) timer = setTimeout(() => void send(false), next);
}

export async function retryFile(entryId: string, fileId: string): Promise<void> {
  await outbox.retryFile(entryId, fileId);
  await sendNow();
}

export async function dropFile(entryId: string, fileId: string): Promise<void> {
  await outbox.dropFile(entryId, fileId);
  await sendNow();
}

/** Forgets a finished request; what is not finished stays. */
export const dismissEntry = (entryId: string): Promise<void> => outbox.tidy(entryId);

/** Shows an entry that was just stored, before anything is sent. */
export const showEntries = (): Promise<void> => refresh();
