/// <reference lib="webworker" />
import type { PrecacheEntry } from 'workbox-precaching';

interface Scope extends ServiceWorkerGlobalScope {
  navigator: WorkerNavigator & { connection?: { saveData?: boolean } };
}

/** The worker's own global object, which TypeScript takes for a window's. */
export const worker = self as unknown as Scope;

/** Filled in by `vite.worker.config.ts` from the build of the site. */
declare const OFFLINE_FILES: { version: string; first: PrecacheEntry[]; wizard: PrecacheEntry[] };

export const { version, first, wizard } = OFFLINE_FILES;
