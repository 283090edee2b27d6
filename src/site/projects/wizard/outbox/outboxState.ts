import { useEffect } from 'react';
import { newIdempotencyKey } from '../../../../shared/client/idempotencyKey.ts';
import { currentSession, openSession, personHere, sessionStore } from '../../../../shared/client/session.ts';
import { createStore } from '../../../../shared/client/store.ts';
import { useSession } from '../../../session/useSession.ts';
import { t } from '../../../texts.ts';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useStore } from '../../../useStore.ts';
import { announceToTabs, listenToTabs } from '../storage/tabs.ts';
import { wizardRecords } from '../storage/wizardRecords.ts';
import { browserApi } from './browserApi.ts';
import {
  closingEntry,
  isSubmitted,
  listEntries,
  needsAttention,
  type OutboxEntry,
  shownEntry,
  storeEntry,
} from './entry.ts';
import { exclusiveIn } from './exclusiveWork.ts';
import { createOutbox } from './outbox.ts';
import { markPending } from './pendingMark.ts';
import type { OutboxPorts } from './ports.ts';

interface OutboxView {
  /** Undefined until they were read; the oldest first. */
  entries: readonly OutboxEntry[] | undefined;
  /** By file, the share sent in this tab, from 0 to 1. */
  progress: ReadonlyMap<string, number>;
}

export const outboxStore = createStore<OutboxView>({ entries: undefined, progress: new Map() });
let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

const openVisitorSession: OutboxPorts['session']['open'] = (accessToken, user) =>
  openSession(accessToken, { ...user, isWithoutPassword: true });

const outbox = createOutbox({
  api: browserApi,
  records: wizardRecords,
  session: { current: () => currentSession()?.user, open: openVisitorSession },
  now: Date.now,
  newKey: newIdempotencyKey,
  seemsOffline: () => !navigator.onLine,
  exclusively: exclusiveIn(wizardRecords),
  onChange: () => {
    void refresh();
    announceToTabs();
  },
  onProgress: (fileId, share) => {
    const view = outboxStore.get();
    outboxStore.set({ ...view, progress: new Map(view.progress).set(fileId, share) });
  },
});

async function refresh(): Promise<void> {
  const entries = await listEntries(wizardRecords);
  const view = outboxStore.get();
  const before = view.entries;
  outboxStore.set({ ...view, entries });
  markPending(entries.some(needsAttention));
  const isNews = (entry: OutboxEntry) =>
    isSubmitted(entry) && before?.some((known) => known.id === entry.id && !isSubmitted(known));
  if (document.visibilityState === 'visible' && entries.some(isNews)) void toastSuccess(t('projects.created'));
}

/**
 * Goes on with whatever is still to be sent, now and whenever the network comes back. Called when a page of the site
 * loads; the second call and those after it only try again.
 */
function resumeOutbox(): void {
  if (!isWatching) {
    isWatching = true;
    listenToTabs(() => void refresh());
    addEventListener('online', () => void sendNow());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void send(false);
    });
    sessionStore.subscribe(() => void afterSession());
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

/**
 * Keeps the code of a job that is finished, in place of one that the server refused, and sends it now or as soon as
 * there is a network. Nobody must be signed out.
 */
export async function sendClosing(leadId: string, code: string): Promise<void> {
  const user = currentSession()?.user;
  if (!user) return;
  const entry = closingEntry(leadId, code, user, Date.now());
  const former = (await listEntries(wizardRecords)).filter(({ closing }) => closing?.leadId === leadId);
  for (const { id } of former) await outbox.discard(id);
  await storeEntry(wizardRecords, entry);
  await refresh();
  await sendNow();
}

/** Forgets a finished request; what is not finished stays. */
export const dismissEntry = (entryId: string): Promise<void> => outbox.tidy(entryId);

/** Shows an entry that was just stored, before anything is sent. */
export const showEntries = (): Promise<void> => refresh();

const nothing: OutboxView = { entries: undefined, progress: new Map() };

/** The requests on their way, and sends them. */
export function useOutbox(): OutboxView {
  useEffect(resumeOutbox, []);
  useSession();
  const { entries, progress } = useStore(outboxStore, nothing);
  const person = personHere();
  return { entries: entries?.flatMap((entry) => shownEntry(entry, person) ?? []), progress };
}
