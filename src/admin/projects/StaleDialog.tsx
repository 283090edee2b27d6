import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useEditContext, useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ProjectView } from '../../shared/projects/views.ts';
import { changedFields, keepCount, resetKeepingEdits } from '../forms/edits.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { type ProjectValues, valuesOf } from './projectForm.ts';

interface Props {
  open: boolean;
  /** The version the form started from. */
  values: ProjectValues;
  onClose: () => void;
}

/** Somebody else was faster: reload, with or without what was typed here. */
export function StaleDialog({ open, values, onClose }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const { keep, drop } = useReload(values, onClose);
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{translate('agent.staleTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('agent.staleText')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexDirection: { xs: 'column', sm: 'row' }, alignItems: 'stretch', gap: 1 }} disableSpacing>
        <Button onClick={onClose}>{translate('agent.staleStay')}</Button>
        <Button onClick={drop} color="error">
          {translate('agent.staleDrop')}
        </Button>
        <Button onClick={keep} variant="contained" autoFocus>
          {translate('agent.staleKeep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function useReload(values: ProjectValues, onClose: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const form = useFormContext<ProjectValues>();
  const { refetch } = useEditContext<ProjectView>();

  const reload = async (use: (fresh: ProjectValues) => void) => {
    const { data } = await refetch();
    if (data) use(valuesOf(data));
    else notify('agent.projectFailed', { type: 'error' });
    onClose();
  };

  const keep = () =>
    reload((fresh) => {
      const theirs = changedFields(values, fresh);
      const both = resetKeepingEdits(form, values, fresh).filter((name) => name in theirs);
      const fields = both.map((name) => translate(`resources.projects.fields.${name}`)).join(', ');
      if (both.length > 0) notify('agent.staleBoth', { type: 'warning', messageArgs: { fields } });
      else notify('agent.staleKept', { type: 'info' });
    });

  const drop = () =>
    reload((fresh) => {
      form.reset(fresh, keepCount);
      notify('agent.reloaded', { type: 'info' });
    });

  return { keep, drop };
}
