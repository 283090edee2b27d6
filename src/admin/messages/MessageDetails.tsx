import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { LinkBase, useCreatePath, useNotify, useRefresh, useTranslate } from 'react-admin';
import type * as z from 'zod/mini';
import { formatDateTime } from '../../shared/format/dates.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { messageMachine } from '../../shared/messages/status.ts';
import type { messageItem } from '../../shared/messages/views.ts';
import { mayMove } from '../../shared/states/machine.ts';
import { api, entityOf } from '../providers/api.ts';
import { messageOf } from '../providers/httpErrors.ts';
import { useSession } from '../providers/session.ts';
import { Address } from '../ui/Address.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Facts } from '../ui/Section.tsx';

export type Message = z.infer<typeof messageItem>;

/** Opens the whole message: its words, its attempts, what went wrong. */
export function MessageDetails({ message }: { message: Message }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const title = translate('messages.readOf', { recipient: formatPhone(message.recipient) });
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} aria-label={title}>
        {translate('messages.read')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={titleId} fullWidth maxWidth="sm">
        <DialogTitle id={titleId}>
          <Address>{title}</Address>
        </DialogTitle>
        {/* Long texts scroll: by keyboard too. */}
        <DialogContent tabIndex={0}>
          <MessageFacts message={message} />
        </DialogContent>
        <DialogActions>
          {message.projectId ? (
            <Button component={LinkBase} to={createPath({ resource: 'projects', type: 'edit', id: message.projectId })}>
              {translate('messages.project')}
            </Button>
          ) : null}
          <RetryMessage message={message} onDone={() => setOpen(false)} />
          <Button variant="contained" onClick={() => setOpen(false)}>
            {translate('common.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function MessageFacts({ message }: { message: Message }) {
  const translate = useTranslate();
  const fact = (name: string, value: string | number | null) => ({ label: translate(`messages.${name}`), value });
  return (
    <Facts
      facts={[
        ...(message.subject ? [{ ...fact('subject', message.subject), isWide: true }] : []),
        { ...fact('body', message.body), isWide: true },
        fact('columnStatus', translate(`messages.state.${message.status}`)),
        fact('columnDate', formatDateTime(message.createdAt)),
        fact('columnSent', message.sentAt && formatDateTime(message.sentAt)),
        fact('columnAttempts', String(message.attempts)),
        ...(message.channel === 'sms' ? [fact('columnSegments', String(message.segments))] : []),
        ...(message.lastError ? [{ ...fact('lastError', message.lastError), isWide: true }] : []),
      ]}
    />
  );
}

/** Sends again what failed, or of which nobody knows: that one may then arrive twice, and it asks first. */
function RetryMessage({ message, onDone }: { message: Message; onDone: () => void }) {
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

function useRetry({ id, triedAt }: Message, onDone: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      // One that failed once more is sent again by another act.
      const once = `retry-message:${id}:${triedAt}`;
      await entityOf(api.put('/admin/messages/{id}/retry', { path: { id }, once }));
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
