import { useDataProvider } from 'react-admin';
import { SelfAssignDialog, type SelfAssignProps } from '../assignment/SelfAssignDialog.tsx';
import type { AdminDataProvider } from '../providers/dataProvider.ts';

interface Props extends Pick<SelfAssignProps, 'open' | 'onClose'> {
  projectId: string;
}

/** Takes this project for oneself, once agreed to. */
export function AssignDialog({ projectId, open, onClose }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  return (
    <SelfAssignDialog
      resource="projects"
      id={projectId}
      title="agent.assignTitle"
      text="agent.assignText"
      assign={() => dataProvider.assignProject('projects', { id: projectId })}
      open={open}
      onClose={onClose}
    />
  );
}
