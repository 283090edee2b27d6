import { Box, Button, Stack } from '@mui/material';
import { Form, ResourceContextProvider, useTranslate } from 'react-admin';
import { maskPhone } from '../../shared/format/phone.ts';
import { NAME_MAX } from '../../shared/format/plainText.ts';
import { addableRoles } from '../../shared/staff/rules.ts';
import { FailedChoices, useCities } from '../forms/choices.tsx';
import { FormField } from '../forms/FormField.tsx';
import { FormSync } from '../forms/FormSync.tsx';
import { LanguagesField } from '../forms/LanguagesField.tsx';
import { useRole } from '../providers/session.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ScreenRequired } from '../ui/ScreenRequired.tsx';
import { Section } from '../ui/Section.tsx';
import { type AddUserValues, emptyUser, useAddUser, validateUser } from './useAddUser.ts';
import '../texts/staff.ts';

/** Staff add a user, who gets a link to choose a password (specification §2.6, design §8). */
export function AddUser() {
  const translate = useTranslate();
  return (
    <ScreenRequired resource="add-user">
      <ResourceContextProvider value="add-user">
        <PageHeading title={translate('staff.addTitle')} intro={translate('staff.addIntro')} />
        <AddUserForm />
      </ResourceContextProvider>
    </ScreenRequired>
  );
}

function AddUserForm() {
  const translate = useTranslate();
  const { submit, saved, isBusy } = useAddUser();
  return (
    <Form
      noValidate
      warnWhenUnsavedChanges
      record={emptyUser}
      validate={(typed) => validateUser(typed as AddUserValues)}
      onSubmit={submit}
    >
      <Stack sx={{ gap: 2, maxWidth: '48rem' }}>
        <Section title={translate('staff.identitySection')}>
          <Fields />
        </Section>
        <Button type="submit" variant="contained" disabled={isBusy} aria-busy={isBusy} sx={{ alignSelf: 'flex-start' }}>
          {translate(isBusy ? 'staff.adding' : 'staff.addSubmit')}
        </Button>
      </Stack>
      <FormSync values={emptyUser} saved={saved} />
    </Form>
  );
}

function Fields() {
  const translate = useTranslate();
  const cities = useCities();
  const roles = addableRoles(useRole()).map((value) => ({ value, label: translate(`staff.role.${value}`) }));
  const whole = { gridColumn: '1 / -1' };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
      <Box sx={whole}>
        <FormField source="email" type="email" inputMode="email" maxLength={254} />
      </Box>
      <FormField source="firstName" maxLength={NAME_MAX} hint={translate('staff.addNameHint')} />
      <FormField source="lastName" maxLength={NAME_MAX} />
      <Box sx={whole}>
        <LanguagesField required />
      </Box>
      <FormField source="address" maxLength={200} />
      <FormField source="city" choices={cities.choices} none={translate('control.choose')} />
      <Box sx={whole}>
        <FailedChoices source="city" list={cities} />
      </Box>
      <FormField required source="phoneNumber" type="tel" inputMode="tel" parse={maskPhone} />
      <FormField required source="roleId" choices={roles} none={translate('control.choose')} />
    </Box>
  );
}
