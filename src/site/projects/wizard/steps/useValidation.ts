import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { t } from '../../../texts.ts';
import { toastError, toastWarning } from '../../../ui/toast.tsx';
import type { Draft } from '../draft/draft.ts';
import { handOverDraft, takeBackDraft } from '../draft/draftState.ts';
import { corrected } from '../outbox/correction.ts';
import { entryFrom, entryKey, isSubmitted, type OutboxEntry, type Sender } from '../outbox/entry.ts';
import { outboxStore, sendNow, showEntries } from '../outbox/outboxState.ts';
import { markPending } from '../outbox/pendingMark.ts';
import { currentSender } from '../sender.ts';
import { showHeading } from './StepFrame.tsx';

/** A connection that has not decided by then is said to be slow: the request goes on without the page. */
const PATIENCE_MS = 20_000;

type Outcome = { kind: 'submitted' | 'waiting' | 'elsewhere' } | { kind: 'held'; entry: OutboxEntry };

/**
 * Validates the draft: it becomes a stored request, is sent, and what the server says of it is awaited for a while.
 * `elsewhere`: another tab has just sent it.
 */
async function validateRequest(sender: Sender): Promise<Outcome> {
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

/**
 * Sends the request. Goes to the confirmation once the server has it, or where it waits for the network; a request
 * that was refused comes back here with all its content.
 */
export function useValidation(onSending: (sent: Draft | undefined) => void): (draft: Draft) => Promise<void> {
  const navigate = useNavigate();
  return async (draft) => {
    const sender = currentSender();
    if (!sender) return;
    onSending(draft);
    const outcome = await validateRequest(sender);
    if (outcome.kind === 'held' && (await comesBack(outcome.entry))) {
      onSending(undefined);
      return showHeading();
    }
    if (outcome.kind === 'elsewhere') void toastWarning(t('wizard.summary.elsewhere'));
    await navigate(paths.confirmation, { replace: true });
  };
}

async function comesBack(entry: OutboxEntry): Promise<boolean> {
  // A submission without an answer may have arrived: given back it could be made twice.
  if (entry.hold?.kind === 'signIn' && entry.unanswered) return false;
  const draft = await takeBackDraft(entryKey(entry.id), corrected(entry));
  if (draft && entry.hold?.kind === 'refused') void toastError(t('projects.saveFailed'));
  return draft !== undefined;
}
