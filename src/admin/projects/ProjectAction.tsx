import { Button } from '@mui/material';
import { useState } from 'react';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { projectMachine } from '../../shared/projects/status.ts';
import type { ProjectListItem } from '../../shared/projects/views.ts';
import { canMove } from '../../shared/states/machine.ts';
import { AssignDialog } from './AssignDialog.tsx';

/** Manage what nobody has taken yet, which asks first; show the details of the rest (specification §2.6). */
export function ProjectAction({ project }: { project: ProjectListItem }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const [isAsking, setAsking] = useState(false);
  const words = {
    service: project.service?.nameFr ?? translate('projects.uncategorised'),
    place: translate('agent.place', { district: project.districtName, city: project.cityName }),
  };
  if (project.isAssigned || !canMove(projectMachine, 'assign', project.status)) {
    return (
      <Button
        component={LinkBase}
        to={createPath({ resource: 'projects', type: 'edit', id: project.id })}
        variant="outlined"
        aria-label={translate('agent.showDetailsOf', words)}
      >
        {translate('agent.showDetails')}
      </Button>
    );
  }
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)} aria-label={translate('agent.manageOf', words)}>
        {translate('agent.manage')}
      </Button>
      <AssignDialog projectId={project.id} open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}
