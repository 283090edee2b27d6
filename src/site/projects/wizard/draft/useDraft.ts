import { useStore } from '../../../useStore.ts';
import { persistenceStore } from '../storage/wizardRecords.ts';
import type { Draft } from './draft.ts';
import { draftState } from './draftState.ts';

/** The draft of this browser; undefined while it is read. */
export const useDraft = (): Draft | undefined => useStore(draftState, undefined);

/** Whether what is typed outlives the page. */
export const useRecordsLast = (): boolean => useStore(persistenceStore, true);
