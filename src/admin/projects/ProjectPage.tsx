import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../shared/format/dates.ts';
import { projectMachine } from '../../shared/projects/status.ts';
import type { ProjectView } from '../../shared/projects/views.ts';
import { mayMove } from '../../shared/states/machine.ts';
import { Comments } from '../comments/Comments.tsx';
import { Documents } from '../files/Documents.tsx';
import { useSession } from '../providers/session.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { AccessNotice } from './AccessNotice.tsx';
import { projectAccess } from './access.ts';
import { ClosingNotice } from './ClosingNotice.tsx';
import { DeskActs } from './DeskActs.tsx';
import { Duplicates } from './Duplicates.tsx';
import { History } from './History.tsx';
import { ProjectAnswers } from './ProjectAnswers.tsx';
import { ProjectForm } from './ProjectForm.tsx';
import { showsQuotes } from './quotes.ts';
import { RequestFacts } from './RequestFields.tsx';
import { ServiceLevelMark } from './ServiceLevelMark.tsx';
import { StateChip } from './StateChip.tsx';

export function ProjectPage({ project }: { project: ProjectView }) {
  const translate = useTranslate();
  const user = useSession()?.user;
  if (!user) return null;
  const access = projectAccess(project, user);
  const service = project.service?.nameFr ?? translate('projects.uncategorised');
  return (
    <>
      <PageHeading title={translate('agent.project', { service })} actions={<DeskActs project={project} />} />
      <Summary project={project} isMine={project.agentId === user.id} />
      <ClosingNotice project={project} />
      {project.closing ? null : <AccessNotice project={project} access={access} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        {access === 'edit' ? <ProjectForm key={project.id} project={project} /> : <RequestFacts project={project} />}
        <Stack sx={{ gap: 2 }}>
          <ProjectAnswers answers={project.questionResponses} />
          <Documents title={translate('agent.documentsSection')} target="projectId" id={project.id} />
          <Comments projectId={project.id} />
          <Duplicates project={project} canMerge={mayMove(projectMachine, 'mergeInto', project, user)} />
          <History project={project} />
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
      <StateChip state={project.status} />
      <ServiceLevelMark project={project} />
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
