import { Alert, Checkbox, FormControlLabel, FormGroup, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { Role } from '../../shared/auth/roles.ts';
import { factorRoles } from '../../shared/factors/rules.ts';
import type { ManagedSettings } from '../../shared/settings/adminViews.ts';
import { Section } from '../ui/Section.tsx';
import type { SettingsValues } from './settingsForm.ts';
import '../texts/factors.ts';

/** The roles whose log-in asks for a second factor. */
export function FactorPolicy({ settings }: { settings: ManagedSettings }) {
  const translate = useTranslate();
  const { field } = useController<SettingsValues, 'factorRoles'>({ name: 'factorRoles' });
  const toggle = (role: Role, isChosen: boolean) =>
    field.onChange(factorRoles.filter((one) => (one === role ? isChosen : field.value.includes(one))));
  return (
    <Section title={translate('factors.policyTitle')}>
      <Typography color="textSecondary">{translate('factors.policyIntro')}</Typography>
      <FormGroup>
        {factorRoles.map((role) => {
          const isAlways = settings.factorRolesAlways.includes(role);
          return (
            <FormControlLabel
              key={role}
              label={translate(`staff.role.${role}`)}
              control={
                <Checkbox
                  checked={isAlways || field.value.includes(role)}
                  disabled={isAlways}
                  onChange={(_, isChosen) => toggle(role, isChosen)}
                />
              }
            />
          );
        })}
      </FormGroup>
      {settings.factorRolesAlways.length > 0 ? (
        <Alert severity="info">{translate('factors.policyAlways')}</Alert>
      ) : null}
    </Section>
  );
}
