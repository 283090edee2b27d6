import { FormControlLabel, Switch } from '@mui/material';
import { useFilter } from './useFilter.ts';

/** A filter that is on or off. */
export function FilterSwitch({ name, label }: { name: string; label: string }) {
  const [value, choose] = useFilter(name);
  return (
    <FormControlLabel
      control={<Switch checked={value === true} onChange={(_, checked) => choose(checked)} />}
      label={label}
      sx={{ minHeight: 44, ml: 0, gridColumn: { xs: '1 / -1', sm: 'auto' } }}
    />
  );
}
