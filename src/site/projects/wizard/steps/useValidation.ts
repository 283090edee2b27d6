import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { t } from '../../../texts.ts';
import { toastError, toastWarning } from '../../../ui/toast.tsx';
import type { Draft } from '../draft/draft.ts';
import { takeBackDraft } from '../draft/draftState.ts';
import { corrected } from '../outbox/correction.ts';
import type { OutboxEntry } from '../outbox/entry.ts';
import { validateRequest } from '../outbox/validateRequest.ts';
import { currentSender } from '../useSender.ts';
import { showHeading } from './heading.ts';

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
  const draft = await takeBackDraft(entry.id, corrected(entry));
  if (draft && entry.hold?.kind === 'refused') void toastError(t('projects.saveFailed'));
  return draft !== undefined;
}
