import { Button, Chip, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { formatDate, formatDateTime } from '../../shared/format/dates.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import type { ProjectListItem } from '../../shared/projects/views.ts';
import { canMove } from '../../shared/states/machine.ts';
import type { Column } from '../lists/column.ts';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';
import { OpenRecord } from '../ui/OpenRecord.tsx';
import { ProjectStateChip, WaitingTime } from './ProjectStateChip.tsx';

/**
 * The columns of the lists of projects: the specification's, how long each waits, and some to choose (specification
 * §2.6). `onAssign` is asked to take a project.
 */
export function useProjectColumns(onAssign: (projectId: string) => void): Column<ProjectListItem>[] {
  const translate = useTranslate();
  const typeOf = (row: ProjectListItem) => row.service?.nameFr ?? translate('projects.uncategorised');
  const placeOf = (row: ProjectListItem) =>
    translate('agent.place', { district: row.districtName, city: row.cityName });
  const column = (name: string, label: string, more: Omit<Column<ProjectListItem>, 'name' | 'label'>) => ({
    name,
    label: translate(label),
    ...more,
  });
  return [
    column('serviceName', 'agent.columnType', {
      sortable: true,
      shrinks: true,
      role: 'title',
      nameOf: (row) => `${typeOf(row)}, ${placeOf(row)}`,
      render: typeOf,
    }),
    column('desiredStartDate', 'agent.columnStart', {
      sortable: true,
      card: 'labelled',
      render: (row) => formatDate(row.desiredStartDate),
    }),
    column('submissionDate', 'agent.columnSubmitted', {
      sortable: true,
      render: (row) => formatDate(row.submissionDate),
    }),
    column('waiting', 'desk.columnWaiting', {
      card: 'foot',
      render: (row) => (row.waitingSince ? <WaitingTime project={row} /> : '–'),
    }),
    column('cityName', 'agent.columnCity', {
      sortable: true,
      shrinks: true,
      from: 'lg',
      card: 'line',
      render: placeOf,
    }),
    column('clientName', 'agent.columnClient', {
      sortable: true,
      from: 'xl',
      card: 'line',
      render: (row) => [row.firstName, row.lastName].filter(Boolean).join(' ') || translate('agent.nameMissing'),
    }),
    column('status', 'agent.columnStatus', {
      sortable: true,
      card: 'foot',
      render: (row) => (
        <Stack
          component="span"
          direction="row"
          sx={{ gap: 0.5, flexWrap: { xs: 'wrap', md: 'nowrap' }, display: 'inline-flex' }}
        >
          <ProjectStateChip state={row.status} />
          <DuplicateMark projectId={row.id} />
        </Stack>
      ),
    }),
    column('agent', 'agent.columnAgent', {
      from: 'xl',
      render: (row) => row.assignedAgentName ?? translate('agent.unassigned'),
    }),
    column('reference', 'projects.reference', { from: 'xl', render: (row) => row.reference }),
    column('phoneNumber', 'desk.columnPhone', {
      isExtra: true,
      render: (row) => (row.phoneNumber ? formatPhone(row.phoneNumber) : translate('admin.notGiven')),
    }),
    column('description', 'desk.columnDescription', {
      isExtra: true,
      render: (row) => row.description || translate('admin.notGiven'),
    }),
    column('updatedAt', 'desk.columnUpdated', { isExtra: true, render: (row) => formatDateTime(row.updatedAt) }),
    column('action', 'agent.columnAction', {
      role: 'action',
      render: (row) => <OpenOrAssignButton project={row} onAssign={onAssign} />,
    }),
  ];
}

/** How many other requests may be the same, by project. */
const DuplicateCounts = createContext<ReadonlyMap<string, number>>(new Map());

/** Asks once for all rows of the page, apart from the list itself, which waits for nothing. */
export function WithDuplicateMarks({ children }: { children: ReactNode }) {
  const { data: rows = [] } = useListContext<ProjectListItem>();
  const ids = rows.map(({ id }) => id).join(',');
  const { data: marks } = useQuery({
    ...apiQuery(['projects', 'duplicate-marks', ids], (signal) =>
      api.get('/admin/projects/duplicate-marks', { query: { ids }, signal }),
    ),
    enabled: ids !== '',
  });
  const counts = useMemo(() => new Map(marks?.map(({ id, count }) => [id, count])), [marks]);
  return <DuplicateCounts value={counts}>{children}</DuplicateCounts>;
}

function DuplicateMark({ projectId }: { projectId: string }) {
  const translate = useTranslate();
  if (!useContext(DuplicateCounts).get(projectId)) return null;
  return <Chip size="small" variant="outlined" color="warning" label={translate('desk.maybeDuplicate')} />;
}

/** Manage what nobody has taken yet, which asks first; show the details of the rest (specification §2.6). */
function OpenOrAssignButton({ project, onAssign }: { project: ProjectListItem; onAssign: (id: string) => void }) {
  const translate = useTranslate();
  const words = {
    service: project.service?.nameFr ?? translate('projects.uncategorised'),
    place: translate('agent.place', { district: project.districtName, city: project.cityName }),
  };
  if (project.isAssigned || !canMove(projectMachine, 'assign', project.status)) {
    return (
      <OpenRecord resource="projects" id={project.id} label={translate('agent.showDetailsOf', words)}>
        {translate('agent.showDetails')}
      </OpenRecord>
    );
  }
  return (
    <Button variant="contained" onClick={() => onAssign(project.id)} aria-label={translate('agent.manageOf', words)}>
      {translate('agent.manage')}
    </Button>
  );
}
