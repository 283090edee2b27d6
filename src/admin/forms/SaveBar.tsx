import { Button, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';

const sticky = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  p: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
} as const;

/** Saves the form, and says whether there is anything to save. */
export function SaveBar({ isBusy, isNew = false }: { isBusy: boolean; isNew?: boolean }) {
  const translate = useTranslate();
  const form = useFormContext();
  const { dirtyFields } = useFormState({ control: form.control });
  const isDirty = Object.keys(dirtyFields).length > 0;
  const label = isNew ? 'editing.create' : 'editing.save';
  return (
    <Paper variant="outlined" sx={sticky}>
      <Button type="submit" variant="contained" disabled={isBusy} aria-busy={isBusy}>
        {translate(isBusy ? 'editing.saving' : label)}
      </Button>
      <Typography role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {isDirty ? translate('editing.unsaved') : ''}
      </Typography>
    </Paper>
  );
}
