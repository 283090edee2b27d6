import { Button, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { EnterpriseDetails } from '../../shared/enterprises/agentViews.ts';
import { enterpriseMachine } from '../../shared/enterprises/status.ts';
import { canMove } from '../../shared/states/machine.ts';

interface Props {
  enterprise: EnterpriseDetails;
  intend: (intent: 'save' | 'activate') => void;
  isBusy: boolean;
}

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

/** Save, and activate which is enabled only while the enterprise is pending. Enter in a field saves: its button comes first. */
export function EnterpriseActions({ enterprise, intend, isBusy }: Props) {
  const translate = useTranslate();
  const form = useFormContext();
  const { dirtyFields } = useFormState({ control: form.control });
  const isDirty = Object.keys(dirtyFields).length > 0;
  const isPending = canMove(enterpriseMachine, 'activate', enterprise.status);
  return (
    <Paper variant="outlined" sx={sticky}>
      <Button
        type="submit"
        variant={isPending ? 'outlined' : 'contained'}
        onClick={() => intend('save')}
        disabled={isBusy}
      >
        {translate(isBusy ? 'sales.saving' : 'sales.save')}
      </Button>
      <Button type="submit" variant="contained" onClick={() => intend('activate')} disabled={isBusy || !isPending}>
        {translate('sales.activate')}
      </Button>
      <Typography role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {isDirty ? translate(isPending ? 'sales.activateSaves' : 'sales.unsaved') : ''}
      </Typography>
    </Paper>
  );
}
