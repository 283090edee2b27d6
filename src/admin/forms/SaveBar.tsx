import { Button, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import '../texts/editing.ts';

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

interface Props {
  isBusy: boolean;
  isNew?: boolean;
  /** Text key: what is said of unsaved changes, where a further button does more than save them. */
  unsaved?: string | undefined;
  onSave?: () => void;
  /** Buttons besides: the one that saves comes first, so that Enter in a field presses it. */
  children?: ReactNode;
}

/** Saves the form, always within reach, and says whether there is anything to save. */
export function SaveBar({ isBusy, isNew = false, unsaved, onSave, children }: Props) {
  const translate = useTranslate();
  const form = useFormContext();
  const { dirtyFields } = useFormState({ control: form.control });
  const isDirty = Object.keys(dirtyFields).length > 0;
  const label = isNew ? 'editing.create' : 'editing.save';
  return (
    <Paper variant="outlined" sx={sticky}>
      <Button
        type="submit"
        variant={unsaved ? 'outlined' : 'contained'}
        onClick={onSave}
        disabled={isBusy}
        aria-busy={isBusy}
      >
        {translate(isBusy ? 'editing.saving' : label)}
      </Button>
      {children}
      <Typography role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {isDirty ? translate(unsaved ?? 'editing.unsaved') : ''}
      </Typography>
    </Paper>
  );
}
