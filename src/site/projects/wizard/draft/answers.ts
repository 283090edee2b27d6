import type { QuestionItem } from '../../../../shared/catalog/views.ts';
import { OTHER } from '../../../../shared/projects/options.ts';
import type { ChosenResponses } from '../../../../shared/projects/schemas.ts';
import { answerLine, questionLine } from '../../../../shared/sounds/lines.ts';
import { chosenAnswers, type Draft } from './draft.ts';
import { voiceOf } from './voice.ts';

const questionKey = (index: number): string => `Q${index}`;

/** The response that lets the person type their own words (specification §3). */
export const otherResponse = (question: QuestionItem) => question.responses.find(({ nameFr }) => nameFr === OTHER);

/** The answers given to a question that it still offers: staff may have changed it since. */
export function answersTo(draft: Draft, question: QuestionItem, index: number): ChosenResponses[string] {
  const given = chosenAnswers(draft)[questionKey(index)] ?? [];
  return given.filter(({ responseId }) => question.responses.some(({ id }) => id === responseId));
}

/** Chooses these responses; the words typed for 'Autre' stay while it is chosen. */
export function chooseResponses(draft: Draft, index: number, responseIds: readonly string[]): Draft {
  const before = chosenAnswers(draft)[questionKey(index)] ?? [];
  const chosen = responseIds.map(
    (responseId) =>
      before.find((answer) => answer.responseId === responseId) ?? { responseId, customResponseText: undefined },
  );
  return withAnswers(draft, index, chosen);
}

/** The words typed for a chosen response. */
export function describeResponse(draft: Draft, index: number, responseId: string, customResponseText: string): Draft {
  const before = chosenAnswers(draft)[questionKey(index)] ?? [];
  const described = before.map((answer) =>
    answer.responseId === responseId ? { responseId, customResponseText } : answer,
  );
  return withAnswers(draft, index, described);
}

function withAnswers(draft: Draft, index: number, chosen: ChosenResponses[string]): Draft {
  const answers = { ...chosenAnswers(draft), [questionKey(index)]: chosen };
  return { ...draft, answers: { ...draft.answers, [draft.serviceId]: answers } };
}

/** 'Autre' was chosen, and its words are neither typed nor said. */
export function isOtherEmpty(draft: Draft, question: QuestionItem, index: number): boolean {
  const other = otherResponse(question);
  return answersTo(draft, question, index).some(
    ({ responseId, customResponseText }) =>
      responseId === other?.id && !customResponseText?.trim() && !voiceOf(draft, responseId),
  );
}

/** The index of the first question without an answer, or whose 'Autre' says nothing; or undefined. */
export function firstUnanswered(draft: Draft, questions: readonly QuestionItem[]): number | undefined {
  const index = questions.findIndex(
    (question, position) =>
      answersTo(draft, question, position).length === 0 || isOtherEmpty(draft, question, position),
  );
  return index < 0 ? undefined : index;
}

/** Keeps only the answers to these questions, all given: a description may then be left out (specification §4). */
export function completeAnswers(draft: Draft, questions: readonly QuestionItem[]): Draft {
  const answers = Object.fromEntries(
    questions.map((question, index) => [questionKey(index), answersTo(draft, question, index)]),
  );
  return { ...draft, fromPredefined: true, answers: { ...draft.answers, [draft.serviceId]: answers } };
}

/**
 * The answers in words, question by question, with the lines that say them; of 'Autre' only what was typed, where
 * something was (specification §3).
 */
export function answersInWords(draft: Draft) {
  const of = draft.serviceId;
  return (draft.questions[of] ?? []).map((question, index) => ({
    question: { words: question.nameFr, line: questionLine(question.id), of },
    answers: answersTo(draft, question, index).map(({ responseId, customResponseText }) => {
      const typed = customResponseText?.trim();
      const name = question.responses.find(({ id }) => id === responseId)?.nameFr ?? '';
      return typed ? { words: typed } : { words: name, line: answerLine(responseId), of };
    }),
    notes: answersTo(draft, question, index).flatMap(({ responseId }) => voiceOf(draft, responseId) ?? []),
  }));
}
