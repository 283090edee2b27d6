import type { DetailName } from '../../shared/projects/details.ts';
import { OTHER } from '../../shared/projects/options.ts';
import { isSpoken, unwrittenField } from '../../shared/projects/spoken.ts';
import { invalid } from '../http/errors.ts';
import type { Project } from './lockProject.ts';

/**
 * Raises 400 where a correction leaves a request without the description that it needs, or with hours of which nobody
 * knows which. A voice note stands for them until the request is published: from then on they are read.
 */
export function requireWords(
  project: Project,
  form: Pick<Record<DetailName, string>, 'description' | 'preferredHoursRange'>,
): void {
  if (form.preferredHoursRange === OTHER && (project.publishedAt || !isSpoken(project, 'preferredHoursRange')))
    throw invalid({ preferredHoursRange: 'projects.hoursOtherRequired' });
  if (form.description !== '') return;
  const needsWords = project.publishedAt
    ? unwrittenField({ ...project, description: '' }) === 'description'
    : !project.fromPredefined && !isSpoken(project, 'description');
  if (needsWords) throw invalid({ description: 'projects.descriptionRequired' });
}
