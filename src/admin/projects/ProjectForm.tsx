import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { Form, useNotify, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { tomorrow } from '../../shared/format/dates.ts';
import { realId } from '../../shared/ids.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import type { ProjectView } from '../../shared/projects/views.ts';
import { mayMove } from '../../shared/states/machine.ts';
import { FormSync } from '../forms/FormSync.tsx';
import { useSession } from '../providers/session.ts';
import { Section } from '../ui/Section.tsx';
import { type ProjectValues, validateProject, valuesOf } from './projectForm.ts';
import { RequestFields } from './RequestFields.tsx';
import { StaleDialog } from './StaleDialog.tsx';
import { type Intent, useProjectSubmit } from './useProjectSubmit.ts';

/** A project reloaded under the form leaves alone what was typed. */
const keepTyped = { keepDirtyValues: true };

/** Everything the client wrote, for the agent to correct (specification §5, project edit). */
export function ProjectForm({ project }: { project: ProjectView }) {
  const translate = useTranslate();
  const values = useMemo(() => valuesOf(project), [project]);
  const { submit, saved, intend, isBusy, isStale, closeStale } = useProjectSubmit(project);
  return (
    <Form
      noValidate
      warnWhenUnsavedChanges
      record={values}
      resetOptions={keepTyped}
      validate={(typed) => validateProject(typed as typeof values, project, tomorrow(new Date()))}
      onSubmit={submit}
    >
      <Stack sx={{ gap: 2 }}>
        <Section title={translate('agent.needSection')}>
          <RequestFields section="need" project={project} />
        </Section>
        <Section title={translate('agent.whereSection')}>
          <Columns>
            <RequestFields section="where" project={project} />
          </Columns>
        </Section>
        <Section title={translate('agent.whenSection')}>
          <Columns>
            <RequestFields section="when" project={project} />
          </Columns>
        </Section>
        <Section title={translate('agent.clientSection')}>
          <Columns>
            <RequestFields section="client" project={project} />
          </Columns>
        </Section>
        <FormActions project={project} intend={intend} isBusy={isBusy} />
      </Stack>
      <FormSync values={values} saved={saved} restored="agent.draftRestored" />
      <StaleDialog open={isStale} values={values} onClose={closeStale} />
    </Form>
  );
}

function Columns({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>{children}</Box>;
}

interface Props {
  project: ProjectView;
  intend: (intent: Intent) => void;
  isBusy: boolean;
}

/** Save and activate, always within reach. Enter in a field saves: its button comes first. */
function FormActions({ project, intend, isBusy }: Props) {
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
