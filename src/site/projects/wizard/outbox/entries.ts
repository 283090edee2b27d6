import { blobKey, ENTRIES, entryKey } from '../storage/keys.ts';
import type { RecordStore } from '../storage/recordStore.ts';
import type { OutboxEntry } from './entry.ts';

export type EntryChange = (entry: OutboxEntry) => OutboxEntry;

/** All entries, the oldest first. */
export async function listEntries(records: RecordStore): Promise<OutboxEntry[]> {
  const found = await records.entries<OutboxEntry>(ENTRIES);
  return found.map(([, entry]) => entry).sort((one, other) => one.createdAt - other.createdAt);
}

/** Changes an entry as it is stored. Undefined where it is gone: given back, or thrown away. */
export function patchEntry(records: RecordStore, id: string, change: EntryChange): Promise<OutboxEntry | undefined> {
  return records.exchange<[OutboxEntry], OutboxEntry | undefined>([entryKey(id)], (stored) => {
    if (!stored) return { writes: {}, result: undefined };
    const entry = change(stored);
    // A file that the server has, or that was taken out, needs its bytes no more.
    const kept = new Set(entry.files.filter(({ status }) => status !== 'sent').map((file) => file.id));
    const freed = stored.files.filter((file) => !kept.has(file.id)).map((file) => [blobKey(file.id), undefined]);
    return { writes: { [entryKey(id)]: entry, ...Object.fromEntries(freed) }, result: entry };
  });
}

/** Forgets an entry and its bytes. */
export function removeEntry(records: RecordStore, id: string): Promise<void> {
  return records.exchange<[OutboxEntry], void>([entryKey(id)], (stored) => ({
    writes: {
      [entryKey(id)]: undefined,
      ...Object.fromEntries((stored?.files ?? []).map((file) => [blobKey(file.id), undefined])),
    },
    result: undefined,
  }));
}
