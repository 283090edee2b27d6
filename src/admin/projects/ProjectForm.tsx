import { Box, Button } from '@mui/material';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { realId } from '../../shared/ids.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import type { ProjectView } from '../../shared/projects/views.ts';
import { mayMove } from '../../shared/states/machine.ts';
import { RecordForm } from '../forms/RecordForm.tsx';
import { SaveBar } from '../forms/SaveBar.tsx';
import { useSession } from '../providers/session.ts';
import { Section } from '../ui/Section.tsx';
import { type ProjectValues, validateProject, valuesOf } from './projectForm.ts';
import { RequestFields } from './RequestFields.tsx';
import { StaleDialog } from './StaleDialog.tsx';
import { type Intent, useProjectSubmit } from './useProjectSubmit.ts';

/** Everything the client wrote, for the agent to correct (specification §5, project edit). */
export function ProjectForm({ project, onRefused }: { project: ProjectView; onRefused: () => void }) {
  const translate = useTranslate();
  const values = useMemo(() => valuesOf(project), [project]);
  const { submit, saved, intend, isBusy, isStale, closeStale } = useProjectSubmit(project, onRefused);
  return (
    <RecordForm
      values={values}
      saved={saved}
      validate={(typed) => validateProject(typed, project, new Date())}
      onSubmit={submit}
    >
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
      <StaleDialog open={isStale} values={values} onClose={closeStale} />
    </RecordForm>
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

/** Save and activate. */
function FormActions({ project, intend, isBusy }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const form = useFormContext<ProjectValues>();
  const user = useSession()?.user;
  const canActivate = user !== undefined && mayMove(projectMachine, 'activate', project, user);

  const activate = (event: MouseEvent) => {
    intend('activate');
    const { serviceId, description } = form.getValues();
    const isJobSaid = project.spokenFields.some((field) => field !== 'clientName');
    const isUnwritten = isJobSaid && description.trim() === '';
    if (realId(serviceId) && !isUnwritten) return;
    event.preventDefault();
    form.setFocus(isUnwritten ? 'description' : 'serviceId');
    notify(isUnwritten ? 'projects.noWords' : 'projects.noRealService', { type: 'warning' });
  };

  return (
    <SaveBar isBusy={isBusy} unsaved={canActivate ? 'agent.activateSaves' : undefined} onSave={() => intend('save')}>
      {canActivate ? (
        <Button type="submit" variant="contained" onClick={activate} disabled={isBusy}>
          {translate('agent.activate')}
        </Button>
      ) : null}
    </SaveBar>
  );
}
