import { FormControlLabel, InputAdornment, Switch, TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { SearchesUnderway } from '../../shared/search/searchesUnderway.ts';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { SearchIcon } from '../ui/icons.tsx';

/** One value of the list's filter. Choosing nothing takes it out, so that the address stays short. */
export function useFilter(name: string): [value: unknown, choose: (value: unknown) => void] {
  const { filterValues, setFilters } = useListContext();
  const choose = (value: unknown) => {
    const { [name]: _former, ...others } = filterValues;
    setFilters(value ? { ...others, [name]: value } : others);
  };
  return [filterValues[name], choose];
}

const PAUSE_MS = 300;

/**
 * Free search: asked of the server once the typing pauses. What was asked here comes back as the filter, late where the
 * page is drawn slowly; by then more may be typed, and stays. A filter from elsewhere, as a saved one, is shown.
 */
export function FilterSearch({ label, hint }: { label: string; hint: string }) {
  const [value, choose] = useFilter('q');
  const asked = String(value ?? '');
  const [typed, setTyped] = useState(asked);
  const search = useRef(choose);
  const [underway] = useState(() => new SearchesUnderway());
  useEffect(() => {
    search.current = choose;
  });
  useEffect(() => {
    if (!underway.end(asked)) setTyped(asked);
  }, [asked, underway]);
  useEffect(() => {
    const text = typed.trim();
    if (text === asked) return;
    const timer = setTimeout(() => {
      underway.add(text);
      search.current(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, asked, underway]);
  return (
    <TextField
      type="search"
      sx={{ flexGrow: { sm: '2 !important' } }}
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

interface FilterChoiceProps {
  name: string;
  label: string;
  none: string;
  choices: readonly { value: string; label: string }[];
}

/** A filter chosen from a few values. */
export function FilterChoice({ name, label, none, choices }: FilterChoiceProps) {
  const [value, choose] = useFilter(name);
  return <ChoiceField label={label} value={String(value ?? '')} choices={choices} onChoice={choose} none={none} />;
}

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

/** A filter that is on or off. */
export function FilterSwitch({ name, label }: { name: string; label: string }) {
  const [value, choose] = useFilter(name);
  return (
    <FormControlLabel
      control={<Switch checked={value === true} onChange={(_, checked) => choose(checked)} />}
      label={label}
      sx={{ minHeight: 44, ml: 0 }}
    />
  );
}
