import { InputAdornment, TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { SearchIcon } from '../ui/icons.tsx';
import { useFilter } from './useFilter.ts';

const PAUSE_MS = 300;

/** Free search: asked of the server once the typing pauses. */
export function FilterSearch({ label, hint }: { label: string; hint: string }) {
  const [value, choose] = useFilter('q');
  const asked = String(value ?? '');
  const [typed, setTyped] = useState(asked);
  const search = useRef(choose);
  useEffect(() => {
    search.current = choose;
  });
  useEffect(() => setTyped(asked), [asked]);
  useEffect(() => {
    if (typed.trim() === asked) return;
    const timer = setTimeout(() => search.current(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, asked]);
  return (
    <TextField
      type="search"
      sx={{ gridColumn: { xs: '1 / -1', sm: 'span 2' } }}
      size="small"
      label={label}
      placeholder={hint}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { maxLength: 100 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
