import { Alert, Box, Button, Stack } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { maskPhone } from '../../shared/format/phone.ts';
import { QUOTES, SITE_ADDRESS_MAX, SITE_NAME_MAX } from '../../shared/settings/adminSchemas.ts';
import { type ManagedSettings, SETTINGS_ID } from '../../shared/settings/adminViews.ts';
import { ContentForm } from '../editing/ContentForm.tsx';
import { FormField } from '../forms/FormField.tsx';
import { EditScreen } from '../ui/EditScreen.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Section } from '../ui/Section.tsx';
import { FactorPolicy } from './FactorPolicy.tsx';
import { LinkRows } from './LinkRows.tsx';
import { SettingsPreview } from './SettingsPreview.tsx';
import { bodyOf, type SettingsValues, validate, valuesOf } from './settingsForm.ts';
import '../texts/settings.ts';

/** What the whole site says of itself (specification §2.4, design §8). */
export function SettingsEdit() {
  const translate = useTranslate();
  return (
    <EditScreen<ManagedSettings> list="/" back="settingsAdmin.back" failed="settingsAdmin.title">
      {(settings) => (
        <Box>
          <PageHeading
            title={translate('settingsAdmin.title')}
            intro={translate('settingsAdmin.intro')}
            actions={
              <Button component={LinkBase} to={`/follow-up-settings/${SETTINGS_ID}`} variant="outlined">
                {translate('settingsAdmin.followUpOpen')}
              </Button>
            }
          />
          <SettingsForm settings={settings} />
        </Box>
      )}
    </EditScreen>
  );
}

const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' };

function SettingsForm({ settings }: { settings: ManagedSettings }) {
  return (
    <ContentForm<ManagedSettings, SettingsValues>
      resource="settings"
      row={settings}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      validate={validate}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns, alignItems: 'start' }}>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <Identity />
          <Quotes settings={settings} />
          <Links />
          <FactorPolicy settings={settings} />
        </Stack>
        <SettingsPreview />
      </Box>
    </ContentForm>
  );
}

function Identity() {
  const translate = useTranslate();
  return (
    <Section title={translate('settingsAdmin.identity')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <FormField required source="name" maxLength={SITE_NAME_MAX} hint={translate('settingsAdmin.nameHint')} />
        <FormField
          required
          source="supportPhone"
          type="tel"
          inputMode="tel"
          parse={maskPhone}
          hint={translate('settingsAdmin.phoneHint')}
        />
        <Box sx={{ gridColumn: '1 / -1', display: 'grid' }}>
          <FormField required source="address" maxLength={SITE_ADDRESS_MAX} />
        </Box>
      </Box>
    </Section>
  );
}

function Quotes({ settings }: { settings: ManagedSettings }) {
  const translate = useTranslate();
  const chosen = Number(useWatch<SettingsValues, 'maxQuotes'>({ name: 'maxQuotes' }));
  const choices = Array.from({ length: QUOTES.max - QUOTES.min + 1 }, (_, index) => {
    const value = String(QUOTES.min + index);
    return { value, label: value };
  });
  return (
    <Section title={translate('settingsAdmin.quotes')}>
      <FormField
        required
        source="maxQuotes"
        choices={choices}
        none={translate('control.choose')}
        hint={translate('settingsAdmin.quotesHint')}
      />
      {chosen < settings.maxQuotes ? <Alert severity="warning">{translate('settingsAdmin.fewer')}</Alert> : null}
      {chosen > settings.maxQuotes ? <Alert severity="info">{translate('settingsAdmin.more')}</Alert> : null}
    </Section>
  );
}

function Links() {
  const translate = useTranslate();
  return (
    <Section title={translate('settingsAdmin.links')}>
      <LinkRows />
    </Section>
  );
}
