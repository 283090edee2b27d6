import { newIdempotencyKey } from '../../../../shared/client/idempotencyKey.ts';
import type { SessionUser } from '../../../../shared/client/session.ts';
import { type PersonBody, type ProjectBody, personBody, projectBody } from '../draft/bodies.ts';
import { type Draft, type DraftFile, isRecord, openDraft } from '../draft/draft.ts';
import { filesToSend } from '../draft/voice.ts';
import { complete, ENTRY_PREFIX, type RecordKey, type RecordStore, withoutBlobs } from '../storage/records.ts';

/** Who sends: a visitor who gets an account by it, a signed-in client, or staff for a client. */
export type SenderKind = 'visitor' | 'client' | 'staff';

export interface OutboxFile extends DraftFile {
  status: 'waiting' | 'sent' | 'refused';
  /** The Idempotency-Key of its upload. */
  key: string;
  reason?: string;
}

export interface Refusal {
  /** In French, from the server; undefined where it gave none. */
  message: string | undefined;
  /** By field, with the names of the specification. */
  errors: Record<string, string[]>;
}

/**
 * Why an entry does not go on by itself. `signIn`: the sender's session is needed. `refused`: the server decided.
 */
export type Hold = { kind: 'signIn' } | { kind: 'refused'; refusal: Refusal };

/** What an entry that goes on by itself is waiting for; `limit`: the server said when to come back. */
export type Waiting = 'network' | 'server' | 'limit';

/** The code by which a contractor ends a job; entered where there may be no network. */
export interface ClosingCode {
  leadId: string;
  /** Empty once the server has it. */
  code: string;
}

/**
 * A request on its way: register → submit → upload → done. Each step's result is stored before the next step, and
 * each call has its key from the beginning, so that whatever dies, nothing is lost and nothing is done twice. A closing
 * code goes the same way with one step, `close`.
 */
export interface OutboxEntry {
  id: string;
  kind: SenderKind;
  /** The signed-in sender; null for a visitor. */
  ownerId: string | null;
  createdAt: number;
  firstName: string;
  lastName: string;
  step: 'register' | 'submit' | 'upload' | 'close' | 'done';
  keys: { register: string; submit: string };
  /** Kept until it is no longer needed, then erased. */
  person?: PersonBody;
  project?: ProjectBody;
  /** To give back for correction; erased once the server has the project. */
  draft?: Draft;
  clientId?: string;
  projectId?: string;
  closing?: ClosingCode;
  /** What the client reads aloud, and the page where the request is followed; null where it is not for the sender. */
  reference?: string;
  trackingPath?: string | null;
  files: OutboxFile[];
  hold?: Hold;
  waiting?: Waiting;
  attempts: number;
  /** Not before this moment, in ms since 1970. */
  notBefore: number;
  /** A submission went out and no answer came: the server may have it. */
  unanswered?: boolean;
}

export interface Sender {
  kind: SenderKind;
  user: SessionUser | undefined;
}

/** The entry of a finished draft. A signed-in client has no person to register. */
export function entryFrom(draft: Draft, { kind, user }: Sender, now: number): OutboxEntry {
  const isClient = kind === 'client';
  const files = filesToSend(draft);
  return {
    id: draft.id,
    kind,
    ownerId: user?.id ?? null,
    createdAt: now,
    firstName: (isClient ? user?.firstName : draft.firstName) ?? '',
    lastName: (isClient ? user?.lastName : draft.lastName) ?? '',
    step: isClient ? 'submit' : 'register',
    keys: { register: newIdempotencyKey(), submit: newIdempotencyKey() },
    ...(isClient ? { clientId: user?.id ?? '' } : { person: personBody(draft) }),
    project: projectBody(draft),
    draft: { ...draft, files, refused: {} },
    files: files.map((file) => ({ ...file, status: 'waiting', key: newIdempotencyKey() })),
    attempts: 0,
    notBefore: 0,
  };
}

/** The entry of a closing code, sent as who is signed in. */
export function closingEntry(leadId: string, code: string, user: SessionUser, now: number): OutboxEntry {
  return {
    ...emptyEntry(newIdempotencyKey()),
    kind: 'client',
    ownerId: user.id,
    clientId: user.id,
    createdAt: now,
    step: 'close',
    keys: { register: newIdempotencyKey(), submit: newIdempotencyKey() },
    closing: { leadId, code },
  };
}

/**
 * What may be shown of an entry to the person here. Undefined for a request of another account; who is not signed in
 * learns that one waits for somebody's log-in, and nothing of its content.
 */
export function shownEntry(entry: OutboxEntry, personId: string | null): OutboxEntry | undefined {
  if (entry.ownerId === null || entry.ownerId === personId) return entry;
  if (personId !== null || !isPending(entry)) return undefined;
  const { id, kind, ownerId, createdAt, step, projectId, hold, waiting, closing } = entry;
  return { ...emptyEntry(id), kind, ownerId, createdAt, step, projectId, hold, waiting, closing };
}

/** Not a closing code. */
export const isRequest = (entry: OutboxEntry): boolean => entry.closing === undefined;

/** Whether the server has said that it has the request. */
export const isSubmitted = (entry: OutboxEntry): boolean => entry.projectId !== undefined;

/** Whether there is still something to be sent or decided. */
export const isPending = (entry: OutboxEntry): boolean => entry.step !== 'done';

/** Whether a person should hear of it on every page. */
export const needsAttention = (entry: OutboxEntry): boolean => isPending(entry) || refusedFiles(entry).length > 0;

export const refusedFiles = (entry: OutboxEntry): OutboxFile[] =>
  entry.files.filter(({ status }) => status === 'refused');

type AllFields = { [Name in keyof Required<OutboxEntry>]: OutboxEntry[Name] };

const emptyEntry = (id: string): AllFields => ({
  id,
  kind: 'visitor',
  ownerId: null,
  createdAt: 0,
  firstName: '',
  lastName: '',
  step: 'register',
  keys: { register: id, submit: id },
  person: undefined,
  project: undefined,
  draft: undefined,
  clientId: undefined,
  projectId: undefined,
  closing: undefined,
  reference: undefined,
  trackingPath: undefined,
  files: [],
  hold: undefined,
  waiting: undefined,
  attempts: 0,
  notBefore: 0,
  unanswered: undefined,
});

/** A stored entry of any release, in the shape of this one. Undefined where it is no entry. */
function openEntry(stored: unknown): OutboxEntry | undefined {
  if (!isRecord(stored)) return undefined;
  const entry = complete(emptyEntry(stored.id), stored);
  return { ...entry, draft: openDraft(entry.draft) };
}

export const entryKey = (id: string): RecordKey<OutboxEntry> => ({ name: ENTRY_PREFIX + id, open: openEntry });

/** All entries, the oldest first. */
export async function listEntries(records: RecordStore): Promise<OutboxEntry[]> {
  const found = await records.entries(ENTRY_PREFIX);
  return found.flatMap(([, stored]) => openEntry(stored) ?? []).sort((one, other) => one.createdAt - other.createdAt);
}

export type EntryChange = (entry: OutboxEntry) => OutboxEntry;

/** Changes an entry as it is stored. Undefined where it is gone: given back, or thrown away. */
export function patchEntry(records: RecordStore, id: string, change: EntryChange): Promise<OutboxEntry | undefined> {
  const key = entryKey(id);
  return records.exchange([key], (stored) => {
    if (!stored) return { writes: {}, result: undefined };
    const entry = change(stored);
    // A file that the server has, or that was taken out, needs its bytes no more.
    const kept = new Set(entry.files.filter(({ status }) => status !== 'sent').map((file) => file.id));
    const freed = stored.files.filter((file) => !kept.has(file.id));
    return { writes: { [key.name]: entry, ...withoutBlobs(freed) }, result: entry };
  });
}

/** Stores a new entry that no draft becomes. */
export function storeEntry(records: RecordStore, entry: OutboxEntry): Promise<void> {
  const key = entryKey(entry.id);
  return records.exchange([key], (_none: OutboxEntry | undefined) => ({
    writes: { [key.name]: entry },
    result: undefined,
  }));
}

/** Removes an entry and its bytes. */
export function removeEntry(records: RecordStore, id: string): Promise<void> {
  const key = entryKey(id);
  return records.exchange([key], (stored) => ({
    writes: { [key.name]: undefined, ...withoutBlobs(stored?.files ?? []) },
    result: undefined,
  }));
}
