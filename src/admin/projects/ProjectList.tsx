import { Button } from '@mui/material';
import { useEffect } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ListScreen } from '../lists/ListScreen.tsx';
import { takeTabItem } from '../providers/leavePage.ts';
import { AddIcon } from '../ui/icons.tsx';
import { loadProjectEdit } from './loadProjectEdit.ts';
import { ManyActs } from './ManyActs.tsx';
import { ProjectFilters } from './ProjectFilters.tsx';
import { TO_DO } from './QueueChips.tsx';
import { useProjectColumns } from './useProjectColumns.tsx';

const NEW_PROJECT = '/formulaire/formulaire-client/info-projet';

/** The agents' list of submitted projects (specification §2.6), what waits longest first; a staff submission also lands here. */
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
      columns={useProjectColumns()}
      sort={{ field: 'submissionDate', order: 'ASC' }}
      firstFilter={TO_DO}
      exportAt={{ path: '/admin/projects/export' }}
      selectionActs={<ManyActs />}
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
    if (takeTabItem('isSubmissionSuccess') === 'true') notify('projects.created', { type: 'success' });
  }, [notify]);
}
