import { useQuery } from '@tanstack/react-query';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';

/** The documents of a project or of an enterprise: asked for once, whoever shows them. */
export const useFiles = (target: 'projectId' | 'enterpriseId', id: string) =>
  useQuery(apiQuery(['files', target, id], (signal) => api.get('/get-files', { query: { [target]: id }, signal })));
