import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { loadProjectEdit } from './loadProjectEdit.ts';
import { ProjectList } from './ProjectList.tsx';

export const projects: ResourceProps = { name: 'projects', list: ProjectList, edit: lazy(loadProjectEdit) };

export const allProjects: ResourceProps = {
  name: 'all-projects',
  list: lazy(async () => ({ default: (await import('./AllProjectList.tsx')).AllProjectList })),
};
