import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { tomorrow } from '../../shared/format/dates.ts';
import { contactDays, hourRanges, OTHER } from '../../shared/projects/options.ts';
import { FormField } from '../forms/FormField.tsx';

const days = contactDays.map((day) => ({ value: day, label: day }));

export function WhenFields() {
  const translate = useTranslate();
  const none = translate('control.choose');
  const range: string = useWatch({ name: 'hoursRangeOption' }) ?? '';
  return (
    <>
      <FormField required source="desiredStartDate" type="date" min={tomorrow(new Date())} />
      <FormField required source="preferredContactDays" choices={days} none={none} />
      <FormField required source="hoursRangeOption" choices={hourRanges} none={none} />
      {range === OTHER ? <FormField required source="hoursRangeText" maxLength={100} /> : null}
    </>
  );
}
