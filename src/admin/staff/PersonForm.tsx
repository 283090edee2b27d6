import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useMemo } from 'react';
import { Form, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { isStaff } from '../../shared/auth/roles.ts';
import { NAME_MAX } from '../../shared/format/plainText.ts';
import { staffRoleNames } from '../../shared/staff/rules.ts';
import type { PersonDetails } from '../../shared/staff/views.ts';
import { FormField } from '../forms/FormField.tsx';
import { FormSync } from '../forms/FormSync.tsx';
import { LanguagesField } from '../forms/LanguagesField.tsx';
import { Section } from '../ui/Section.tsx';
import { type PersonValues, usePersonSubmit, validatePerson, valuesOf } from './usePersonForm.ts';

/** A person reloaded under the form leaves alone what was typed. */
const keepTyped = { keepDirtyValues: true };

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
    <Form
      noValidate
      warnWhenUnsavedChanges
      record={values}
      resetOptions={keepTyped}
      validate={(typed) => validatePerson(typed as PersonValues, person.version)}
      onSubmit={submit}
    >
      <Stack sx={{ gap: 2 }}>
        <Section title={translate('staff.identitySection')}>
          <Fields person={person} isSelf={isSelf} />
        </Section>
        <Save isBusy={isBusy} />
      </Stack>
      <FormSync values={values} saved={saved} restored="staff.draftRestored" />
    </Form>
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
      <Box sx={{ gridColumn: '1 / -1' }}>
        <LanguagesField hint={translate('staff.languagesHint')} />
      </Box>
    </Box>
  );
}

const sticky = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  p: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
} as const;

function Save({ isBusy }: { isBusy: boolean }) {
  const translate = useTranslate();
  const form = useFormContext();
  const { dirtyFields } = useFormState({ control: form.control });
  return (
    <Paper variant="outlined" sx={sticky}>
      <Button type="submit" variant="contained" disabled={isBusy}>
        {translate(isBusy ? 'staff.saving' : 'staff.save')}
      </Button>
      <Typography role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {Object.keys(dirtyFields).length > 0 ? translate('staff.unsaved') : ''}
      </Typography>
    </Paper>
  );
}
