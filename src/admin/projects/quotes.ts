import type { ProjectState } from '../../shared/projects/status.ts';

/** States in which the number of quotes says something: published, and full. */
const published: readonly ProjectState[] = ['Available', 'Accepted'];

export function showsQuotes(state: ProjectState): boolean {
  return published.includes(state);
}
