import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PersonDetails } from '../../shared/staff/views.ts';
import { api } from '../providers/api.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { usePersonAct } from './usePersonAct.ts';

/** Closes somebody's account, or opens it again, once the question is answered. */
export function ActivityButton({ person }: { person: PersonDetails }) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { act, isBusy } = usePersonAct();
  const isActive = person.state === 'Deactivated';
  const verb = isActive ? 'reactivate' : 'deactivate';
  const { id } = person;
  const yes = async () => {
    await act(
      () => api.put('/admin/staff/{id}/activity', { path: { id }, body: { isActive }, once: `activity:${id}` }),
      {
        sentence: isActive ? 'staff.wasReactivated' : 'staff.wasDeactivated',
      },
    );
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
