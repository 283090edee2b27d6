import { withRetry } from '../../shared/client/retry.ts';
import { api } from '../api.ts';

export type ListState<Item> =
  | { status: 'loading'; items: undefined }
  | { status: 'failed'; items: undefined }
  | { status: 'ready'; items: readonly Item[] };

interface Entry {
  state: ListState<unknown>;
  listeners: Set<() => void>;
}

const entries = new Map<string, Entry>();

/** The one entry of this path, asked for when it is first wanted: pages and menus share what came. */
export function listEntry(path: string): Entry {
  const known = entries.get(path);
  if (known) return known;
  const entry: Entry = { state: { status: 'loading', items: undefined }, listeners: new Set() };
  entries.set(path, entry);
  void load(path, entry);
  return entry;
}

/** Asks again after a failure. */
export function retryList(path: string): void {
  const entry = entries.get(path);
  if (entry?.state.status !== 'failed') return;
  announce(entry, { status: 'loading', items: undefined });
  void load(path, entry);
}

async function load(path: string, entry: Entry): Promise<void> {
  const answer = await withRetry(() => api.ask<unknown[]>('get', path));
  announce(entry, answer.ok ? { status: 'ready', items: answer.entity } : { status: 'failed', items: undefined });
}

function announce(entry: Entry, state: ListState<unknown>): void {
  entry.state = state;
  for (const listener of [...entry.listeners]) listener();
}
