import { useEffect } from 'react';
import { paths } from '../../../paths.ts';
import { type OutboxEntry, refusedFiles } from '../outbox/entry.ts';
import { dismissEntry } from '../outbox/outboxState.ts';

/**
 * Staff goes back to the project list once everything is sent (specification §4). Not before: only these pages send,
 * so a file left waiting behind would be forgotten.
 */
export function useStaffReturn(entry: OutboxEntry): void {
  const isThrough = entry.kind === 'staff' && entry.step === 'done' && refusedFiles(entry).length === 0;
  useEffect(() => {
    if (!isThrough) return;
    void dismissEntry(entry.id).then(returnToProjects);
  }, [isThrough, entry.id]);
}

function returnToProjects(): void {
  try {
    sessionStorage.setItem('isSubmissionSuccess', 'true');
  } finally {
    location.assign(paths.agentProjects);
  }
}
