import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ManagedSettings } from '../../shared/settings/adminViews.ts';
import { EditScreen } from '../ui/EditScreen.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { SettingsForm } from './SettingsForm.tsx';

/** What the whole site says of itself (specification §2.4, design §8). */
export function SettingsEdit() {
  const translate = useTranslate();
  return (
    <EditScreen<ManagedSettings> list="/" back="settingsAdmin.back" failed="settingsAdmin.title">
      {(settings) => (
        <Box>
          <PageHeading title={translate('settingsAdmin.title')} intro={translate('settingsAdmin.intro')} />
          <SettingsForm settings={settings} />
        </Box>
      )}
    </EditScreen>
  );
}
