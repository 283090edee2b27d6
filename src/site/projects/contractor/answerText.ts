import { OTHER } from '../../../shared/projects/options.ts';
import type { ProjectView } from '../../../shared/projects/views.ts';

type Response = ProjectView['questionResponses'][number]['responses'][number];

/** How one answer reads: 'Autre' shows only the words typed for it (specification §3). */
export function answerText({ nameFr, customResponseText }: Response): string {
  return (nameFr === OTHER && customResponseText?.trim()) || nameFr;
}
