import type { ProjectView } from '../../shared/projects/views.ts';
import { EditScreen } from '../layout/EditScreen.tsx';
import { ProjectPage } from './ProjectPage.tsx';
import { WHOLE } from './whole.ts';

/** The agent's screen of one project (specification §2.6). */
export function ProjectEdit() {
  return (
    <EditScreen<ProjectView>
      list="/projects"
      meta={WHOLE}
      back="agent.back"
      failed="agent.projectFailed"
      assigned="agent.assigned"
    >
      {(project) => <ProjectPage project={project} />}
    </EditScreen>
  );
}
