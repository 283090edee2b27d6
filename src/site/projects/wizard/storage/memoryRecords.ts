import type { RecordStore } from './recordStore.ts';

/** Records that live as long as the page. */
export function memoryRecords(initial: Iterable<[string, unknown]> = []): RecordStore {
  const records = new Map<string, unknown>(initial);
  return {
    read: async <T>(key: string) => records.get(key) as T | undefined,
    entries: async <T>(prefix: string) => [...records].filter(([key]) => key.startsWith(prefix)) as [string, T][],
    exchange: async (keys, change) => {
      const old = keys.map((key) => records.get(key)) as Parameters<typeof change>;
      const { writes, result } = change(...old);
      for (const [key, value] of Object.entries(writes)) {
        if (value === undefined) records.delete(key);
        else records.set(key, value);
      }
      return result;
    },
  };
}
