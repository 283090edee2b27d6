import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../shared/format/dates.ts';
import { type MachineActor, mayActForOthers } from '../../shared/states/machine.ts';
import { verificationMachine } from '../../shared/verifications/status.ts';
import type { VerificationDetails } from '../../shared/verifications/views.ts';
import { api, entityOf } from '../providers/api.ts';
import { ClaimNotice, SelfAssignDialog } from '../ui/SelfAssignDialog.tsx';

interface Props {
  request: VerificationDetails;
  user: MachineActor;
}

/** Who has the request, where that is somebody else; how to take it where nobody has, or who is away. */
export function HolderNotice({ request, user }: Props) {
  const translate = useTranslate();
  const { id, holderId, holderName, holderAwayUntil, version } = request;
  if (holderId === user.id) return null;
  const agent = holderName ?? translate('enterprises.anotherAgent');
  if (holderId && !holderAwayUntil) {
    return mayActForOthers(verificationMachine, user) ? null : (
      <Alert severity="info" sx={{ mb: 2 }}>
        {translate('verification.others', { agent })}
      </Alert>
    );
  }
  // Without a key: taking twice is no error, and what was given to another since is taken anew.
  const assign = () =>
    entityOf(
      api.put('/admin/verification-requests/{id}/holder', { path: { id }, body: { agentId: user.id, version } }),
    );
  return (
    <ClaimNotice
      action={translate('verification.take')}
      dialog={(isOpen, close) => (
        <SelfAssignDialog
          resource="verification-requests"
          id={id}
          title="verification.takeTitle"
          text="verification.takeText"
          assign={assign}
          open={isOpen}
          onClose={close}
        />
      )}
    >
      {holderAwayUntil
        ? translate('verification.othersAway', { agent, date: formatDate(holderAwayUntil) })
        : translate('verification.notTaken')}
    </ClaimNotice>
  );
}
