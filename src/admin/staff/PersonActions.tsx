import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useEditContext, useNotify, useTranslate } from 'react-admin';
import { sendAddition } from '../../shared/client/sameTry.ts';
import { formatDate, formatDateTime } from '../../shared/format/dates.ts';
import type { PersonDetails } from '../../shared/staff/views.ts';
import { api, entityOf } from '../providers/api.ts';
import { messageOf } from '../providers/httpErrors.ts';
import { AskedAct } from '../ui/AskedAct.tsx';

/** Why somebody cannot sign in, and the link once more for whoever has not chosen a password. */
export function PersonNotice({ person }: { person: PersonDetails }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { refetch } = useEditContext();
  const [isBusy, setBusy] = useState(false);
  const { id, state, invitedAt, deactivatedAt } = person;
  if (state === 'Deactivated' && deactivatedAt) {
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {translate('staff.deactivated', { date: formatDate(deactivatedAt) })}
      </Alert>
    );
  }
  if (state !== 'Invited' || !invitedAt) return null;
  const again = async () => {
    setBusy(true);
    const invite = (once: string) => api.post('/admin/staff/{id}/invitation', { path: { id }, once });
    try {
      await entityOf(sendAddition({ act: `invite:${id}`, seen: invitedAt }, invite));
      notify('staff.invitedAgain', { type: 'success', messageArgs: { name: person.fullName } });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    await refetch();
    setBusy(false);
  };
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <Button color="inherit" onClick={() => void again()} disabled={isBusy} aria-busy={isBusy}>
          {translate('staff.inviteAgain')}
        </Button>
      }
    >
      {translate('staff.invited', { date: formatDateTime(invitedAt) })}
    </Alert>
  );
}

/** Closes somebody's account, or opens it again, once the question is answered. */
export function ActivityButton({ person }: { person: PersonDetails }) {
  const translate = useTranslate();
  const isActive = person.state === 'Deactivated';
  const verb = isActive ? 'reactivate' : 'deactivate';
  const { id, acts } = person;
  // The version says nothing of whether somebody is active.
  const once = `activity:${id}:${acts[0]?.id ?? ''}`;
  return (
    <AskedAct
      label={translate(`staff.${verb}`)}
      colour={isActive ? 'primary' : 'error'}
      title={translate(`staff.${verb}Title`)}
      act={() => api.put('/admin/staff/{id}/activity', { path: { id }, body: { isActive }, once })}
      done={isActive ? 'staff.wasReactivated' : 'staff.wasDeactivated'}
    >
      {translate(`staff.${verb}Text`, { name: person.fullName || translate('staff.unnamed') })}
    </AskedAct>
  );
}
