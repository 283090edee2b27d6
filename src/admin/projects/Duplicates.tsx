import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { formatDate } from '../../shared/format/dates.ts';
import type { DuplicateItem } from '../../shared/projects/actViews.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import type { ProjectView } from '../../shared/projects/views.ts';
import { canMove, mayMove } from '../../shared/states/machine.ts';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';
import { useSession } from '../providers/session.ts';
import { AskedAct } from '../ui/AskedAct.tsx';
import { LoadedSection } from '../ui/Section.tsx';
import { MergedRequests } from './MergedRequests.tsx';
import { ProjectStateChip } from './ProjectStateChip.tsx';

interface Props {
  project: ProjectView;
  /** Whether this person may merge others into the project. */
  canMerge: boolean;
}

/**
 * Other requests that may be the same, to look at and to merge, until somebody is chosen or it is closed; and those
 * merged into this one.
 */
export function Duplicates({ project, canMerge }: Props) {
  const translate = useTranslate();
  const { id } = project;
  const query = useQuery(
    apiQuery(['projects', id, 'duplicates'], (signal) =>
      api.get('/admin/projects/{id}/duplicates', { path: { id }, signal }),
    ),
  );
  const { likely = [], merged = [] } = query.data ?? {};
  const user = useSession()?.user;
  // Also of one that is closed by now: the request merged into it has no other way back.
  const canUndo = user !== undefined && mayMove(projectMachine, 'releaseMerged', project, user);
  return (
    <>
      {canMove(projectMachine, 'mergeInto', project.status) ? (
        <LoadedSection title={translate('desk.duplicates')} failed="desk.duplicatesFailed" query={query}>
          {query.data && likely.length === 0 ? (
            <Typography color="textSecondary">{translate('desk.duplicatesNone')}</Typography>
          ) : null}
          {likely.length > 0 ? (
            <Box component="ul" sx={{ p: 0, m: 0, display: 'grid', gap: 2, listStyle: 'none' }}>
              {likely.map((item) => (
                <li key={item.id}>
                  <Likely item={item} project={project} canMerge={canMerge} />
                </li>
              ))}
            </Box>
          ) : null}
        </LoadedSection>
      ) : null}
      {merged.length > 0 ? <MergedRequests project={project} merged={merged} canUndo={canUndo} /> : null}
    </>
  );
}

function Likely({ item, project, canMerge }: Props & { item: DuplicateItem }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { reference } = item;
  const date = formatDate(item.submissionDate);
  const isMergeable =
    canMerge && item.mayOpen && item.acceptances === 0 && canMove(projectMachine, 'merge', item.status);
  const why = [
    ...(item.samePhone ? [translate('desk.samePhone')] : []),
    ...(item.likeness !== null && !item.samePhone ? [translate('desk.alike', { percent: item.likeness })] : []),
    ...(item.agentName ? [translate('desk.heldBy', { agent: item.agentName })] : []),
    ...(item.acceptances > 0 ? [translate('desk.acceptedBy', { smart_count: item.acceptances })] : []),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {translate('desk.requestOf', {
            service: item.serviceName ?? translate('projects.uncategorised'),
            date,
            reference,
          })}
        </Typography>
        <ProjectStateChip state={item.status} />
      </Stack>
      {item.clientName ? <Typography>{item.clientName}</Typography> : null}
      <Typography>{translate('agent.place', { district: item.districtName, city: item.cityName })}</Typography>
      {item.description ? (
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{item.description}</Typography>
      ) : null}
      <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{why.join(' · ')}</Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {item.mayOpen ? (
          <Button
            component={LinkBase}
            to={createPath({ resource: 'projects', type: 'edit', id: item.id })}
            aria-label={translate('desk.openOf', { reference })}
          >
            {translate('desk.open')}
          </Button>
        ) : null}
        {isMergeable ? <MergeButton item={item} project={project} date={date} /> : null}
      </Stack>
    </Box>
  );
}

function MergeButton({ item, project, date }: { item: DuplicateItem; project: ProjectView; date: string }) {
  const translate = useTranslate();
  const { reference } = item;
  const body = { mergedId: item.id, mergedUpdatedAt: item.updatedAt, updatedAt: project.updatedAt };
  // Without a key: merging twice is no error, and once it is undone the same words are another act.
  const options = { path: { id: project.id }, body };
  const text = translate('desk.mergeText', { reference, date });
  return (
    <AskedAct
      label={translate('desk.merge')}
      name={translate('desk.mergeOf', { reference })}
      title={translate('desk.mergeTitle')}
      act={() => api.put('/admin/projects/{id}/merge', options)}
      done="desk.mergedDone"
    >
      {item.samePhone ? text : `${translate('desk.mergeOtherPhone')} ${text}`}
    </AskedAct>
  );
}
