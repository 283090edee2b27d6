import { api, entityOf } from '../providers/api.ts';
import { useSession } from '../providers/session.ts';
import { SelfAssignDialog, type SelfAssignProps } from '../ui/SelfAssignDialog.tsx';

interface Props extends Pick<SelfAssignProps, 'open' | 'onClose'> {
  projectId: string;
}

/** Takes this project for oneself, once agreed to. */
export function AssignDialog({ projectId, open, onClose }: Props) {
  const agentId = useSession()?.user.id ?? '';
  const body = { id: projectId, agentId };
  return (
    <SelfAssignDialog
      resource="projects"
      id={projectId}
      title="agent.assignTitle"
      text="agent.assignText"
      // Without a key: taking twice is no error, and what was given back since is taken anew.
      assign={() => entityOf(api.put('/assign-project/', { body }))}
      open={open}
      onClose={onClose}
    />
  );
}
