import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDate, formatDateTime } from '../../shared/format/dates.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import type { ProjectListItem } from '../../shared/projects/views.ts';
import type { Column } from '../lists/column.ts';
import { DuplicateMark } from './DuplicateMark.tsx';
import { ProjectAction } from './ProjectAction.tsx';
import { ServiceLevelMark } from './ServiceLevelMark.tsx';
import { StateChip } from './StateChip.tsx';

/** The columns of the lists of projects: the specification's, how long each waits, and some to choose (specification §2.6). */
export function useProjectColumns(): Column<ProjectListItem>[] {
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
      role: 'title',
      nameOf: (row) => `${typeOf(row)}, ${placeOf(row)}`,
      render: typeOf,
    }),
    column('desiredStartDate', 'agent.columnStart', {
      sortable: true,
      render: (row) => formatDate(row.desiredStartDate),
    }),
    column('submissionDate', 'agent.columnSubmitted', {
      sortable: true,
      render: (row) => formatDate(row.submissionDate),
    }),
    column('waiting', 'desk.columnWaiting', {
      render: (row) => (row.waitingSince ? <ServiceLevelMark project={row} /> : translate('desk.notWaiting')),
    }),
    column('cityName', 'agent.columnCity', { sortable: true, from: 'lg', render: placeOf }),
    column('clientName', 'agent.columnClient', {
      sortable: true,
      from: 'xl',
      render: (row) => [row.firstName, row.lastName].filter(Boolean).join(' ') || translate('admin.notGiven'),
    }),
    column('status', 'agent.columnStatus', {
      sortable: true,
      render: (row) => (
        <Stack sx={{ gap: 0.5, alignItems: { xs: 'flex-end', md: 'flex-start' } }}>
          <StateChip state={row.status} />
          <DuplicateMark projectId={row.id} />
        </Stack>
      ),
    }),
    column('agent', 'agent.columnAgent', {
      from: 'xl',
      render: (row) => row.assignedAgentName ?? translate('agent.unassigned'),
    }),
    column('phoneNumber', 'desk.columnPhone', {
      isExtra: true,
      render: (row) => (row.phoneNumber ? formatPhone(row.phoneNumber) : translate('admin.notGiven')),
    }),
    column('description', 'desk.columnDescription', {
      isExtra: true,
      render: (row) => row.description || translate('admin.notGiven'),
    }),
    column('updatedAt', 'desk.columnUpdated', { isExtra: true, render: (row) => formatDateTime(row.updatedAt) }),
    column('action', 'agent.columnAction', { role: 'action', render: (row) => <ProjectAction project={row} /> }),
  ];
}
