import { handOverDraft } from '../draft/draftState.ts';
import { entryFrom, isSubmitted, type OutboxEntry, type Sender } from './entry.ts';
import { outboxStore, sendNow, showEntries } from './outboxState.ts';
import { markPending } from './pendingMark.ts';

/** A connection that has not decided by then is said to be slow: the request goes on without the page. */
const PATIENCE_MS = 20_000;

export type Outcome = { kind: 'submitted' | 'waiting' | 'elsewhere' } | { kind: 'held'; entry: OutboxEntry };

/**
 * Validates the draft: it becomes a stored request, is sent, and what the server says of it is awaited for a while.
 * `elsewhere`: another tab has just sent it.
 */
export async function validateRequest(sender: Sender): Promise<Outcome> {
  markPending(true);
  const entry = await handOverDraft((draft) => entryFrom(draft, sender, Date.now()));
  if (!entry) return { kind: 'elsewhere' };
  await showEntries();
  const outcome = firstOutcome(entry.id);
  void sendNow();
  return outcome;
}

function firstOutcome(entryId: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const settle = (outcome: Outcome) => {
      clearTimeout(timer);
      unsubscribe();
      resolve(outcome);
    };
    const timer = setTimeout(() => settle({ kind: 'waiting' }), PATIENCE_MS);
    const unsubscribe = outboxStore.subscribe(() => {
      const entry = outboxStore.get().entries?.find(({ id }) => id === entryId);
      if (!entry) return;
      if (isSubmitted(entry)) settle({ kind: 'submitted' });
      else if (entry.hold) settle({ kind: 'held', entry });
      else if (entry.waiting) settle({ kind: 'waiting' });
    });
  });
}
