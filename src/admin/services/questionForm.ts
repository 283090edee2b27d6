import { createQuestionSchema } from '../../shared/catalog/adminSchemas.ts';
import type { ManagedQuestion } from '../../shared/catalog/adminViews.ts';
import { NO_ID } from '../../shared/ids.ts';
import { OTHER } from '../../shared/projects/options.ts';
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
