import { Box, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../shared/format/dates.ts';
import { type ProjectState, projectMachine } from '../../shared/projects/status.ts';
import type { ProjectView } from '../../shared/projects/views.ts';
import { mayMove } from '../../shared/states/machine.ts';
import { Comments } from '../comments/Comments.tsx';
import { Documents } from '../files/Documents.tsx';
import { VoiceNotes } from '../files/VoiceNotes.tsx';
import { ContactViews } from '../privacy/ContactViews.tsx';
import { PersonalData } from '../privacy/PersonalData.tsx';
import { useSession } from '../providers/session.ts';
import { EditScreen } from '../ui/EditScreen.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { projectAccess } from './access.ts';
import { Duplicates } from './Duplicates.tsx';
import { History } from './History.tsx';
import { ProjectActions } from './ProjectActions.tsx';
import { ProjectAnswers } from './ProjectAnswers.tsx';
import { ProjectForm } from './ProjectForm.tsx';
import { AccessNotice, ClosingNotice, WrongNumberNotice } from './ProjectNotices.tsx';
import { ProjectStateChip, ServiceLevelMark } from './ProjectStateChip.tsx';
import { RequestFacts } from './RequestFields.tsx';
import { Timeline } from './Timeline.tsx';
import '../texts/projects.ts';

/** The agent's screen of one project (specification §2.6). */
export function ProjectEdit() {
  return (
    <EditScreen<ProjectView> list="/projects" failed="agent.projectFailed" assigned="agent.assigned">
      {(project) => <ProjectPage key={project.id} project={project} />}
    </EditScreen>
  );
}

function ProjectPage({ project }: { project: ProjectView }) {
  const translate = useTranslate();
  const user = useSession()?.user;
  // What was typed stays to be read and copied where it came too late: the rest of the screen says what is so now.
  const [isRefused, setRefused] = useState(false);
  if (!user) return null;
  const access = projectAccess(project, user);
  const showsForm = access === 'edit' || isRefused;
  const service = project.service?.nameFr ?? translate('projects.uncategorised');
  return (
    <>
      <PageHeading title={translate('agent.project', { service })} actions={<ProjectActions project={project} />} />
      <Summary project={project} isMine={project.agentId === user.id} />
      <ClosingNotice project={project} />
      <WrongNumberNotice project={project} />
      {project.closing ? null : <AccessNotice project={project} access={access} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <Stack sx={{ gap: 2 }}>
          <VoiceNotes project={project} />
          {showsForm ? (
            <ProjectForm project={project} onRefused={() => setRefused(true)} />
          ) : (
            <RequestFacts project={project} />
          )}
          {/* Told by the client too: before what the team compares with it, which may be long. */}
          <ProjectAnswers answers={project.questionResponses} />
          <Documents title={translate('agent.documentsSection')} target="projectId" id={project.id} />
        </Stack>
        <Stack sx={{ gap: 2 }}>
          <Duplicates project={project} canMerge={mayMove(projectMachine, 'mergeInto', project, user)} />
          <Timeline project={project} />
          <History project={project} />
          <Comments projectId={project.id} />
          <ContactViews entity="projects" id={project.id} />
          {project.clientId ? <PersonalData personId={project.clientId} /> : null}
        </Stack>
      </Box>
    </>
  );
}

function Summary({ project, isMine }: { project: ProjectView; isMine: boolean }) {
  const translate = useTranslate();
  const { assignedAgentName, quotesLeft } = project;
  return (
    <Stack direction="row" sx={{ gap: 1.5, rowGap: 0.5, mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <ProjectStateChip state={project.status} />
      <ServiceLevelMark project={project} />
      <Typography sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{project.reference}</Typography>
      <Typography color="textSecondary">
        {translate('agent.submittedOn', { date: formatDate(project.submissionDate) })}
      </Typography>
      {isMine ? <Typography color="textSecondary">{translate('agent.assignedToYou')}</Typography> : null}
      {!isMine && assignedAgentName ? (
        <Typography color="textSecondary">{translate('agent.assignedTo', { agent: assignedAgentName })}</Typography>
      ) : null}
      {showsQuotes(project.status) ? (
        <Typography>
          {quotesLeft > 0 ? translate('agent.quotesLeft', { smart_count: quotesLeft }) : translate('agent.quotesFull')}
        </Typography>
      ) : null}
    </Stack>
  );
}

/** States in which the number of quotes says something: published, and full. */
const published: readonly ProjectState[] = ['Available', 'Accepted'];

function showsQuotes(state: ProjectState): boolean {
  return published.includes(state);
}
