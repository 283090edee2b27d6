import { Button, Paper, Typography } from '@mui/material';
import type { MouseEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { realId } from '../../shared/ids.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import type { ProjectView } from '../../shared/projects/views.ts';
import { mayMove } from '../../shared/states/machine.ts';
import { useSession } from '../providers/session.ts';
import type { ProjectValues } from './projectForm.ts';
import type { Intent } from './useSubmit.ts';

interface Props {
  project: ProjectView;
  intend: (intent: Intent) => void;
  isBusy: boolean;
}

/** Save and activate, always within reach. Enter in a field saves: its button comes first. */
export function FormActions({ project, intend, isBusy }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const form = useFormContext<ProjectValues>();
  const { dirtyFields } = useFormState({ control: form.control });
  const isDirty = Object.keys(dirtyFields).length > 0;
  const user = useSession()?.user;
  const canActivate = user !== undefined && mayMove(projectMachine, 'activate', project, user);

  const activate = (event: MouseEvent) => {
    intend('activate');
    if (realId(form.getValues('serviceId'))) return;
    event.preventDefault();
    form.setFocus('serviceId');
    notify('projects.noRealService', { type: 'warning' });
  };

  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        p: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
      }}
    >
      <Button
        type="submit"
        variant={canActivate ? 'outlined' : 'contained'}
        onClick={() => intend('save')}
        disabled={isBusy}
      >
        {translate(isBusy ? 'agent.saving' : 'agent.save')}
      </Button>
      {canActivate ? (
        <Button type="submit" variant="contained" onClick={activate} disabled={isBusy}>
          {translate('agent.activate')}
        </Button>
      ) : null}
      <Typography role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {isDirty ? translate(canActivate ? 'agent.activateSaves' : 'agent.unsaved') : ''}
      </Typography>
    </Paper>
  );
}
