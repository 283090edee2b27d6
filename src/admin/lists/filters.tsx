import { Chip, FormControlLabel, InputAdornment, Stack, Switch, TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
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

interface FilterChipsProps {
  name: string;
  label: string;
  all: string;
  choices: readonly { value: string; label: string }[];
}

/** The filter that is used most, one press away. On a phone the row scrolls sideways. */
export function FilterChips({ name, label, all, choices }: FilterChipsProps) {
  const [value = '', choose] = useFilter(name);
  return (
    <Stack direction="row" role="group" aria-label={label} sx={{ gap: 1, overflowX: 'auto', p: 0.5, m: -0.5 }}>
      {[{ value: '', label: all }, ...choices].map((choice) => {
        const isChosen = choice.value === value;
        return (
          <Chip
            key={choice.value}
            component="button"
            type="button"
            clickable
            label={choice.label}
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            aria-pressed={isChosen}
            onClick={() => choose(choice.value)}
            sx={{ height: 44, px: 0.5, borderRadius: 22, flexShrink: 0, fontSize: '0.9375rem' }}
          />
        );
      })}
    </Stack>
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
      sx={{ minHeight: 44, ml: 0, gridColumn: { xs: '1 / -1', sm: 'auto' } }}
    />
  );
}
