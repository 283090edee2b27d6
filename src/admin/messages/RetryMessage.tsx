import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { messageMachine } from '../../shared/messages/status.ts';
import { mayMove } from '../../shared/states/machine.ts';
import { api, entityOf } from '../providers/api.ts';
import { messageOf } from '../providers/httpErrors.ts';
import { useSession } from '../providers/session.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import type { Message } from './MessageList.tsx';

/** Sends again what failed, or of which nobody knows: that one may then arrive twice, and it asks first. */
export function RetryMessage({ message, onDone }: { message: Message; onDone: () => void }) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { retry, isBusy } = useRetry(message, onDone);
  const isUncertain = message.status === 'Uncertain';
  const user = useSession()?.user;
  if (!user || !mayMove(messageMachine, 'retry', message, user)) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)} disabled={isBusy} aria-busy={isBusy}>
        {translate('messages.retry')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={translate('messages.retryTitle')}
        busy={isBusy}
        onYes={retry}
        onNo={() => setAsking(false)}
      >
        {translate(isUncertain ? 'messages.retryUncertain' : 'messages.retryFailed')}
      </ConfirmDialog>
    </>
  );
}

function useRetry({ id }: Message, onDone: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      await entityOf(api.put('/admin/messages/{id}/retry', { path: { id }, once: `retryMessage:${id}` }));
      notify('messages.retried', { type: 'success' });
      onDone();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return { retry, isBusy };
}
