import { Box, FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useInput, useResourceContext, useTranslate } from 'react-admin';

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
