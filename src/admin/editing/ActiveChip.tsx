import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';

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
