import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ProjectView } from '../../shared/projects/views.ts';
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
