import { paths } from '../../../paths.ts';
import type { Draft } from '../draft/draft.ts';
import { fieldsOf } from '../draft/fields.ts';
import type { OutboxEntry, Refusal } from './entry.ts';

const fieldNames: Record<string, string> = {
  // The server knows one hour range; the form has the option and the words of 'Autre'.
  PreferredHoursRange: 'preferredHoursRangeOption',
};

const fieldNameOf = (name: string): string => fieldNames[name] ?? `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** What the server refused, by the field of the form; what it said of the whole under `request`. */
function refusedFields({ message, errors }: Refusal): Record<string, string> {
  const fields = Object.entries(errors).map(([name, sentences]) => [fieldNameOf(name), sentences.join(' ')]);
  return Object.fromEntries([...fields, ...(message ? [['request', message]] : [])]);
}

/** The draft of a refused request as it comes back: all its content, and what was said of it. */
export function corrected(entry: OutboxEntry): (draft: Draft) => Draft {
  const { hold } = entry;
  return (draft) => (hold?.kind === 'refused' ? { ...draft, refused: refusedFields(hold.refusal) } : draft);
}

/** The step where the correction is made. */
export function stepToCorrect(draft: Draft): string {
  const isRefused = (field: string) => field in draft.refused;
  const question = refusedQuestion(draft);
  if (question !== undefined) return paths.question(draft.serviceId, question);
  if (isRefused('serviceId')) return paths.preSubmission;
  if (fieldsOf('project').some(isRefused)) return paths.projectInfo;
  return fieldsOf('person').some(isRefused) ? paths.personalInfo : paths.summary;
}

/** The index of the question that was refused: `choosenResponses.Q1` is the second, `choosenResponses` all of them. */
function refusedQuestion({ refused }: Draft): number | undefined {
  const field = Object.keys(refused).find((name) => name.split('.')[0] === 'choosenResponses');
  return field === undefined ? undefined : Number(field.split('.Q')[1] ?? 0);
}
