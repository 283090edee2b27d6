import { embedded } from '../rendering/embedded.ts';

export type ListState<Item> =
  | { status: 'loading'; items: undefined }
  | { status: 'failed'; items: undefined }
  | { status: 'ready'; items: readonly Item[] };

interface Entry {
  state: ListState<unknown>;
  listeners: Set<() => void>;
}

const entries = new Map<string, Entry>();
const readyStates = new WeakMap<object, ListState<unknown>>();

/** A list that is there; the same object for the same items, as `useSyncExternalStore` wants. */
export function readyWith(items: readonly unknown[]): ListState<unknown> {
  const state = readyStates.get(items) ?? { status: 'ready', items };
  readyStates.set(items, state);
  return state;
}

/** The one entry of this path, asked for when it is first wanted: pages and menus share what came. */
export function listEntry(path: string): Entry {
  const known = entries.get(path);
  if (known) return known;
  const given = embedded[path] as readonly unknown[] | undefined;
  const state: ListState<unknown> = given ? readyWith(given) : { status: 'loading', items: undefined };
  const entry: Entry = { state, listeners: new Set() };
  entries.set(path, entry);
  if (!given) void load(path, entry);
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
  try {
    const { askPublic } = await import('./askPublic.ts');
    const answer = await askPublic<unknown[]>(path);
    announce(entry, answer.ok ? readyWith(answer.entity) : { status: 'failed', items: undefined });
  } catch {
    // Without the network not even the code that asks came.
    announce(entry, { status: 'failed', items: undefined });
  }
}

function announce(entry: Entry, state: ListState<unknown>): void {
  entry.state = state;
  for (const listener of [...entry.listeners]) listener();
}
