import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { Role } from '../../shared/auth/roles.ts';
import type { HandOver } from '../../shared/staff/schemas.ts';
import type { PersonDetails, StaffItem } from '../../shared/staff/views.ts';
import { api } from '../providers/api.ts';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { usePersonAct } from './usePersonAct.ts';

interface Props {
  person: PersonDetails;
  onClose: () => void;
}

interface Kind {
  field: keyof HandOver;
  label: string;
  roles: readonly Role[];
}

const projects: Kind = { field: 'projectAgentId', label: 'staff.heirProjects', roles: ['CustomerService', 'Admin'] };
const enterprises: Kind = {
  field: 'enterpriseAgentId',
  label: 'staff.heirEnterprises',
  roles: ['SalesService', 'Admin'],
};
const tickets: Kind = { field: 'ticketAgentId', label: 'staff.heirTickets', roles: ['CustomerService', 'Admin'] };

/** Everybody who works here: a team is no longer than a page of the API. */
const everybody = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'fullName', order: 'ASC' as const },
  filter: { state: 'Active' },
};

/** Who takes over what somebody holds: of each kind the people who may have it. */
export function HandOverDialog({ person, onClose }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const [heirs, setHeirs] = useState<Partial<Record<keyof HandOver, string>>>({});
  const [isMissing, setMissing] = useState(false);
  const { act, isBusy } = usePersonAct();
  const { data = [], error } = useGetList<StaffItem>('staff', everybody);
  const { id, work } = person;
  const kinds = [
    ...(work.projects > 0 ? [projects] : []),
    ...(work.enterprises > 0 ? [enterprises] : []),
    ...(work.tickets > 0 ? [tickets] : []),
  ];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!Object.values(heirs).some(Boolean)) return setMissing(true);
    const options = { path: { id }, body: heirs, once: `handOver:${id}` };
    await act(() => api.put('/admin/staff/{id}/work', options), { sentence: 'staff.handedOver' });
    onClose();
  };
  const choose = (field: keyof HandOver, heir: string) => {
    setHeirs({ ...heirs, [field]: heir });
    setMissing(false);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{translate('staff.handOverTitle', { name: person.fullName })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>{translate('staff.handOverText')}</DialogContentText>
          {error ? <Alert severity="error">{translate('staff.peopleFailed')}</Alert> : null}
          {kinds.map(({ field, label, roles }) => (
            <ChoiceField
              key={field}
              label={translate(label)}
              value={heirs[field] ?? ''}
              none={translate('staff.heirNone')}
              choices={data
                .filter((one) => one.id !== id && roles.includes(one.role))
                .map((one) => ({ value: one.id, label: one.fullName || one.phoneNumber }))}
              onChoice={(heir) => choose(field, heir)}
            />
          ))}
          {isMissing ? <Alert severity="warning">{translate('staff.heirRequired')}</Alert> : null}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('staff.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isBusy} aria-busy={isBusy}>
            {translate('staff.handOverSubmit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
