import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { formatDateTime } from '../../shared/format/dates.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { Facts } from '../ui/Section.tsx';
import type { Message } from './MessageList.tsx';
import { RetryMessage } from './RetryMessage.tsx';

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
        <DialogTitle id={titleId}>{title}</DialogTitle>
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
        ...(message.subject ? [fact('subject', message.subject)] : []),
        fact('body', message.body),
        fact('columnStatus', translate(`messages.state.${message.status}`)),
        fact('columnDate', formatDateTime(message.createdAt)),
        fact('columnSent', message.sentAt && formatDateTime(message.sentAt)),
        fact('columnAttempts', String(message.attempts)),
        ...(message.channel === 'sms' ? [fact('columnSegments', String(message.segments))] : []),
        ...(message.lastError ? [fact('lastError', message.lastError)] : []),
      ]}
    />
  );
}
