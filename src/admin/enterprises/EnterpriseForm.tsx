import { Box, Link, Stack } from '@mui/material';
import { useMemo } from 'react';
import { Form, useTranslate } from 'react-admin';
import type { EnterpriseDetails } from '../../shared/enterprises/agentViews.ts';
import { maskRegistrationNumber, REGISTRATION_NUMBER_LENGTH } from '../../shared/enterprises/registrationNumber.ts';
import { maskPhone } from '../../shared/format/phone.ts';
import { FailedChoices, useCities, withPresent } from '../forms/choices.tsx';
import { FormField } from '../forms/FormField.tsx';
import { FormSync } from '../forms/FormSync.tsx';
import { Section } from '../ui/Section.tsx';
import { EnterpriseActions } from './EnterpriseActions.tsx';
import { validateEnterprise, valuesOf } from './enterpriseForm.ts';
import { useSubmit } from './useSubmit.ts';

/** An enterprise reloaded under the form leaves alone what was typed. */
const keepTyped = { keepDirtyValues: true };

/** What the contractor wrote of the company, for the agent to correct (specification §5). */
export function EnterpriseForm({ enterprise }: { enterprise: EnterpriseDetails }) {
  const translate = useTranslate();
  const values = useMemo(() => valuesOf(enterprise), [enterprise]);
  const { submit, saved, intend, isBusy } = useSubmit(enterprise);
  return (
    <Form
      noValidate
      warnWhenUnsavedChanges
      record={values}
      resetOptions={keepTyped}
      validate={(typed) => validateEnterprise(typed as typeof values, enterprise)}
      onSubmit={submit}
    >
      <Stack sx={{ gap: 2 }}>
        <Section title={translate('sales.companySection')}>
          <Fields enterprise={enterprise} />
        </Section>
        <EnterpriseActions enterprise={enterprise} intend={intend} isBusy={isBusy} />
      </Stack>
      <FormSync values={values} saved={saved} restored="sales.draftRestored" />
    </Form>
  );
}

function Fields({ enterprise }: { enterprise: EnterpriseDetails }) {
  const translate = useTranslate();
  const cities = useCities();
  const present = enterprise.city ? { value: enterprise.city.id, label: enterprise.city.name } : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
      <FormField required source="name" maxLength={120} />
      <FormField
        source="registrationNumber"
        maxLength={REGISTRATION_NUMBER_LENGTH}
        parse={maskRegistrationNumber}
        hint={translate('sales.registrationHint')}
      />
      <FormField
        required
        source="cityId"
        choices={withPresent(cities.choices, present)}
        none={translate('control.choose')}
      />
      <FormField
        required
        source="phoneNumber"
        type="tel"
        inputMode="tel"
        parse={maskPhone}
        hint={<Link href={`tel:${enterprise.phoneNumber}`}>{translate('sales.call')}</Link>}
      />
      <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2 }}>
        <FailedChoices source="cityId" list={cities} />
        <FormField required source="address" maxLength={200} />
      </Box>
    </Box>
  );
}
