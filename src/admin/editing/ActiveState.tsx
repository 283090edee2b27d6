import { Chip } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import '../texts/editing.ts';

/** Whether people see it on the site. */
export function ActiveChip({ isActive }: { isActive: boolean }) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isActive ? 'success' : 'default'}
      label={translate(isActive ? 'editing.active' : 'editing.inactive')}
    />
  );
}

/** What is shown on the site, what is not, or both. */
export function ActiveFilter() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { isActive, ...others } = filterValues;
  const choose = (value: string) => setFilters(value === '' ? others : { ...others, isActive: value === 'true' });
  return (
    <ChoiceField
      label={translate('editing.activeFilter')}
      value={isActive === undefined ? '' : String(isActive)}
      none={translate('editing.activeAll')}
      choices={[
        { value: 'true', label: translate('editing.active') },
        { value: 'false', label: translate('editing.inactive') },
      ]}
      onChoice={choose}
    />
  );
}
