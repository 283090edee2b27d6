import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDate, formatDateTime } from '../../shared/format/dates.ts';
import type { PersonDetails } from '../../shared/staff/views.ts';
import { api } from '../providers/api.ts';
import { usePersonAct } from './usePersonAct.ts';

/** Why somebody cannot sign in, and the link once more for whoever has not chosen a password. */
export function PersonNotice({ person }: { person: PersonDetails }) {
  const translate = useTranslate();
  const { act, isBusy } = usePersonAct();
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
    act(() => api.post('/admin/staff/{id}/invitation', { path: { id }, once: `invite:${id}` }), {
      sentence: 'staff.invitedAgain',
      params: { name: person.fullName },
    });
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
