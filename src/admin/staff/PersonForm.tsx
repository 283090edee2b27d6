import { Alert, Box } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isStaff } from '../../shared/auth/roles.ts';
import { NAME_MAX } from '../../shared/format/plainText.ts';
import { staffRoleNames, workBeyondRole } from '../../shared/staff/rules.ts';
import type { PersonDetails } from '../../shared/staff/views.ts';
import { FormField } from '../forms/FormField.tsx';
import { LanguagesField } from '../forms/LanguagesField.tsx';
import { RecordForm } from '../forms/RecordForm.tsx';
import { SaveBar } from '../forms/SaveBar.tsx';
import { Section } from '../ui/Section.tsx';
import { type PersonValues, usePersonSubmit, validatePerson, valuesOf } from './usePersonForm.ts';
import { useWorkWords } from './workWords.ts';

interface Props {
  person: PersonDetails;
  isSelf: boolean;
}

/** Names, position, role and languages, for an admin to correct. */
export function PersonForm({ person, isSelf }: Props) {
  const translate = useTranslate();
  const values = useMemo(() => valuesOf(person), [person]);
  const { submit, saved, isBusy } = usePersonSubmit(person);
  return (
    <RecordForm
      values={values}
      saved={saved}
      validate={(typed) => validatePerson(typed, person.version)}
      onSubmit={submit}
    >
      <Section title={translate('staff.identitySection')}>
        <Fields person={person} isSelf={isSelf} />
      </Section>
      <SaveBar isBusy={isBusy} />
    </RecordForm>
  );
}

function Fields({ person, isSelf }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
      <FormField source="firstName" maxLength={NAME_MAX} />
      <FormField source="lastName" maxLength={NAME_MAX} />
      <FormField source="occupiedPosition" maxLength={80} />
      {isStaff(person.role) ? (
        <FormField
          required
          source="role"
          disabled={isSelf}
          choices={staffRoleNames.map((value) => ({ value, label: translate(`staff.role.${value}`) }))}
          none={translate('control.choose')}
          hint={translate(isSelf ? 'staff.ownRoleHint' : 'staff.roleEndsSessions')}
        />
      ) : (
        <FormField
          source="role"
          disabled
          choices={[{ value: person.role, label: translate(`staff.role.${person.role}`) }]}
          none={translate('control.choose')}
          hint={translate('staff.outsideRoleHint')}
        />
      )}
      <WorkBeyondNewRole person={person} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <LanguagesField hint={translate('staff.languagesHint')} />
      </Box>
    </Box>
  );
}

/** Says, before it is saved, which work of the person the role that is chosen does not open to them. */
function WorkBeyondNewRole({ person }: { person: PersonDetails }) {
  const translate = useTranslate();
  const words = useWorkWords();
  const chosen = useWatch<PersonValues, 'role'>({ name: 'role' });
  const role = staffRoleNames.find((name) => name === chosen);
  if (!role || role === person.role) return null;
  const beyond = workBeyondRole(role, person.work);
  if (beyond.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ gridColumn: '1 / -1' }}>
      {translate('staff.workBeyondNewRole', { work: words(person.work, beyond) })}
    </Alert>
  );
}
