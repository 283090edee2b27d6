import { readStored, removeStored, writeStored } from '../../../../shared/client/storage.ts';
import { createStoredStore } from '../../../../shared/client/store.ts';
import { useStore } from '../../../useStore.ts';

const LISTEN = 'wizardListen';
/** On, and no language chosen: French is heard. */
export const ANY_LANGUAGE = 'fr';

const store = createStoredStore([LISTEN], (stored) => stored ?? '');

/** The id of the language that the form is heard in, or `ANY_LANGUAGE`; empty where it is read. Follows other tabs. */
export const useListening = (): string => useStore(store, '');

export const listeningIn = (): string => readStored(LISTEN) ?? '';

/** Remembered on this device. */
export function listenIn(language: string): void {
  if (language) writeStored(LISTEN, language);
  else removeStored(LISTEN);
  store.notify();
}
