import type { ProjectView } from '../../shared/projects/views.ts';
import { EditScreen } from '../ui/EditScreen.tsx';
import { ProjectPage } from './ProjectPage.tsx';

/** The agent's screen of one project (specification §2.6). */
export function ProjectEdit() {
  return (
    <EditScreen<ProjectView> list="/projects" back="agent.back" failed="agent.projectFailed" assigned="agent.assigned">
      {(project) => <ProjectPage project={project} />}
    </EditScreen>
  );
}
