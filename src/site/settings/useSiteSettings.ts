import { useEffect, useSyncExternalStore } from 'react';
import { withRetry } from '../../shared/client/retry.ts';
import { readStored, writeStored } from '../../shared/client/storage.ts';
import type { PublicSettings } from '../../shared/settings/views.ts';
import { api } from '../api.ts';

const STORED = 'siteSettings';
const listeners = new Set<() => void>();
let known: PublicSettings | undefined = readKept();
let isAsked = false;

/**
 * Name, support phone, address and the rest (design §8), asked for once a visit. What the last visit knew stands
 * until the answer comes, so that the phone number is there without a network too.
 */
export function useSiteSettings(): PublicSettings | undefined {
  useEffect(() => {
    if (!isAsked) void ask();
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  );
}

/** What is known of them now, without asking. */
export const knownSettings = (): PublicSettings | undefined => known;

/** How many quotes a project may get: the setting, and 3 until it is known (specification §1). */
export const useMaxQuotes = (): number => useSiteSettings()?.maxQuotes ?? 3;

async function ask(): Promise<void> {
  isAsked = true;
  const answer = await withRetry(() => api.get('/get-site-settings'));
  if (!answer.ok) {
    isAsked = false;
    return;
  }
  known = answer.entity;
  writeStored(STORED, JSON.stringify(known));
  for (const listener of [...listeners]) listener();
}

function readKept(): PublicSettings | undefined {
  try {
    return JSON.parse(readStored(STORED) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
