import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const projects: ResourceProps = {
  name: 'projects',
  list: lazy(async () => ({ default: (await import('./ProjectList.tsx')).ProjectList })),
  edit: lazy(async () => ({ default: (await import('./ProjectEdit.tsx')).ProjectEdit })),
};

export const allProjects: ResourceProps = {
  name: 'all-projects',
  list: lazy(async () => ({ default: (await import('./ProjectList.tsx')).AllProjectList })),
};
