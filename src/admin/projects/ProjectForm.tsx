import { Box, Stack } from '@mui/material';
import { type ReactNode, useMemo } from 'react';
import { Form, useTranslate } from 'react-admin';
import { tomorrow } from '../../shared/format/dates.ts';
import type { ProjectView } from '../../shared/projects/views.ts';
import { FormSync } from '../forms/FormSync.tsx';
import { Section } from '../ui/Section.tsx';
import { FormActions } from './FormActions.tsx';
import { validateProject, valuesOf } from './projectForm.ts';
import { RequestFields } from './RequestFields.tsx';
import { StaleDialog } from './StaleDialog.tsx';
import { useSubmit } from './useSubmit.ts';

/** A project reloaded under the form leaves alone what was typed. */
const keepTyped = { keepDirtyValues: true };

/** Everything the client wrote, for the agent to correct (specification §5, project edit). */
export function ProjectForm({ project }: { project: ProjectView }) {
  const translate = useTranslate();
  const values = useMemo(() => valuesOf(project), [project]);
  const { submit, saved, intend, isBusy, isStale, closeStale } = useSubmit(project);
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
