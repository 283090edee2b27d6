import { Button } from '@mui/material';
import { useEffect } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { waitingStates } from '../../shared/projects/status.ts';
import type { ProjectListItem } from '../../shared/projects/views.ts';
import type { Groups } from '../lists/column.ts';
import { ListScreen } from '../lists/ListScreen.tsx';
import { takeTabItem } from '../providers/leavePage.ts';
import { AddIcon } from '../ui/icons.tsx';
import { ScreenRequired } from '../ui/ScreenRequired.tsx';
import { useAsked } from '../ui/useAsked.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { BulkActions } from './BulkActions.tsx';
import { ProjectFilters, TO_DO } from './ProjectFilters.tsx';
import { useProjectColumns, WithDuplicateMarks } from './projectColumns.tsx';
import '../texts/projects.ts';

const NEW_PROJECT = '/formulaire/formulaire-client/info-projet';

const askToAssign = (id: string, isOpen: boolean, close: () => void) => (
  <AssignDialog projectId={id} open={isOpen} onClose={close} />
);

/**
 * The agents' list of submitted projects (specification §2.6), what waits longest first; a staff submission also lands
 * here.
 */
export function ProjectList() {
  const translate = useTranslate();
  useSubmissionNotice();
  usePreparedEdit();
  const { ask, dialog } = useAsked(askToAssign);
  return (
    <>
      <ListScreen
        title={translate('agent.projectsTitle')}
        actions={
          <Button href={NEW_PROJECT} variant="contained" startIcon={<AddIcon />}>
            {translate('agent.submit')}
          </Button>
        }
        filters={<ProjectFilters />}
        columns={useProjectColumns(ask)}
        sort={{ field: 'submissionDate', order: 'ASC' }}
        firstFilter={TO_DO}
        exportAt={{ path: '/admin/projects/export' }}
        selectionActs={<BulkActions />}
        groups={useLevelGroups()}
        rowsWithin={WithDuplicateMarks}
        empty={translate('agent.empty')}
      />
      {dialog}
    </>
  );
}

/**
 * What is late, what is due and what has time stand under a heading each: only where the rows are all of those that
 * wait for customer service, which the order by submission puts one after the other.
 */
function useLevelGroups(): Groups<ProjectListItem> {
  const translate = useTranslate();
  const groupOf = (project: ProjectListItem) => {
    const level = waitingStates.some((state) => state === project.status) ? project.serviceLevel : undefined;
    return level ? { key: level, label: translate(`desk.group.${level}`) } : undefined;
  };
  return { sortedBy: 'submissionDate', groupOf };
}

/** Only to have it at hand: opening a project asks again, and says so where it cannot be loaded. */
function usePreparedEdit() {
  useEffect(() => {
    import('./ProjectEdit.tsx').catch(() => undefined);
  }, []);
}

/** The wizard leaves this flag when a member of staff has submitted a project there. */
function useSubmissionNotice() {
  const notify = useNotify();
  useEffect(() => {
    if (takeTabItem('isSubmissionSuccess') === 'true') notify('projects.created', { type: 'success' });
  }, [notify]);
}

/** Every project, for an admin, the newest first. */
export function AllProjectList() {
  const translate = useTranslate();
  const { ask, dialog } = useAsked(askToAssign);
  return (
    <ScreenRequired resource="all-projects">
      <ListScreen
        title={translate('desk.allTitle')}
        intro={translate('desk.allIntro')}
        filters={<ProjectFilters />}
        columns={useProjectColumns(ask)}
        sort={{ field: 'submissionDate', order: 'DESC' }}
        exportAt={{ path: '/admin/projects/export' }}
        selectionActs={<BulkActions />}
        rowsWithin={WithDuplicateMarks}
        empty={translate('agent.empty')}
      />
      {dialog}
    </ScreenRequired>
  );
}
