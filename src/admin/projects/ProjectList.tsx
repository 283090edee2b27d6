import { Button } from '@mui/material';
import { useEffect } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { formatDate } from '../../shared/format/dates.ts';
import type { ProjectListItem } from '../../shared/projects/views.ts';
import { AddIcon } from '../layout/icons.tsx';
import type { Column } from '../lists/column.ts';
import { ListScreen } from '../lists/ListScreen.tsx';
import { takeTab } from '../providers/tabStorage.ts';
import { loadProjectEdit } from './loadProjectEdit.ts';
import { ProjectAction } from './ProjectAction.tsx';
import { ProjectFilters } from './ProjectFilters.tsx';
import { StateChip } from './StateChip.tsx';

const NEW_PROJECT = '/formulaire/formulaire-client/info-projet';

/** The agents' list of submitted projects (specification §2.6), where a staff submission also lands. */
export function ProjectList() {
  const translate = useTranslate();
  useSubmissionNotice();
  usePreparedEdit();
  return (
    <ListScreen
      title={translate('agent.projectsTitle')}
      actions={
        <Button href={NEW_PROJECT} variant="contained" startIcon={<AddIcon />}>
          {translate('agent.submit')}
        </Button>
      }
      filters={<ProjectFilters />}
      columns={useColumns()}
      sort={{ field: 'submissionDate', order: 'DESC' }}
      empty={translate('agent.empty')}
    />
  );
}

/** Only to have it at hand: opening a project asks again, and says so where it cannot be loaded. */
function usePreparedEdit() {
  useEffect(() => {
    loadProjectEdit().catch(() => undefined);
  }, []);
}

/** The wizard leaves this flag when a member of staff has submitted a project there. */
function useSubmissionNotice() {
  const notify = useNotify();
  useEffect(() => {
    if (takeTab('isSubmissionSuccess') === 'true') notify('projects.created', { type: 'success' });
  }, [notify]);
}

function useColumns(): Column<ProjectListItem>[] {
  const translate = useTranslate();
  const column = (name: string, label: string, more: Omit<Column<ProjectListItem>, 'name' | 'label'>) => ({
    name,
    label: translate(`agent.column${label}`),
    ...more,
  });
  return [
    column('serviceName', 'Type', {
      sortable: true,
      role: 'title',
      render: (row) => row.service?.nameFr ?? translate('projects.uncategorised'),
    }),
    column('desiredStartDate', 'Start', { sortable: true, render: (row) => formatDate(row.desiredStartDate) }),
    column('submissionDate', 'Submitted', { sortable: true, render: (row) => formatDate(row.submissionDate) }),
    column('cityName', 'City', {
      sortable: true,
      render: (row) => translate('agent.place', { district: row.districtName, city: row.cityName }),
    }),
    column('clientName', 'Client', {
      sortable: true,
      from: 'lg',
      render: (row) => [row.firstName, row.lastName].filter(Boolean).join(' ') || translate('admin.notGiven'),
    }),
    column('status', 'Status', { sortable: true, render: (row) => <StateChip state={row.status} /> }),
    column('agent', 'Agent', { from: 'xl', render: (row) => row.assignedAgentName ?? translate('agent.unassigned') }),
    column('action', 'Action', { role: 'action', render: (row) => <ProjectAction project={row} /> }),
  ];
}
