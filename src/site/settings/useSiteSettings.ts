import { useEffect } from 'react';
import { readStored, writeStored } from '../../shared/client/storage.ts';
import { createStore } from '../../shared/client/store.ts';
import type { PublicSettings } from '../../shared/settings/views.ts';
import { embedded, useServerData } from '../rendering/rendering.ts';
import { useStore } from '../useStore.ts';

const PATH = '/get-site-settings';
const STORED = 'siteSettings';
const given = embedded[PATH] as PublicSettings | undefined;
const settingsStore = createStore<PublicSettings | undefined>(given ?? readStoredSettings());
let isAsked = false;

/**
 * Name, support phone, address and the rest (design §8): what the server drew the page with, else asked for once a
 * visit. What the last visit knew stands until the answer comes, so that the phone number is there without a network
 * too.
 */
export function useSiteSettings(): PublicSettings | undefined {
  const drawnWith = useServerData<PublicSettings>(PATH);
  useEffect(() => {
    if (!isAsked) void ask();
  }, []);
  return useStore(settingsStore, drawnWith ?? undefined);
}

/** What is known of them now, without asking. */
export const knownSettings = settingsStore.get;

/** How many quotes a project may get: the setting, and 3 until it is known (specification §1). */
export const useMaxQuotes = (): number => useSiteSettings()?.maxQuotes ?? 3;

async function ask(): Promise<void> {
  isAsked = true;
  const latest = given ?? (await askServer());
  if (!latest) {
    isAsked = false;
    return;
  }
  writeStored(STORED, JSON.stringify(latest));
  settingsStore.set(latest);
}

/** Undefined where no answer came, or not even the code that asks. */
async function askServer(): Promise<PublicSettings | undefined> {
  try {
    const { fetchPublic } = await import('../catalog/fetchPublic.ts');
    const answer = await fetchPublic<PublicSettings>(PATH);
    return answer.ok ? answer.entity : undefined;
  } catch {
    return undefined;
  }
}

function readStoredSettings(): PublicSettings | undefined {
  try {
    return JSON.parse(readStored(STORED) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
