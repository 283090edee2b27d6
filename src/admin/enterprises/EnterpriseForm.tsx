import { Box, Button, Link, Paper, Stack, Typography } from '@mui/material';
import { useMemo } from 'react';
import { Form, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { EnterpriseDetails } from '../../shared/enterprises/agentViews.ts';
import { maskRegistrationNumber, REGISTRATION_NUMBER_LENGTH } from '../../shared/enterprises/registrationNumber.ts';
import { enterpriseMachine } from '../../shared/enterprises/status.ts';
import { maskPhone } from '../../shared/format/phone.ts';
import { canMove } from '../../shared/states/machine.ts';
import { FailedChoices, useCities, withPresent } from '../forms/choices.tsx';
import { FormField } from '../forms/FormField.tsx';
import { FormSync } from '../forms/FormSync.tsx';
import { Section } from '../ui/Section.tsx';
import { validateEnterprise, valuesOf } from './enterpriseForm.ts';
import { useEnterpriseSubmit } from './useEnterpriseSubmit.ts';

/** An enterprise reloaded under the form leaves alone what was typed. */
const keepTyped = { keepDirtyValues: true };

/** What the contractor wrote of the company, for the agent to correct (specification §5). */
export function EnterpriseForm({ enterprise }: { enterprise: EnterpriseDetails }) {
  const translate = useTranslate();
  const values = useMemo(() => valuesOf(enterprise), [enterprise]);
  const { submit, saved, intend, isBusy } = useEnterpriseSubmit(enterprise);
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
        <FormField source="address" maxLength={200} />
      </Box>
    </Box>
  );
}

interface Props {
  enterprise: EnterpriseDetails;
  intend: (intent: 'save' | 'activate') => void;
  isBusy: boolean;
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

/**
 * Save, and activate which is enabled only while the enterprise is pending. Enter in a field saves: its button comes
 * first.
 */
function EnterpriseActions({ enterprise, intend, isBusy }: Props) {
  const translate = useTranslate();
  const form = useFormContext();
  const { dirtyFields } = useFormState({ control: form.control });
  const isDirty = Object.keys(dirtyFields).length > 0;
  const isPending = canMove(enterpriseMachine, 'activate', enterprise.status);
  return (
    <Paper variant="outlined" sx={sticky}>
      <Button
        type="submit"
        variant={isPending ? 'outlined' : 'contained'}
        onClick={() => intend('save')}
        disabled={isBusy}
      >
        {translate(isBusy ? 'sales.saving' : 'sales.save')}
      </Button>
      <Button type="submit" variant="contained" onClick={() => intend('activate')} disabled={isBusy || !isPending}>
        {translate('sales.activate')}
      </Button>
      <Typography role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {isDirty ? translate(isPending ? 'sales.activateSaves' : 'sales.unsaved') : ''}
      </Typography>
    </Paper>
  );
}
