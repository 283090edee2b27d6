import { createQuestionSchema } from '../../shared/catalog/adminSchemas.ts';
import type { ManagedQuestion } from '../../shared/catalog/adminViews.ts';
import { NO_ID } from '../../shared/ids.ts';
import { OTHER } from '../../shared/projects/options.ts';
import { changedFields } from '../forms/edits.ts';
import { errorsByField } from '../forms/formErrors.ts';

export interface AnswerValues {
  /** Of the row on the screen; new answers have no id yet. */
  key: string;
  id: string | undefined;
  nameFr: string;
  isActive: boolean;
  isAnswered: boolean;
  picture: string | null;
}

export interface QuestionValues {
  nameFr: string;
  type: ManagedQuestion['type'];
  isActive: boolean;
  responses: AnswerValues[];
}

export const newAnswer = (nameFr = ''): AnswerValues => ({
  key: crypto.randomUUID(),
  id: undefined,
  nameFr,
  isActive: true,
  isAnswered: false,
  picture: null,
});

export function valuesOf(question: ManagedQuestion | undefined): QuestionValues {
  return {
    nameFr: question?.nameFr ?? '',
    type: question?.type ?? 'radio',
    isActive: question?.isActive ?? true,
    responses: question?.responses.map((answer) => ({ ...answer, key: answer.id })) ?? [newAnswer(), newAnswer()],
  };
}

/**
 * What was typed (`mine`) over what somebody else saved since (`theirs`), both having begun from `base`: a field and an
 * answer are whose they were changed by, and mine where both changed them. An answer that they removed stays where I
 * changed it.
 */
export function mergeValues(base: QuestionValues, mine: QuestionValues, theirs: QuestionValues): QuestionValues {
  const pick = <Key extends keyof QuestionValues>(key: Key) => (mine[key] === base[key] ? theirs[key] : mine[key]);
  return {
    nameFr: pick('nameFr'),
    type: pick('type'),
    isActive: pick('isActive'),
    responses: mergeAnswers(base.responses, mine.responses, theirs.responses),
  };
}

function mergeAnswers(base: AnswerValues[], mine: AnswerValues[], theirs: AnswerValues[]): AnswerValues[] {
  if (JSON.stringify(mine) === JSON.stringify(base)) return theirs;
  const sameAs = (one: AnswerValues) => (other: AnswerValues) =>
    one.key === other.key || one.nameFr.trim() === other.nameFr.trim();
  const kept = mine.flatMap((answer): AnswerValues[] => {
    const former = base.find(({ key }) => key === answer.key);
    const latest = theirs.find(sameAs(former ?? answer));
    if (!former) return latest ? [] : [answer];
    const changes = changedFields(former, answer);
    if (latest) return [{ ...latest, ...changes }];
    return Object.keys(changes).length > 0 ? [{ ...newAnswer(), ...pickTyped(answer) }] : [];
  });
  const added = theirs.filter((answer) => !base.some(sameAs(answer)));
  return [...kept, ...added];
}

const pickTyped = ({ nameFr, isActive, picture }: AnswerValues) => ({ nameFr, isActive, picture });

export function bodyOf({ responses, ...question }: QuestionValues) {
  return {
    ...question,
    responses: responses.map(({ id, nameFr, isActive, picture }) => ({ id, nameFr, isActive, picture })),
  };
}

export const problemsOf = (values: QuestionValues): Record<string, string> =>
  errorsByField(createQuestionSchema.safeParse({ serviceId: NO_ID, ...bodyOf(values) }));

export const hasOther = ({ responses }: QuestionValues): boolean => responses.some(({ nameFr }) => nameFr === OTHER);

/** Whether saving asks something else than before, so that the former question is kept for those who answered it. */
export const isReworded = (question: ManagedQuestion | undefined, { nameFr, type }: QuestionValues): boolean =>
  question !== undefined && question.answerCount > 0 && (question.nameFr !== nameFr.trim() || question.type !== type);
