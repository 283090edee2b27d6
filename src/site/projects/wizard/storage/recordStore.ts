/** `undefined` erases the record. */
export type Writes = Readonly<Record<string, unknown>>;

/**
 * Where the wizard keeps its records: the draft, the requests under way, the files. What is stored under a key
 * is decided where the key is named (`keys.ts`), so that reading can give it its type.
 */
export interface RecordStore {
  read<T>(key: string): Promise<T | undefined>;
  entries<T>(prefix: string): Promise<[string, T][]>;
  /** Reads some records and writes others in one step that no other tab can come between. */
  exchange<Old extends unknown[], Result>(keys: readonly string[], change: Change<Old, Result>): Promise<Result>;
}

type Change<Old extends unknown[], Result> = (...old: { [K in keyof Old]: Old[K] | undefined }) => {
  writes: Writes;
  result: Result;
};
