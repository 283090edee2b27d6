import { Box, Button, Stack, Typography } from '@mui/material';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { formatDate, formatDateTime } from '../../shared/format/dates.ts';
import type { MergedItem } from '../../shared/projects/actViews.ts';
import type { ProjectView } from '../../shared/projects/views.ts';
import { Documents } from '../files/Documents.tsx';
import { api } from '../providers/api.ts';
import { AskedAct } from '../ui/AskedAct.tsx';
import { Section } from '../ui/Section.tsx';

interface Props {
  project: ProjectView;
  merged: readonly MergedItem[];
  canUndo: boolean;
}

/** The requests that were merged into this one, with their documents; their answers are on their own pages. */
export function MergedRequests({ project, merged, canUndo }: Props) {
  const translate = useTranslate();
  return (
    <>
      <Section title={translate('desk.merged')}>
        <Box component="ul" sx={{ p: 0, m: 0, display: 'grid', gap: 2, listStyle: 'none' }}>
          {merged.map((item) => (
            <li key={item.id}>
              <Merged item={item} project={project} canUndo={canUndo} />
            </li>
          ))}
        </Box>
      </Section>
      {merged.map(({ id, reference }) => (
        <Documents key={id} title={translate('desk.mergedDocuments', { reference })} target="projectId" id={id} />
      ))}
    </>
  );
}

function Merged({ item, project, canUndo }: { item: MergedItem; project: ProjectView; canUndo: boolean }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { reference } = item;
  const date = formatDate(item.submissionDate);
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {translate('desk.requestOf', {
          service: item.serviceName ?? translate('projects.uncategorised'),
          date,
          reference,
        })}
      </Typography>
      <Typography>{item.clientName || translate('admin.notGiven')}</Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {translate('desk.mergedOn', {
          date: formatDateTime(item.mergedAt),
          agent: item.mergedBy ?? translate('comments.author'),
        })}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          component={LinkBase}
          to={createPath({ resource: 'projects', type: 'edit', id: item.id })}
          aria-label={translate('desk.openOf', { reference })}
        >
          {translate('desk.open')}
        </Button>
        {canUndo ? <UndoButton keptId={project.id} merged={item} date={date} /> : null}
      </Stack>
    </Box>
  );
}

function UndoButton({ keptId, merged, date }: { keptId: string; merged: MergedItem; date: string }) {
  const translate = useTranslate();
  const { id: mergedId, reference, mergedAt } = merged;
  const options = { path: { id: keptId, mergedId }, once: `unmerge:${keptId}:${mergedId}:${mergedAt}` };
  return (
    <AskedAct
      label={translate('desk.unmerge')}
      name={translate('desk.unmergeOf', { reference })}
      title={translate('desk.unmergeTitle')}
      act={() => api.put('/admin/projects/{id}/merge/{mergedId}/undo', options)}
      done="desk.unmerged"
    >
      {translate('desk.unmergeText', { reference, date })}
    </AskedAct>
  );
}
