import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useEditContext, useNotify, useTranslate } from 'react-admin';
import type { ApiResult } from '../../shared/client/envelope.ts';
import { sendAddition } from '../../shared/client/sameTry.ts';
import { formatDate, formatDateTime } from '../../shared/format/dates.ts';
import type { PersonDetails } from '../../shared/staff/views.ts';
import { api, entityOf } from '../providers/api.ts';
import { messageOf } from '../providers/httpErrors.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

/** Why somebody cannot sign in, and the link once more for whoever has not chosen a password. */
export function PersonNotice({ person }: { person: PersonDetails }) {
  const translate = useTranslate();
  const { act, isBusy } = usePersonAction();
  const { id, state, invitedAt, deactivatedAt } = person;
  if (state === 'Deactivated' && deactivatedAt) {
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {translate('staff.deactivated', { date: formatDate(deactivatedAt) })}
      </Alert>
    );
  }
  if (state !== 'Invited' || !invitedAt) return null;
  const again = () =>
    act(
      () =>
        sendAddition({ act: `invite:${id}`, seen: invitedAt }, (once) =>
          api.post('/admin/staff/{id}/invitation', { path: { id }, once }),
        ),
      { sentence: 'staff.invitedAgain', params: { name: person.fullName } },
    );
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <Button color="inherit" onClick={again} disabled={isBusy} aria-busy={isBusy}>
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
  const [isAsking, setAsking] = useState(false);
  const { act, isBusy } = usePersonAction();
  const isActive = person.state === 'Deactivated';
  const verb = isActive ? 'reactivate' : 'deactivate';
  const { id, acts } = person;
  // The version says nothing of whether somebody is active.
  const once = `activity:${id}:${acts[0]?.id ?? ''}`;
  const yes = async () => {
    await act(() => api.put('/admin/staff/{id}/activity', { path: { id }, body: { isActive }, once }), {
      sentence: isActive ? 'staff.wasReactivated' : 'staff.wasDeactivated',
    });
    setAsking(false);
  };
  return (
    <>
      <Button variant="outlined" color={isActive ? 'primary' : 'error'} onClick={() => setAsking(true)}>
        {translate(`staff.${verb}`)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={translate(`staff.${verb}Title`)}
        busy={isBusy}
        onYes={yes}
        onNo={() => setAsking(false)}
      >
        {translate(`staff.${verb}Text`, { name: person.fullName || translate('staff.unnamed') })}
      </ConfirmDialog>
    </>
  );
}

interface SuccessText {
  sentence: string;
  params?: Record<string, string>;
}

/** Runs one action on the record of the screen: says how it went, and shows the record as it is then. */
function usePersonAction() {
  const notify = useNotify();
  const { refetch } = useEditContext();
  const [isBusy, setBusy] = useState(false);

  const act = async (send: () => Promise<ApiResult<unknown>>, success: SuccessText): Promise<void> => {
    setBusy(true);
    try {
      await entityOf(send());
      notify(success.sentence, { type: 'success', ...(success.params ? { messageArgs: success.params } : {}) });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    await refetch();
    setBusy(false);
  };
  return { act, isBusy };
}
