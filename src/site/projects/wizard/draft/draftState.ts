import { newIdempotencyKey } from '../../../../shared/client/idempotencyKey.ts';
import { personHere, sessionStore } from '../../../../shared/client/session.ts';
import { readStored, removeStored, writeStored } from '../../../../shared/client/storage.ts';
import { createStore } from '../../../../shared/client/store.ts';
import { useSession } from '../../../session/useSession.ts';
import { useStore } from '../../../useStore.ts';
import type { OutboxEntry } from '../outbox/entry.ts';
import { complete, type RecordKey, storable } from '../storage/records.ts';
import { announceToTabs, listenToTabs } from '../storage/tabs.ts';
import { persistenceStore, wizardRecords } from '../storage/wizardRecords.ts';
import { type Draft, type DraftFile, isAnothers } from './draft.ts';
import { createDraftStore, type DraftChange, eraseLeft } from './draftStore.ts';

const SAVE_AFTER_MS = 250;

const isHidden = (draft: Draft): boolean => isAnothers(draft, personHere());
const store = createDraftStore(wizardRecords, newIdempotencyKey, isHidden);
const shown = createStore<Draft | undefined>(undefined);
/** The draft as it was last stored. */
let lastStored: Draft | undefined;
let pending: DraftChange[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let saving: Promise<void> = Promise.resolve();
let isWatching = false;

function show(next: Draft): void {
  lastStored = next;
  shown.set(pending.reduce((before, change) => change(before), next));
}

/**
 * The draft of this browser; undefined while it is read, which begins with the first component that asks, and while
 * somebody else's gives way.
 */
export function useDraft(): Draft | undefined {
  useSession();
  const draft = useStore(draftStore, undefined);
  return draft && isHidden(draft) ? undefined : draft;
}

/** Whether what is typed outlives the page. */
export const useIsPersistent = (): boolean => useStore(persistenceStore, true);

const draftStore = {
  get: shown.get,
  subscribe(listener: () => void) {
    const unsubscribe = shown.subscribe(listener);
    watch();
    return unsubscribe;
  },
};

/** Reads the draft at the first need, and from then on hears the other tabs and the page's end. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  void reload();
  listenToTabs(() => void reload());
  sessionStore.subscribe(() => void flushDraft().then(reload));
  addEventListener('pagehide', saveAtPageEnd);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flushDraft();
    else void reload();
  });
}

async function reload(): Promise<void> {
  const stored = await store.load(shown.get(), takeUnsaved());
  if (stored.id !== shown.get()?.id) pending = [];
  show(stored);
}

const UNSAVED = 'wizardUnsaved';

/** Local storage is written before the page ends; the database may not be. */
function saveAtPageEnd(): void {
  const draft = shown.get();
  if (draft && lastStored && pending.length > 0) {
    const stored: object = lastStored;
    const changed = Object.entries(draft).filter(([name, value]) => stored[name as keyof typeof stored] !== value);
    writeStored(UNSAVED, JSON.stringify({ draftId: draft.id, fields: Object.fromEntries(changed) }));
  }
  void flushDraft();
}

/** What the last page could not store of the draft that it showed. */
function takeUnsaved(): DraftChange | undefined {
  const kept = readStored(UNSAVED);
  if (!kept) return undefined;
  removeStored(UNSAVED);
  try {
    const { draftId, fields }: { draftId: string; fields: object } = JSON.parse(kept);
    return (draft) => (draft.id === draftId ? complete(draft, fields) : draft);
  } catch {
    return undefined;
  }
}

/** Shows the change at once and stores it a moment later. */
export function changeDraft(change: DraftChange): void {
  const draft = shown.get();
  const next = draft && change(draft);
  if (!next || next === draft) return;
  pending.push(change);
  shown.set(next);
  clearTimeout(timer);
  timer = setTimeout(() => void flushDraft(), SAVE_AFTER_MS);
}

/** Stores what is not stored yet; resolves once all is. */
export function flushDraft(): Promise<void> {
  clearTimeout(timer);
  const mine = shown.get();
  if (!mine || pending.length === 0) return saving;
  const changes = [...pending];
  // They stay pending until stored: what another tab's news shows meanwhile must contain them.
  saving = saving.then(async () => {
    const stored = await store.apply(mine, changes);
    pending = pending.filter((change) => !changes.includes(change));
    if (stored.id !== shown.get()?.id) pending = [];
    show(stored);
    announceToTabs();
  });
  return saving;
}

async function changed(work: Promise<Draft | undefined>): Promise<boolean> {
  const next = await work;
  if (next) show(next);
  announceToTabs();
  return next !== undefined;
}

/** Adds a file to the draft; false where there was no room for it. */
export async function addDraftFile(file: DraftFile, bytes: Blob): Promise<boolean> {
  await flushDraft();
  const draft = shown.get();
  return draft ? changed(store.addFile(draft, file, await storable(bytes))) : false;
}

/** Ends when files that are made ready or recorded are in the draft, or were refused. */
let adding: Promise<unknown> = Promise.resolve();

/** The request does not leave before this work, which adds files, has ended. */
export function whileAdding(work: Promise<void>): Promise<void> {
  adding = Promise.allSettled([adding, work]);
  return work;
}

export async function removeDraftFile(fileId: string): Promise<void> {
  await flushDraft();
  const draft = shown.get();
  if (draft) await changed(store.removeFile(draft, fileId));
}

/** Throws the draft away, files included. */
export async function clearDraft(): Promise<void> {
  clearTimeout(timer);
  await saving;
  pending = [];
  const thrownAway = shown.get();
  await changed(store.clear());
  if (thrownAway) void eraseLeft(wizardRecords, thrownAway.id);
}

/**
 * The draft leaves to be sent, with the files that are on their way into it. Undefined where another tab has just sent
 * it.
 */
export async function handOverDraft(entryOf: (draft: Draft) => OutboxEntry): Promise<OutboxEntry | undefined> {
  await adding;
  await flushDraft();
  const draft = shown.get();
  if (!draft) return undefined;
  const entry = await store.handOver(draft, entryOf);
  await reload();
  announceToTabs();
  return entry;
}

/** A request comes back to be corrected. */
export async function takeBackDraft(entryKey: RecordKey<OutboxEntry>, change: DraftChange): Promise<Draft | undefined> {
  await flushDraft();
  const taken = await store.takeBack(entryKey, change);
  await reload();
  announceToTabs();
  return taken;
}
