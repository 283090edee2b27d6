import { refused } from '../http/errors.ts';
import type { Project } from './lockLead.ts';

/** Nothing would erase what is written of them now. Raises WRONG_STATE. */
export function requireIdentified({ anonymisedAt }: Pick<Project, 'anonymisedAt'>): void {
  if (anonymisedAt) throw refused('WRONG_STATE', 'projects.erased');
}
