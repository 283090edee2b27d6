import type { Ref } from 'react';
import type { QuestionItem } from '../../../../shared/catalog/views.ts';
import { answerLine, questionLine } from '../../../../shared/sounds/lines.ts';
import { t } from '../../../texts.ts';
import { answersTo, chooseResponses, otherResponse } from '../draft/answers.ts';
import type { Draft } from '../draft/draft.ts';
import { changeDraft } from '../draft/draftState.ts';
import { VoiceNote } from '../steps/formHelp.ts';
import { Choices } from './Choices.tsx';
import { Part } from './Part.tsx';

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
  const { id: name, nameFr: words, type, responses } = question;
  const given = answersTo(draft, question, index).map(({ responseId }) => responseId);
  const other = otherResponse(question);
  return (
    <>
      <Part
        title={{ words, line: questionLine(name), of }}
        hint={type === 'checkbox' ? t('wizard.question.several') : undefined}
        error={error}
      >
        <Choices
          ref={ref}
          legend={words}
          name={name}
          type={type}
          choices={responses.map(({ id, nameFr, picture }) => ({
            value: id,
            words: nameFr,
            line: answerLine(id),
            of,
            picture,
          }))}
          value={given}
          onChange={(values) => changeDraft((before) => chooseResponses(before, index, values))}
        />
      </Part>
      {other && given.includes(other.id) && (
        <Part title={t('wizard.question.other')}>
          <VoiceNote draft={draft} field={other.id} label={words} />
        </Part>
      )}
    </>
  );
}
