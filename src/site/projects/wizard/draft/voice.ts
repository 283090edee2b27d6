import { OTHER } from '../../../../shared/projects/options.ts';
import { chosenAnswers, type Draft, type DraftFile } from './draft.ts';

/** The voice note that says a field: a detail of the request, or the answer 'Autre' of this id. */
export const voiceOf = (draft: Draft, field: string): DraftFile | undefined =>
  draft.files.find(({ voice }) => voice?.field === field);

/** The files that belong to the request as it is: a voice note stays behind where its field is asked no more. */
export const filesToSend = (draft: Draft): DraftFile[] =>
  draft.files.filter(({ voice }) => !voice || isAsked(draft, voice.field));

/** The fields that are said. */
export const spokenFieldsOf = (draft: Draft): string[] => filesToSend(draft).flatMap(({ voice }) => voice?.field ?? []);

function isAsked(draft: Draft, field: string): boolean {
  if (field === 'description' || field === 'clientName') return true;
  if (field === 'preferredHoursRange') return draft.preferredHoursRangeOption === OTHER;
  const given = draft.fromPredefined ? Object.values(chosenAnswers(draft)).flat() : [];
  return given.some(({ responseId }) => responseId === field);
}
