import { Alert, Box, Button, DialogContentText, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useGetList, useTranslate } from 'react-admin';
import { may } from '../../shared/auth/permissions.ts';
import { formatDate } from '../../shared/format/dates.ts';
import {
  type HeldWork,
  heldWork,
  openProjectStates,
  openTicketStates,
  workBeyondRole,
} from '../../shared/staff/rules.ts';
import type { HandOver } from '../../shared/staff/schemas.ts';
import type { PersonDetails, StaffItem } from '../../shared/staff/views.ts';
import { listPath } from '../lists/listPath.ts';
import { api } from '../providers/api.ts';
import { useKeptState } from '../providers/keptState.ts';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { Section } from '../ui/Section.tsx';
import { useDialogAction } from '../ui/useDialogAction.ts';
import { useWorkWords, workWords } from './workWords.ts';

const lists: { kind: HeldWork; path: string; status?: readonly string[] }[] = [
  { kind: 'projects', path: '/projects', status: openProjectStates },
  { kind: 'enterprises', path: '/all-enterprises' },
  { kind: 'verifications', path: '/verification-requests' },
  { kind: 'tickets', path: '/support-tickets', status: openTicketStates },
];

/** What somebody holds, each with the list of it, and the way to give it to others. */
export function PersonWork({ person }: { person: PersonDetails }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useKeptState('handOver', false);
  const words = useWorkWords();
  const kinds = lists
    .map(({ kind, ...list }) => ({ ...list, key: workWords[kind], count: person.work[kind] }))
    .filter(({ count }) => count > 0);
  const beyond = workBeyondRole(person.role, person.work);
  return (
    <Section title={translate('staff.workSection')}>
      {beyond.length > 0 ? (
        <Alert severity="warning">{translate('staff.workBeyondRole', { work: words(person.work, beyond) })}</Alert>
      ) : null}
      {kinds.length === 0 ? <Typography color="textSecondary">{translate('staff.noWork')}</Typography> : null}
      {kinds.length > 0 ? (
        <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
          {kinds.map(({ path, count, key, status }) => (
            <li key={path}>
              <Link
                to={listPath(path, { filter: { agentId: person.id, status } })}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
              >
                {translate(key, { smart_count: count })}
              </Link>
            </li>
          ))}
        </Box>
      ) : null}
      {kinds.length > 0 ? (
        <Button variant="outlined" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
          {translate('staff.handOver')}
        </Button>
      ) : null}
      {isOpen ? <HandOverDialog person={person} onClose={() => setOpen(false)} /> : null}
    </Section>
  );
}

interface HandOverDialogProps {
  person: PersonDetails;
  onClose: () => void;
}

interface Kind {
  field: keyof HandOver;
  label: string;
  work: HeldWork;
}

const projects: Kind = { field: 'projectAgentId', label: 'staff.heirProjects', work: 'projects' };
const enterprises: Kind = { field: 'enterpriseAgentId', label: 'staff.heirEnterprises', work: 'enterprises' };
const tickets: Kind = { field: 'ticketAgentId', label: 'staff.heirTickets', work: 'tickets' };

/** Everybody who works here: a team is no longer than a page of the API. */
const everybody = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'fullName', order: 'ASC' as const },
  filter: { state: 'Active' },
};

/** Who takes over what somebody holds: of each kind the people who may have it, those who are away last. */
function HandOverDialog({ person, onClose }: HandOverDialogProps) {
  const translate = useTranslate();
  const [heirs, setHeirs] = useKeptState<Partial<Record<keyof HandOver, string>>>('heirs', {});
  const [isMissing, setMissing] = useState(false);
  const words = useWorkWords();
  const { run, isBusy, failure, cancel } = useDialogAction(onClose);
  const { data = [], error } = useGetList<StaffItem>('staff', everybody);
  const { id, work } = person;
  const heirsOf = (kind: HeldWork) => {
    const heirs = data.filter((one) => one.id !== id && may(one.role, heldWork[kind]));
    const ordered = [...heirs.filter((one) => !one.awayUntil), ...heirs.filter((one) => one.awayUntil)];
    return ordered.map(({ id: value, fullName, phoneNumber, awayUntil }) => {
      const name = fullName || phoneNumber;
      const date = awayUntil && formatDate(awayUntil);
      return { value, label: date ? translate('absences.named', { name, date }) : name };
    });
  };
  const kinds = [
    ...(work.projects > 0 ? [projects] : []),
    ...(work.enterprises + work.verifications > 0 ? [enterprises] : []),
    ...(work.tickets > 0 ? [tickets] : []),
  ];
  const toHeir = (name: string, got: PersonDetails['work']) => {
    const kindsGot = lists.map(({ kind }) => kind).filter((kind) => got[kind] > 0);
    return translate('staff.handedOverTo', { name, work: words(got, kindsGot) });
  };
  const submit = () => {
    if (!Object.values(heirs).some(Boolean)) return setMissing(true);
    const options = { path: { id }, body: heirs, once: `handOver:${id}:${JSON.stringify(work)}` };
    void run(
      () => api.put('/admin/staff/{id}/work', options),
      ({ heirs: given }) => ({
        sentence: 'staff.handedOver',
        params: { heirs: given.map(({ name, work: got }) => toHeir(name, got)).join(' ; ') },
      }),
    );
  };
  const choose = (field: keyof HandOver, heir: string) => {
    setHeirs({ ...heirs, [field]: heir });
    setMissing(false);
  };
  return (
    <FormDialog
      title={translate('staff.handOverTitle', { name: person.fullName })}
      submit={translate('staff.handOverSubmit')}
      cancel={translate('staff.cancel')}
      isBusy={isBusy}
      onSubmit={submit}
      onClose={cancel}
    >
      <DialogContentText>{translate('staff.handOverText')}</DialogContentText>
      {error ? <Alert severity="error">{translate('staff.peopleFailed')}</Alert> : null}
      {kinds.map(({ field, label, work: kind }, index) => (
        <ChoiceField
          key={field}
          autoFocus={index === 0}
          size="medium"
          label={translate(label)}
          value={heirs[field] ?? ''}
          none={translate('staff.heirNone')}
          choices={heirsOf(kind)}
          onChoice={(heir) => choose(field, heir)}
        />
      ))}
      {isMissing ? <Alert severity="warning">{translate('staff.heirRequired')}</Alert> : null}
      {failure ? <Alert severity="error">{translate(failure)}</Alert> : null}
    </FormDialog>
  );
}
