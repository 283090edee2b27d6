import type { Random } from '../../src/server/seed/random.ts';
import { makeDiskStore } from './diskStore.ts';
import { startS3Store } from './s3Store.ts';

/** Where the servers keep the documents, how it fails, and what lies there, read past the product. */
export interface DocumentStore {
  /** The servers' data folder, in which the documents lie too, unless `settings` say otherwise. */
  dataDir: string;
  /** What the servers are told besides. */
  settings: Record<string, string>;
  /** Each thing that goes wrong with it, from its beginning until it is over. */
  faults: Readonly<Record<string, (random: Random) => Promise<void>>>;
  keys: () => Promise<string[]>;
  /** Raises where nothing lies under this key. */
  read: (key: string) => Promise<Buffer>;
  /** As if all that lies there had been written so long ago that the nightly cleaning looks at it. */
  age: () => Promise<void>;
  /** What the servers did to it that no fault explains. Resolves when it is known. */
  complaints: () => Promise<string[]>;
  /** What this store is and how it failed here. */
  describe: () => string;
  remove: () => Promise<void>;
}

export const storeKinds = ['disk', 's3'] as const;
export type StoreKind = (typeof storeKinds)[number];

export function openDocumentStore(kind: StoreKind): Promise<DocumentStore> {
  return { disk: makeDiskStore, s3: startS3Store }[kind]();
}
