/** `undefined` erases the record of that name. */
export type Writes = Readonly<Record<string, unknown>>;

/** The name of a record, and how what is stored under it is read: perhaps an earlier release wrote it. */
export interface RecordKey<Value> {
  name: string;
  /** Undefined where it is no such record. */
  open: (stored: unknown) => Value | undefined;
}

/** Where the wizard keeps its records: the draft, the requests being sent, the files. */
export interface RecordStore {
  read<Value>(key: RecordKey<Value>): Promise<Value | undefined>;
  /** The names and contents, as stored, of the records whose name begins so. */
  entries(prefix: string): Promise<[string, unknown][]>;
  /** Reads some records and writes others in one transaction. */
  exchange<Values extends unknown[], Result>(keys: Keys<Values>, change: Change<Values, Result>): Promise<Result>;
  /** The store that these records had to leave, which the next page will read again; undefined where there is none. */
  left?(): RecordStore | undefined;
}

type Keys<Values> = { [Index in keyof Values]: RecordKey<Values[Index]> };

type Change<Values extends unknown[], Result> = (
  ...old: { [Index in keyof Values]: Values[Index] | undefined }
) => Changed<Result>;

export interface Changed<Result> {
  writes: Writes;
  result: Result;
}

/** Each request that is being sent is a record of its own. */
export const ENTRY_PREFIX = 'entry:';

/** A file as `storable` made it, or the Blob that an earlier release stored. */
export const blobKey = (fileId: string): RecordKey<Blob> => ({
  name: `blob:${fileId}`,
  open: (stored) => (stored instanceof Blob ? stored : new Blob(...(stored as StoredBlob))),
});

export type StoredBlob = [parts: [ArrayBuffer], options: { type: string }];

/** What is stored of a file. In its private mode Safari has no room for a Blob, and its database then stands still. */
export const storable = async (file: Blob): Promise<StoredBlob> => [[await file.arrayBuffer()], { type: file.type }];

export const withoutBlobs = (files: readonly { id: string }[]): Writes =>
  Object.fromEntries(files.map(({ id }) => [blobKey(id).name, undefined]));

/**
 * What is stored, in the shape of `empty`: a field that is missing or of another kind is as in `empty`, one that
 * `empty` has not is dropped.
 */
export function complete<Shape extends object>(empty: Shape, stored: object): Shape {
  const known = Object.entries(stored).filter(
    ([name, value]) => name in empty && isAlike(empty[name as keyof Shape], value),
  );
  return { ...empty, ...Object.fromEntries(known) };
}

function isAlike(empty: unknown, value: unknown): boolean {
  if (empty === undefined || empty === null) return true;
  return value !== null && typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty);
}

export const openWith = <Value>(key: RecordKey<Value>, stored: unknown): Value | undefined =>
  stored === undefined ? undefined : key.open(stored);

/** Records that live as long as the page. */
export function memoryRecords(initial: Iterable<[string, unknown]> = []): RecordStore {
  const records = new Map<string, unknown>(initial);
  return {
    read: async (key) => openWith(key, records.get(key.name)),
    entries: async (prefix) => [...records].filter(([name]) => name.startsWith(prefix)),
    exchange: async (keys, change) => {
      const old = keys.map((key) => openWith(key, records.get(key.name))) as Parameters<typeof change>;
      const { writes, result } = change(...old);
      for (const [name, value] of Object.entries(writes)) {
        if (value === undefined) records.delete(name);
        else records.set(name, value);
      }
      return result;
    },
  };
}
