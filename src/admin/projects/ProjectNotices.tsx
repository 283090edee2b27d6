import { Alert, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { formatDateTime } from '../../shared/format/dates.ts';
import { openStates, type ProjectState } from '../../shared/projects/status.ts';
import type { ProjectView } from '../../shared/projects/views.ts';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';
import { ClaimNotice } from '../ui/SelfAssignDialog.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import type { ProjectAccess } from './access.ts';

/** Why a project is read only, and how to take it where nobody has it. */
export function AccessNotice({ project, access }: { project: ProjectView; access: ProjectAccess }) {
  const translate = useTranslate();
  if (access === 'edit') return null;
  if (access === 'claim') return <Claim projectId={project.id} />;
  const agent = project.assignedAgentName ?? translate('admin.notGiven');
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {access === 'others' ? translate('agent.othersProject', { agent }) : translate('agent.closed')}
    </Alert>
  );
}

function Claim({ projectId }: { projectId: string }) {
  const translate = useTranslate();
  return (
    <ClaimNotice
      action={translate('agent.takeCharge')}
      dialog={(isOpen, close) => <AssignDialog projectId={projectId} open={isOpen} onClose={close} />}
    >
      {`${translate('agent.notAssigned')} ${translate('agent.notAssignedHint')}`}
    </ClaimNotice>
  );
}

/** Why a project is over, and where to go on where it was merged into another. */
export function ClosingNotice({ project }: { project: ProjectView }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { closing, mergedIntoId, status } = project;
  if (!closing) return null;
  if (mergedIntoId) {
    const kept = createPath({ resource: 'projects', type: 'edit', id: mergedIntoId });
    return (
      <Alert
        severity="info"
        sx={{ mb: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
        action={
          <Button component={LinkBase} to={kept} color="inherit">
            {translate('desk.openKept')}
          </Button>
        }
      >
        {translate('desk.mergedInto')}
      </Alert>
    );
  }
  if (!closing.closedAt) return null;
  const words = { state: translate(`projects.state.${status}`), date: formatDateTime(closing.closedAt) };
  const reason = closing.reason && translate(`projects.reason.${closing.reason}`);
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {reason ? translate('desk.closedFor', { ...words, reason }) : translate('desk.closedWithoutReason', words)}
      {closing.note ? <Typography sx={{ whiteSpace: 'pre-line', mt: 0.5 }}>{closing.note}</Typography> : null}
    </Alert>
  );
}

/** The last call went to somebody else: whoever opens the request corrects the number. */
export function WrongNumberNotice({ project: { id, status, updatedAt } }: { project: ProjectView }) {
  const translate = useTranslate();
  const { data } = useQuery({
    ...apiQuery(['follow-ups', id, updatedAt], (signal) => api.get('/admin/follow-ups/{id}', { path: { id }, signal })),
    enabled: (openStates as readonly ProjectState[]).includes(status),
  });
  if (!data?.isNumberWrong) return null;
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {translate('followUps.wrongNumberHint')}
    </Alert>
  );
}
