import { Box, Button, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../shared/format/dates.ts';
import type { TimelineEntry } from '../../shared/projects/actViews.ts';
import type { ProjectView } from '../../shared/projects/views.ts';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';
import { LoadedSection } from '../ui/Section.tsx';
import '../texts/projects.ts';
import '../texts/auditLog.ts';

const SHOWN_FIRST = 8;

/** All that happened to a project and to the jobs that came of it, newest first; the rest at a press. */
export function Timeline({ project: { id, updatedAt } }: { project: Pick<ProjectView, 'id' | 'updatedAt'> }) {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const query = useQuery({
    ...apiQuery(['projects', id, 'timeline', updatedAt], (signal) =>
      api.get('/admin/projects/{id}/timeline', { path: { id }, signal }),
    ),
    placeholderData: keepPreviousData,
  });
  const { data: entries = [] } = query;
  const shown = isWhole ? entries : entries.slice(0, SHOWN_FIRST);
  return (
    <LoadedSection title={translate('desk.timeline')} failed="desk.timelineFailed" query={query}>
      {query.data?.length === 0 ? <Typography color="textSecondary">{translate('desk.historyNone')}</Typography> : null}
      {shown.length > 0 ? (
        <Box component="ol" sx={{ p: 0, m: 0, display: 'grid', gap: 1.5, listStyle: 'none' }}>
          {shown.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} />
            </li>
          ))}
        </Box>
      ) : null}
      {shown.length < entries.length ? (
        <Button onClick={() => setWhole(true)}>{translate('desk.historyMore', { count: entries.length })}</Button>
      ) : null}
    </LoadedSection>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const translate = useTranslate();
  const { kind, entity, action, actorName, enterpriseName, at, changes } = entry;
  const what =
    kind === 'act'
      ? translate('desk.timelineAct', {
          entity: translate(`auditLog.entity.${entity}`, { _: entity }),
          action: translate(`auditLog.action.${action}`, { _: action }),
        })
      : translate(`desk.timeline.${kind}`);
  const by = kind === 'act' || kind === 'call' ? [actorName ?? translate('desk.timelineNobody')] : [];
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{what}</Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
        {[formatDateTime(at), ...(enterpriseName ? [enterpriseName] : []), ...by].join(' · ')}
      </Typography>
      {changes.map(({ field, value }) => (
        <Typography key={field} sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {translate('desk.timelineChange', {
            field: translate(`auditLog.field.${field}`, { _: field }),
            value,
          })}
        </Typography>
      ))}
    </>
  );
}
