import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { EnterpriseDetails } from '../../shared/enterprises/agentViews.ts';
import { ClaimNotice } from '../ui/SelfAssignDialog.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import type { EnterpriseAccess } from './access.ts';

/** Why an enterprise is read only, and how to take it where nobody has it. */
export function AccessNotice({ enterprise, access }: { enterprise: EnterpriseDetails; access: EnterpriseAccess }) {
  const translate = useTranslate();
  if (access === 'edit') return null;
  if (access === 'claim') return <Claim enterpriseId={enterprise.id} />;
  const agent = enterprise.assignedAgentName ?? translate('enterprises.anotherAgent');
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate('sales.othersEnterprise', { agent })}
    </Alert>
  );
}

function Claim({ enterpriseId }: { enterpriseId: string }) {
  const translate = useTranslate();
  return (
    <ClaimNotice
      action={translate('sales.takeCharge')}
      dialog={(isOpen, close) => <AssignDialog enterpriseId={enterpriseId} open={isOpen} onClose={close} />}
    >
      {`${translate('sales.notAssigned')} ${translate('sales.notAssignedHint')}`}
    </ClaimNotice>
  );
}
