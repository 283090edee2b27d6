import { Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel } from '@mui/material';
import { useId } from 'react';
import { useInput, useResourceContext, useTranslate, ValidationError } from 'react-admin';
import { type Choices, FailedChoices, withPresent } from './choices.tsx';

const columns = {
  display: 'grid',
  columnGap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
};

interface ChecksFieldProps {
  source: string;
  list: Choices;
  /** What the record holds, though it may not be in the list any more. */
  present?: Choices['choices'];
  required?: boolean;
  hint?: string;
}

/** Several of a list, each with its box. The form holds their ids as one text. */
export function ChecksField({ source, list, present = [], required = false, hint }: ChecksFieldProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const helpId = useId();
  const { field, fieldState } = useInput({ source });
  const error = fieldState.error?.message;
  const chosen = splitIds(field.value);
  const choices = present.reduce(withPresent, list.choices);
  return (
    <FormControl component="fieldset" error={error !== undefined} aria-describedby={helpId}>
      <FormLabel component="legend" required={required}>
        {translate(`resources.${resource}.fields.${source}`)}
      </FormLabel>
      <FormGroup sx={columns}>
        {choices.map(({ value, label }, index) => (
          <FormControlLabel
            key={value}
            label={label}
            sx={{ minHeight: 44 }}
            control={
              <Checkbox
                checked={chosen.includes(value)}
                onChange={() => field.onChange(toggleId(chosen, value))}
                onBlur={field.onBlur}
                {...(index === 0 ? { slotProps: { input: { ref: field.ref } } } : {})}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id={helpId} component="div" sx={{ ml: 0 }}>
        {error === undefined ? hint : <ValidationError error={error} />}
      </FormHelperText>
      <FailedChoices source={source} list={list} />
    </FormControl>
  );
}

/** Several ids as the one text that a form holds: so a change of them is a change of a text. */
export const joinIds = (ids: readonly string[]): string => [...ids].sort().join(' ');

export const splitIds = (text: unknown): string[] =>
  String(text ?? '')
    .split(' ')
    .filter(Boolean);

/** With this id where it was without, and the other way round. */
function toggleId(ids: readonly string[], id: string): string {
  return joinIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
}
