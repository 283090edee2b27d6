import type { Ref } from 'react';
import type { QuestionItem } from '../../../../shared/catalog/views.ts';
import { answerLine, questionLine } from '../../../../shared/sounds/lines.ts';
import { answersTo, chooseResponses, otherResponse } from '../draft/answers.ts';
import type { Draft } from '../draft/draft.ts';
import { changeDraft } from '../draft/draftState.ts';
import { Choices } from './Choices.tsx';
import { Part } from './Part.tsx';
import { SaidField } from './SaidField.tsx';

interface ListenQuestionProps {
  draft: Draft;
  question: QuestionItem;
  index: number;
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A question with its answers as pictures; 'Autre' is said. */
export function ListenQuestion({ draft, question, index, error, ref }: ListenQuestionProps) {
  const of = draft.serviceId;
  const given = answersTo(draft, question, index).map(({ responseId }) => responseId);
  const other = otherResponse(question);
  return (
    <>
      <Part
        title={{ line: questionLine(question.id), of, words: question.nameFr }}
        hint={question.type === 'checkbox' ? 'question-several' : undefined}
        error={error}
      >
        <Choices
          ref={ref}
          legend={question.nameFr}
          name={question.id}
          type={question.type}
          choices={question.responses.map(({ id, nameFr, picture }) => ({
            value: id,
            line: answerLine(id),
            of,
            words: nameFr,
            picture,
          }))}
          value={given}
          onChange={(values) => changeDraft((before) => chooseResponses(before, index, values))}
        />
      </Part>
      {other && given.includes(other.id) && (
        <Part title="question-other">
          <SaidField draft={draft} field={other.id} label={question.nameFr} />
        </Part>
      )}
    </>
  );
}
