import { Box, Button, FormHelperText, Stack, TextField, Typography } from '@mui/material';
import { useInput, useResourceContext, useTranslate, ValidationError } from 'react-admin';
import { AddIcon } from '../ui/icons.tsx';
import { OrderedRows } from './OrderedRows.tsx';
import '../texts/editing.ts';

export interface TextRow {
  /** Of the row on the screen. */
  key: string;
  text: string;
}

interface Props {
  source: string;
  /** Text keys: what one line is called, and how one more is added. */
  line: string;
  add: string;
  max: number;
  maxLength: number;
}

/** A few lines of text in an order, as one field of the form. */
export function TextRows({ source, line, add, max, maxLength }: Props) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { field, fieldState } = useInput({ source });
  const rows = (field.value ?? []) as TextRow[];
  const label = translate(`resources.${resource}.fields.${source}`);
  const set = (key: string, text: string) => field.onChange(rows.map((row) => (row.key === key ? { key, text } : row)));
  const error = fieldState.error?.message;
  return (
    <Box role="group" aria-label={label}>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {label}
      </Typography>
      <OrderedRows
        isWide
        label={label}
        items={rows}
        keyOf={({ key }) => key}
        nameOf={({ text }) => text}
        onChange={field.onChange}
      >
        {({ key, text }, index) => (
          <Stack sx={{ py: 1, gap: 0.5, minWidth: 0 }}>
            <TextField
              size="small"
              value={text}
              onChange={(event) => set(key, event.target.value)}
              slotProps={{ htmlInput: { maxLength, 'aria-label': translate(line, { number: index + 1 }) } }}
            />
            <Button
              size="small"
              color="error"
              onClick={() => field.onChange(rows.filter((row) => row.key !== key))}
              aria-label={translate('editing.takeAwayOf', {
                name: text || translate('editing.row', { number: index + 1 }),
              })}
              sx={{ alignSelf: 'flex-start' }}
            >
              {translate('editing.takeAway')}
            </Button>
          </Stack>
        )}
      </OrderedRows>
      {error ? (
        <FormHelperText error role="alert">
          <ValidationError error={error} />
        </FormHelperText>
      ) : null}
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={rows.length >= max}
        onClick={() => field.onChange([...rows, { key: crypto.randomUUID(), text: '' }])}
        sx={{ mt: 1 }}
      >
        {translate(add)}
      </Button>
    </Box>
  );
}
