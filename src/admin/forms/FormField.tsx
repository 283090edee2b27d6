import { Box, FormControlLabel, FormHelperText, Switch, TextField, type TextFieldProps } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useInput, useResourceContext, useTranslate, ValidationError } from 'react-admin';
import type { Choice } from './choices.tsx';

interface Props {
  source: string;
  type?: 'text' | 'tel' | 'email' | 'date';
  inputMode?: 'tel' | 'numeric' | 'email';
  required?: boolean;
  /** The rows of a longer text. */
  rows?: number;
  maxLength?: number;
  min?: string;
  hint?: ReactNode;
  disabled?: boolean;
  readOnly?: boolean;
  /** Makes it a select. `none` is what choosing nothing is called. */
  choices?: readonly Choice[];
  none?: string;
  /** From what is typed to what the form holds. */
  parse?: (typed: string) => string;
  onPicked?: (value: string) => void;
}

const asTyped = (typed: string) => typed;

/** One field of the form: label, what is typed, and below it the error or the hint. */
export function FormField({
  source,
  parse = asTyped,
  onPicked,
  required = false,
  hint,
  disabled = false,
  ...look
}: Props) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { field, fieldState, id } = useInput({ source, parse, format: asTyped, disabled });
  const error = fieldState.error?.message;
  return (
    <TextField
      id={id}
      name={field.name}
      label={translate(`resources.${resource}.fields.${source}`)}
      required={required}
      value={field.value ?? ''}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={(event) => {
        field.onChange(event);
        onPicked?.(event.target.value);
      }}
      disabled={disabled}
      error={error !== undefined}
      helperText={error === undefined ? hint : <ValidationError error={error} />}
      {...lookOf(look)}
    >
      {look.choices ? optionsOf(look.choices, look.none) : null}
    </TextField>
  );
}

type Look = Pick<Props, 'type' | 'inputMode' | 'rows' | 'maxLength' | 'min' | 'readOnly' | 'choices' | 'none'>;

function lookOf({ type = 'text', inputMode, rows, maxLength, min, readOnly, choices }: Look): Partial<TextFieldProps> {
  return {
    ...(choices ? { select: true } : { type }),
    ...(rows ? { multiline: true, minRows: rows } : {}),
    slotProps: {
      inputLabel: { shrink: true },
      select: { native: true },
      htmlInput: { inputMode, maxLength, min, readOnly, 'aria-required': undefined },
    },
  };
}

function optionsOf(choices: readonly Choice[], none: string | undefined): ReactNode {
  return [{ value: '', label: none ?? '' }, ...choices].map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** A yes or no of the form, with what it means. */
export function FormSwitch({ source, hint }: { source: string; hint?: ReactNode }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const hintId = useId();
  const { field } = useInput({ source, type: 'checkbox' });
  return (
    <Box>
      <FormControlLabel
        label={translate(`resources.${resource}.fields.${source}`)}
        control={
          <Switch
            name={field.name}
            checked={Boolean(field.value)}
            onChange={(event) => field.onChange(event.target.checked)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref, ...(hint ? { 'aria-describedby': hintId } : {}) } }}
          />
        }
      />
      {hint ? (
        <FormHelperText component="div" id={hintId} sx={{ mt: 0 }}>
          {hint}
        </FormHelperText>
      ) : null}
    </Box>
  );
}
