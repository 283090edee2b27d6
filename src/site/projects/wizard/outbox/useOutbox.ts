import { useEffect, useSyncExternalStore } from 'react';
import { currentOutbox, type OutboxView, resumeOutbox, subscribeToOutbox } from './outboxState.ts';

const nothing: OutboxView = { entries: undefined, progress: new Map() };

/** The requests on their way, and sends them. */
export function useOutbox(): OutboxView {
  useEffect(resumeOutbox, []);
  return useSyncExternalStore(subscribeToOutbox, currentOutbox, () => nothing);
}
