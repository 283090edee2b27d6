import { useEffect } from 'react';
import { useStore } from '../../../useStore.ts';
import { type OutboxView, outboxStore, resumeOutbox } from './outboxState.ts';

const nothing: OutboxView = { entries: undefined, progress: new Map() };

/** The requests on their way, and sends them. */
export function useOutbox(): OutboxView {
  useEffect(resumeOutbox, []);
  return useStore(outboxStore, nothing);
}
