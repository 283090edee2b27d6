import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useListFilters } from '../lists/ListFilters.tsx';
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
  const { filter, change } = useListFilters();
  const { isActive } = filter;
  return (
    <ChoiceField
      label={translate('editing.activeFilter')}
      value={isActive === undefined ? '' : String(isActive)}
      none={translate('editing.activeAll')}
      choices={[
        { value: 'true', label: translate('editing.active') },
        { value: 'false', label: translate('editing.inactive') },
      ]}
      onChoice={(value) => change({ isActive: value === '' ? undefined : value === 'true' })}
    />
  );
}
