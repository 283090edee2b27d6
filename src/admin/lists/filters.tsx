import { FormControlLabel, InputAdornment, Switch, TextField } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dateField } from '../../shared/api/fields.ts';
import { ChoiceField } from '../ui/ChoiceField.tsx';
import { SearchIcon } from '../ui/icons.tsx';
import { useListFilters } from './ListFilters.tsx';

/** One value of the list's filter. Choosing nothing takes it out. */
export function useFilter(name: string): [value: unknown, choose: (value: unknown) => void] {
  const { filter, change } = useListFilters();
  return [filter[name], (value) => change({ [name]: value || undefined })];
}

const PAUSE_MS = 300;

/** What is typed, asked for once the typing pauses. A value from elsewhere, as of a saved filter, takes its place. */
function useTypedFilter(name: string, read: (typed: string) => string | undefined) {
  const [value, choose] = useFilter(name);
  const asked = String(value ?? '');
  const [typed, setTyped] = useState(asked);
  const sent = useRef(asked);
  const send = useEffectEvent((text: string) => {
    sent.current = text;
    choose(text);
  });
  useEffect(() => {
    if (asked === sent.current) return;
    sent.current = asked;
    setTyped(asked);
  }, [asked]);
  useEffect(() => {
    const text = read(typed);
    if (text === undefined || text === sent.current) return;
    const timer = setTimeout(() => send(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, read]);
  return [typed, setTyped] as const;
}

const trimmed = (typed: string) => typed.trim();

/** Free search. */
export function FilterSearch({ label, hint }: { label: string; hint: string }) {
  const [typed, setTyped] = useTypedFilter('q', trimmed);
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

const day = dateField();

/** While a year is typed, it is one of long ago: that is no day to ask for yet. */
const finishedDay = (typed: string) => (typed === '' || day.safeParse(typed).success ? typed : undefined);

/** A day to filter by, `YYYY-MM-DD`. */
export function FilterDate({ name, label }: { name: string; label: string }) {
  const [typed, setTyped] = useTypedFilter(name, finishedDay);
  return (
    <TextField
      type="date"
      size="small"
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
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
