import { TextField } from '@mui/material';
import { useFilter } from './useFilter.ts';

/** A day to filter by, `YYYY-MM-DD`. */
export function FilterDate({ name, label }: { name: string; label: string }) {
  const [value, choose] = useFilter(name);
  return (
    <TextField
      type="date"
      size="small"
      label={label}
      value={String(value ?? '')}
      onChange={(event) => choose(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
