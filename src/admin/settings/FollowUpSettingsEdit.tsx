import { Alert, Box, InputAdornment, TextField, Typography } from '@mui/material';
import { useInput, useTranslate, ValidationError } from 'react-admin';
import { type Circumstance, circumstances, type Step, stepRules, timedSteps } from '../../shared/followUps/steps.ts';
import type { ManagedFollowUpSettings } from '../../shared/settings/adminViews.ts';
import { ContentForm } from '../editing/ContentForm.tsx';
import { FormField, FormSwitch } from '../forms/FormField.tsx';
import { EditScreen } from '../ui/EditScreen.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Section } from '../ui/Section.tsx';
import { bodyOf, type FollowUpValues, validate, valuesOf } from './followUpSettingsForm.ts';
import { Holidays } from './Holidays.tsx';
import '../texts/settings.ts';
import '../texts/followUps.ts';

/** How long each step of a request may take, and the days on which nobody works (design §11). */
export function FollowUpSettingsEdit() {
  const translate = useTranslate();
  return (
    <EditScreen<ManagedFollowUpSettings>
      list="/settings/site"
      back="settingsAdmin.followUpBack"
      failed="settingsAdmin.followUp"
    >
      {(settings) => (
        <Box>
          <PageHeading title={translate('settingsAdmin.followUp')} />
          <Alert severity="info" sx={{ mb: 2 }}>
            {translate('settingsAdmin.followUpIntro')}
          </Alert>
          <ContentForm<ManagedFollowUpSettings, FollowUpValues>
            resource="follow-up-settings"
            row={settings}
            valuesOf={valuesOf}
            bodyOf={bodyOf}
            validate={validate}
          >
            <General />
            <Holidays />
            <Typography color="textSecondary">{translate('settingsAdmin.delaysHint')}</Typography>
            {timed.map((circumstance) => (
              <Delays key={circumstance} of={circumstance} />
            ))}
          </ContentForm>
        </Box>
      )}
    </EditScreen>
  );
}

const isOf = (circumstance: Circumstance) => (step: Step) => stepRules[step].of === circumstance;
const timed = circumstances.filter((circumstance) => timedSteps.some(isOf(circumstance)));

const columns = { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' };

function General() {
  const translate = useTranslate();
  return (
    <Section title={translate('settingsAdmin.followUpGeneral')}>
      <FormSwitch source="isOn" hint={translate('settingsAdmin.isOnHint')} />
      <FormField required source="smsPerRequest" inputMode="numeric" hint={translate('settingsAdmin.smsHint')} />
    </Section>
  );
}

function Delays({ of }: { of: Circumstance }) {
  const translate = useTranslate();
  return (
    <Section title={translate(`settingsAdmin.delaysOf.${of}`)}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns }}>
        {timedSteps.filter(isOf(of)).map((step) => (
          <DelayField key={step} step={step} />
        ))}
      </Box>
    </Section>
  );
}

const asTyped = (typed: string) => typed;

/** A delay in the unit of its step; left empty, the default. */
function DelayField({ step }: { step: Step }) {
  const translate = useTranslate();
  const { field, fieldState, id } = useInput({ source: `delays.${step}`, parse: asTyped, format: asTyped });
  const error = fieldState.error?.message;
  const delay = stepRules[step].delay ?? { days: 0 };
  const preset =
    'hours' in delay
      ? translate('settingsAdmin.delayHours', { smart_count: delay.hours })
      : translate('settingsAdmin.delayDays', { smart_count: delay.days });
  const unit = translate('hours' in delay ? 'settingsAdmin.hours' : 'settingsAdmin.days');
  return (
    <TextField
      id={id}
      name={field.name}
      label={translate(`followUps.step.${step}`)}
      value={field.value ?? ''}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={field.onChange}
      error={error !== undefined}
      helperText={error === undefined ? preset : <ValidationError error={error} />}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'numeric', maxLength: 3 },
        input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
      }}
    />
  );
}
