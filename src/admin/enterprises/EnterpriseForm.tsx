import { Alert, Box, Button, Link } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { EnterpriseDetails } from '../../shared/enterprises/agentViews.ts';
import { type Identity, isAnotherCompany } from '../../shared/enterprises/identity.ts';
import { maskRegistrationNumber, REGISTRATION_NUMBER_LENGTH } from '../../shared/enterprises/registrationNumber.ts';
import { enterpriseMachine } from '../../shared/enterprises/status.ts';
import { maskPhone } from '../../shared/format/phone.ts';
import { canMove } from '../../shared/states/machine.ts';
import { FailedChoices, useCities, withPresent } from '../forms/choices.tsx';
import { FormField } from '../forms/FormField.tsx';
import { RecordForm } from '../forms/RecordForm.tsx';
import { SaveBar } from '../forms/SaveBar.tsx';
import { Section } from '../ui/Section.tsx';
import { validateEnterprise, valuesOf } from './enterpriseForm.ts';
import { useEnterpriseSubmit } from './useEnterpriseSubmit.ts';

/** What the contractor wrote of the company, for the agent to correct (specification §5). */
export function EnterpriseForm({ enterprise }: { enterprise: EnterpriseDetails }) {
  const translate = useTranslate();
  const values = useMemo(() => valuesOf(enterprise), [enterprise]);
  const { submit, saved, intend, isBusy } = useEnterpriseSubmit(enterprise);
  return (
    <RecordForm
      values={values}
      saved={saved}
      validate={(typed) => validateEnterprise(typed, enterprise)}
      onSubmit={submit}
    >
      <Section title={translate('sales.companySection')}>
        <Fields enterprise={enterprise} />
      </Section>
      <EnterpriseActions enterprise={enterprise} intend={intend} isBusy={isBusy} />
    </RecordForm>
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
        <VerificationNotice enterprise={enterprise} />
      </Box>
    </Box>
  );
}

/** Before a verified enterprise is saved under what its documents were not checked for. */
function VerificationNotice({ enterprise }: { enterprise: EnterpriseDetails }) {
  const translate = useTranslate();
  const typed = useWatch() as Identity;
  if (enterprise.status !== 'Verified' || !isAnotherCompany(enterprise, typed)) return null;
  return <Alert severity="warning">{translate('sales.checkedAgain')}</Alert>;
}

interface Props {
  enterprise: EnterpriseDetails;
  intend: (intent: 'save' | 'activate') => void;
  isBusy: boolean;
}

/** Save, and activate which is enabled only while the enterprise is pending. */
function EnterpriseActions({ enterprise, intend, isBusy }: Props) {
  const translate = useTranslate();
  const isPending = canMove(enterpriseMachine, 'activate', enterprise.status);
  return (
    <SaveBar isBusy={isBusy} unsaved={isPending ? 'sales.activateSaves' : undefined} onSave={() => intend('save')}>
      {/* Another one once it is switched off for good: what had the focus is gone then, and gives it to the heading. */}
      <Button
        key={String(isPending)}
        type="submit"
        variant="contained"
        onClick={() => intend('activate')}
        disabled={isBusy || !isPending}
      >
        {translate('sales.activate')}
      </Button>
    </SaveBar>
  );
}
