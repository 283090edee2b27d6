import type { PrivateTokens } from './access.ts';
import {
  isPending,
  isSubmitted,
  listEntries,
  type OutboxEntry,
  patchEntry,
  refusedFiles,
  removeEntry,
} from './entry.ts';
import type { OutboxPorts } from './ports.ts';
import { runEntry } from './runEntry.ts';

const DAY_MS = 86_400_000;

export interface Outbox {
  /**
   * Sends what is due, one entry after the other, while no other tab does. With `hurry` (the network is back, or the
   * person asks for it) only what the server put off still waits. Returns the ms until the next attempt, if any.
   */
  run(hurry?: boolean): Promise<number | undefined>;
  /** A session opened: what waits for its owner goes on. */
  signedIn(userId: string): Promise<void>;
  /** Sends a refused file once more: another try is another act, with another key. */
  retryFile(entryId: string, fileId: string): Promise<void>;
  /** Takes a file out; where nothing is left to send, nobody is waited for any more. */
  dropFile(entryId: string, fileId: string): Promise<void>;
  /** Removes an entry that the person takes back. */
  discard(entryId: string): Promise<void>;
  /** Removes what is finished; without an id, all that was finished over a day ago. */
  tidy(entryId?: string): Promise<void>;
}

export function createOutbox(ports: OutboxPorts): Outbox {
  const tokens: PrivateTokens = new Map();
  const { records } = ports;
  const change = async (id: string, patch: (entry: OutboxEntry) => OutboxEntry) => {
    await patchEntry(records, id, patch);
    ports.onChange();
  };
  return {
    run: (hurry = false) => ports.exclusively(() => runDue(ports, tokens, hurry)),
    async signedIn(userId) {
      for (const entry of await listEntries(records)) {
        if (entry.hold?.kind !== 'signIn' || entry.ownerId !== userId) continue;
        await change(entry.id, (stored) => ({ ...stored, hold: undefined, notBefore: 0 }));
      }
    },
    retryFile: (entryId, fileId) =>
      change(entryId, (entry) => ({
        ...entry,
        step: entry.step === 'done' ? 'upload' : entry.step,
        files: entry.files.map((file) =>
          file.id === fileId ? { ...file, status: 'waiting', reason: undefined, key: ports.newKey() } : file,
        ),
      })),
    dropFile: (entryId, fileId) =>
      change(entryId, (entry) => {
        const files = entry.files.filter((file) => file.id !== fileId);
        const isLeft = files.some(({ status }) => status === 'waiting');
        return { ...entry, files, hold: isSubmitted(entry) && !isLeft ? undefined : entry.hold };
      }),
    async discard(entryId) {
      await removeEntry(records, entryId);
      ports.onChange();
    },
    async tidy(entryId) {
      const isOld = (entry: OutboxEntry) => entry.createdAt < ports.now() - DAY_MS && refusedFiles(entry).length === 0;
      for (const entry of await listEntries(records)) {
        const isMeant = entryId === undefined ? isOld(entry) : entry.id === entryId;
        if (isMeant && !isPending(entry)) await removeEntry(records, entry.id);
      }
      ports.onChange();
    },
  };
}

async function runDue(ports: OutboxPorts, tokens: PrivateTokens, hurry: boolean): Promise<number | undefined> {
  for (const entry of await listEntries(ports.records)) {
    if (!goesOn(entry)) continue;
    const isDue = entry.notBefore <= ports.now() || (hurry && entry.waiting !== 'limit');
    if (!isDue) continue;
    if (entry.waiting) {
      await patchEntry(ports.records, entry.id, (stored) => ({ ...stored, waiting: undefined }));
      ports.onChange();
    }
    await runEntry(entry.id, ports, tokens);
  }
  const waiting = (await listEntries(ports.records)).filter(goesOn).map((entry) => entry.notBefore - ports.now());
  return waiting.length > 0 ? Math.max(0, Math.min(...waiting)) : undefined;
}

const goesOn = (entry: OutboxEntry): boolean => isPending(entry) && !entry.hold;
