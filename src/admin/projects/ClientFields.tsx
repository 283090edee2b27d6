import { Link, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { maskPhone } from '../../shared/format/phone.ts';
import type { ProjectView } from '../../shared/projects/views.ts';
import { useLanguages, withPresent } from '../forms/choices.ts';
import { FailedChoices } from '../forms/FailedChoices.tsx';
import { FormField } from '../forms/FormField.tsx';

export function ClientFields({ project }: { project: ProjectView }) {
  const translate = useTranslate();
  const languages = useLanguages();
  const name = [project.firstName, project.lastName].filter(Boolean).join(' ') || translate('admin.notGiven');
  const callLink = project.phoneNumber && <Link href={`tel:${project.phoneNumber}`}>{translate('agent.call')}</Link>;
  return (
    <>
      <TextField
        label={translate('agent.clientName')}
        value={name}
        slotProps={{ htmlInput: { readOnly: true }, inputLabel: { shrink: true } }}
      />
      <FormField required source="phoneNumber" type="tel" inputMode="tel" parse={maskPhone} hint={callLink} />
      <FormField source="email" type="email" inputMode="email" maxLength={254} />
      <FormField
        source="language"
        choices={withPresent(languages.choices, project.language ?? undefined)}
        none={translate('agent.noLanguage')}
      />
      <FailedChoices source="language" list={languages} />
    </>
  );
}
