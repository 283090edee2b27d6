import { Box, Button, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../shared/format/dates.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import type { ProjectHistory } from '../../shared/projects/actViews.ts';
import type { ProjectView } from '../../shared/projects/views.ts';
import { MessageStateChip } from '../messages/MessageStateChip.tsx';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';
import { LoadedSection } from '../ui/Section.tsx';
import '../texts/auditLog.ts';
import '../texts/messages.ts';

const soft = { color: 'text.secondary', fontSize: '0.875rem' } as const;

/**
 * What happened to a project: the acts of staff, who accepted it, and what was sent. Read anew with each version of
 * the project.
 */
export function History({ project: { id, updatedAt } }: { project: ProjectView }) {
  const translate = useTranslate();
  const query = useQuery({
    ...apiQuery(['projects', id, 'history', updatedAt], (signal) =>
      api.get('/admin/projects/{id}/history', { path: { id }, signal }),
    ),
    placeholderData: keepPreviousData,
  });
  return (
    <LoadedSection title={translate('desk.history')} failed="desk.historyFailed" query={query}>
      {query.data ? <Happened history={query.data} /> : null}
    </LoadedSection>
  );
}

function Happened({ history }: { history: ProjectHistory }) {
  const translate = useTranslate();
  const { acts, acceptances, messages, announced } = history;
  return (
    <>
      <Lines none={translate('desk.historyNone')} rows={acts} render={(act) => <Act act={act} />} />
      <Typography variant="h3" sx={{ fontSize: '1rem', fontWeight: 700 }}>
        {translate('desk.acceptances')}
      </Typography>
      <Lines
        none={translate('desk.acceptancesNone')}
        rows={acceptances.map((row) => ({ ...row, id: row.enterpriseId }))}
        render={(row) => (
          <>
            <Typography>{row.enterpriseName}</Typography>
            <Typography sx={soft}>
              {translate('desk.acceptedAt', {
                date: formatDateTime(row.acceptedAt),
                phone: formatPhone(row.phoneNumber),
              })}
            </Typography>
          </>
        )}
      />
      <Typography variant="h3" sx={{ fontSize: '1rem', fontWeight: 700 }}>
        {translate('desk.messages')}
      </Typography>
      <Lines
        none={announced.length > 0 ? '' : translate('desk.messagesNone')}
        rows={messages}
        render={(message) => <Message message={message} />}
      />
      {announced.length > 0 ? (
        <Typography>
          {translate('desk.announced', {
            list: announced
              .map(({ status, count }) =>
                translate('desk.announcedState', { count, state: translate(`messages.state.${status}`) }),
              )
              .join(', '),
          })}
        </Typography>
      ) : null}
    </>
  );
}

function Act({ act }: { act: ProjectHistory['acts'][number] }) {
  const translate = useTranslate();
  const none = translate('auditLog.none');
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{translate(`auditLog.action.${act.action}`, { _: act.action })}</Typography>
      <Typography sx={soft}>
        {translate('desk.byAt', {
          actor: act.actorName ?? translate('auditLog.system'),
          date: formatDateTime(act.createdAt),
        })}
      </Typography>
      {act.changes.map(({ field, before, after }) => (
        <Typography key={field} sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
          {translate('desk.change', {
            field: translate(`resources.projects.fields.${field}`, {
              _: translate(`auditLog.field.${field}`, { _: field }),
            }),
            before: before ?? none,
            after: after ?? none,
          })}
        </Typography>
      ))}
    </>
  );
}

function Message({ message }: { message: ProjectHistory['messages'][number] }) {
  const translate = useTranslate();
  const { template, channel, recipient, status, sentAt, createdAt } = message;
  return (
    <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography>{translate(`messages.template.${template}`, { _: template })}</Typography>
        <Typography sx={{ ...soft, overflowWrap: 'anywhere' }}>
          {[translate(`messages.channel.${channel}`), formatPhone(recipient), formatDateTime(sentAt ?? createdAt)].join(
            ' · ',
          )}
        </Typography>
      </Box>
      <MessageStateChip state={status} />
    </Box>
  );
}

const SHOWN_FIRST = 5;

/** The newest few, and the rest at a press. */
function Lines<Row extends { id: string }>(props: {
  rows: readonly Row[];
  none: string;
  render: (row: Row) => ReactNode;
}) {
  const { rows, none, render } = props;
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0) return none ? <Typography color="textSecondary">{none}</Typography> : null;
  return (
    <>
      <Box component="ol" sx={{ p: 0, m: 0, display: 'grid', gap: 1.5, listStyle: 'none' }}>
        {(isWhole ? rows : rows.slice(0, SHOWN_FIRST)).map((row) => (
          <li key={row.id}>{render(row)}</li>
        ))}
      </Box>
      {!isWhole && rows.length > SHOWN_FIRST ? (
        <Button onClick={() => setWhole(true)}>{translate('desk.historyMore', { count: rows.length })}</Button>
      ) : null}
    </>
  );
}
