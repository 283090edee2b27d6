import { useSyncExternalStore } from 'react';
import { recordsLast, subscribeToLasting } from '../storage/wizardRecords.ts';
import type { Draft } from './draft.ts';
import { currentDraft, subscribeToDraft } from './draftState.ts';

/** The draft of this browser; undefined while it is read. */
export function useDraft(): Draft | undefined {
  return useSyncExternalStore(subscribeToDraft, currentDraft, () => undefined);
}

/** Whether what is typed outlives the page. */
export function useRecordsLast(): boolean {
  return useSyncExternalStore(subscribeToLasting, recordsLast, () => true);
}
