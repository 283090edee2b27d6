import { Alert, Box, Button, FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { typedSince } from '../../shared/client/deviceDraft.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { mayMove } from '../../shared/states/machine.ts';
import { REPLY_MAX, SMS_REPLY_MAX } from '../../shared/support/schemas.ts';
import { type EntryKind, ticketMachine } from '../../shared/support/status.ts';
import type { TicketDetails } from '../../shared/support/views.ts';
import { api } from '../providers/api.ts';
import { fieldErrorsOf, mayRecover, messageOf } from '../providers/httpErrors.ts';
import { useSession } from '../providers/session.ts';
import { useDraft } from '../providers/useDraft.ts';
import { Section } from '../ui/Section.tsx';
import { useTicketAction } from './TicketActions.tsx';

/** Writes a reply or a note. What was typed stays until the server has it. */
export function ReplyForm({ ticket }: { ticket: TicketDetails }) {
  const translate = useTranslate();
  const user = useSession()?.user;
  const record = { ...ticket, agentId: ticket.assignedAgentId };
  const mayReply = user !== undefined && mayMove(ticketMachine, 'reply', record, user);
  const { kind, body, choose, type, send, isBusy, failure } = useEntry(ticket, mayReply);
  const isReply = kind === 'Reply';
  const max = isReply && ticket.replyChannel === 'sms' ? SMS_REPLY_MAX : REPLY_MAX;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <Section title={translate('support.composer')}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
        {mayReply ? (
          <RadioGroup
            row
            aria-label={translate('support.composer')}
            value={kind}
            onChange={(_, value) => choose(value === 'Note' ? 'Note' : 'Reply')}
          >
            <FormControlLabel value="Reply" control={<Radio />} label={translate('support.reply')} />
            <FormControlLabel value="Note" control={<Radio />} label={translate('support.note')} />
          </RadioGroup>
        ) : (
          <Alert severity="info">{translate('support.closedHint')}</Alert>
        )}
        <TextField
          multiline
          minRows={4}
          label={translate(isReply ? 'support.replyLabel' : 'support.noteLabel')}
          value={body}
          onChange={(event) => type(event.target.value)}
          error={failure !== undefined}
          helperText={failure ? <span role="alert">{translate(failure)}</span> : <Where ticket={ticket} kind={kind} />}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: max } }}
        />
        <Button type="submit" variant="contained" disabled={isBusy} aria-busy={isBusy} sx={{ justifySelf: 'start' }}>
          {translate(isBusy ? 'support.sending' : isReply ? 'support.send' : 'support.addNote')}
        </Button>
      </Box>
    </Section>
  );
}

function Where({ ticket, kind }: { ticket: TicketDetails; kind: EntryKind }) {
  const translate = useTranslate();
  if (kind === 'Note') return translate('support.noteHint');
  return ticket.replyChannel === 'email'
    ? translate('support.replyByEmail', { to: ticket.email ?? '' })
    : translate('support.replyBySms', { to: formatPhone(ticket.phoneNumber ?? '') });
}

interface Entry {
  kind: EntryKind;
  body: string;
  /**
   * Of the ticket when this was first sent and no answer came: once more it is the same call, though the ticket, read
   * again since, may be another by it.
   */
  sentAt?: string;
}

const noEntry: Entry = { kind: 'Reply', body: '' };

/** What is typed is kept with what it is: a note for the team never becomes a reply to the client. */
function useEntry({ id, version }: TicketDetails, mayReply: boolean) {
  const { act, isBusy } = useTicketAction();
  const { value: entry, set, read } = useDraft(`entry:${id}`, noEntry, ({ body }) => body !== '');
  const [failure, setFailure] = useState<string>();
  const kind = mayReply ? entry.kind : 'Note';
  const { body } = entry;

  const send = async () => {
    if (body.trim() === '') return setFailure('support.bodyRequired');
    const sentAt = entry.sentAt ?? version;
    set({ kind, body, sentAt });
    const options = { path: { id }, body: { kind, body, version: sentAt }, once: `entry:${id}` };
    const error = await act(
      () => api.post('/admin/support-tickets/{id}/entries', options),
      kind === 'Reply' ? 'support.sent' : 'support.noted',
    );
    setFailure(error === undefined ? undefined : sentenceOf(error));
    const now = read();
    if (error === undefined) set({ kind: now.kind, body: typedSince(body, now.body) });
    else if (!mayRecover(error) && now.sentAt) set({ kind: now.kind, body: now.body });
  };
  const choose = (chosen: EntryKind) => set({ kind: chosen, body });
  const type = (text: string) => {
    set({ kind, body: text });
    setFailure(undefined);
  };
  return { kind, body, choose, type, send, isBusy, failure };
}

/** What is wrong with the text itself, or why the act failed. */
function sentenceOf(error: unknown): string {
  const errors = fieldErrorsOf(error);
  return errors?.body ?? messageOf(error);
}
