import { Box, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../shared/format/dates.ts';
import type { TicketCall, TicketDetails, TicketEntry } from '../../shared/support/views.ts';
import { Section } from '../ui/Section.tsx';
import '../texts/support.ts';
import '../texts/leads.ts';

/** What the person wrote, then replies, notes and calls, oldest first. */
export function Conversation({ ticket }: { ticket: TicketDetails }) {
  const translate = useTranslate();
  return (
    <Section title={translate('support.conversation')}>
      <Box component="ol" sx={{ p: 0, m: 0, display: 'grid', gap: 2, listStyle: 'none' }}>
        <Turn author={ticket.name} date={ticket.createdAt} body={ticket.body} edge="secondary.main" />
        {turnsOf(ticket).map((turn) =>
          'outcome' in turn ? <CallTurn key={turn.id} call={turn} /> : <EntryTurn key={turn.id} entry={turn} />,
        )}
      </Box>
    </Section>
  );
}

const turnsOf = ({ entries, calls }: TicketDetails): (TicketEntry | TicketCall)[] =>
  [...entries, ...calls].sort((one, other) => one.createdAt.localeCompare(other.createdAt));

function CallTurn({ call: { authorName, createdAt, outcome, callBackAt, note } }: { call: TicketCall }) {
  const translate = useTranslate();
  return (
    <Turn author={authorName} date={createdAt} body={note ?? ''} edge="divider">
      <Chip size="small" variant="outlined" label={translate('support.callOf')} />
      <Typography component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {translate(`leads.call.${outcome}`)}
        {callBackAt ? ` · ${formatDateTime(callBackAt)}` : ''}
      </Typography>
    </Turn>
  );
}

function EntryTurn({ entry }: { entry: TicketEntry }) {
  const translate = useTranslate();
  const { authorName, createdAt, body, kind, message } = entry;
  const isReply = kind === 'Reply';
  return (
    <Turn author={authorName} date={createdAt} body={body} edge={isReply ? 'primary.main' : 'divider'}>
      <Chip
        size="small"
        variant="outlined"
        label={translate(isReply ? 'support.replyOf' : 'support.note')}
        color={isReply ? 'primary' : 'default'}
      />
      {message ? (
        <Typography component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {translate(`support.sentBy.${message.channel}`, { state: translate(`messages.state.${message.status}`) })}
        </Typography>
      ) : null}
    </Turn>
  );
}

interface TurnProps {
  author: string;
  date: string;
  body: string;
  edge: string;
  children?: ReactNode;
}

function Turn({ author, date, body, edge, children }: TurnProps) {
  const translate = useTranslate();
  return (
    <Box component="li" sx={{ borderLeft: 4, borderColor: edge, pl: 2 }}>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {translate('support.writtenBy', { author, date: formatDateTime(date) })}
      </Typography>
      {body ? <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', my: 0.5 }}>{body}</Typography> : null}
      {children ? <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>{children}</Box> : null}
    </Box>
  );
}
