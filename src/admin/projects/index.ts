import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { loadProjectEdit } from './loadProjectEdit.ts';

export const projects: ResourceProps = {
  name: 'projects',
  list: lazy(async () => ({ default: (await import('./ProjectList.tsx')).ProjectList })),
  edit: lazy(loadProjectEdit),
};

export const allProjects: ResourceProps = {
  name: 'all-projects',
  list: lazy(async () => ({ default: (await import('./AllProjectList.tsx')).AllProjectList })),
};
