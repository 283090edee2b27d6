import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
import type { QuestionItem } from '../../../../shared/catalog/views.ts';
import { paths } from '../../../paths.ts';
import { t } from '../../../texts.ts';
import { ChoiceGroup } from '../../../ui/ChoiceGroup.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import {
  answersTo,
  chooseResponses,
  completeAnswers,
  describeResponse,
  firstUnanswered,
  isOtherEmpty,
  otherResponse,
} from '../draft/answers.ts';
import type { Draft } from '../draft/draft.ts';
import { changeDraft } from '../draft/draftState.ts';
import { voiceOf } from '../draft/voice.ts';
import { Listened } from '../listen/LazyListen.tsx';
import { useStepState, useWizardGo } from '../useWizardGo.ts';
import { LateVoiceNote } from './LateHelp.tsx';
import { nextLabel, StepActions } from './StepFrame.tsx';
import styles from './Wizard.module.css';

interface QuestionFormProps {
  draft: Draft;
  serviceName: string;
  questions: readonly QuestionItem[];
  question: QuestionItem;
  index: number;
}

export function QuestionForm({ draft, serviceName, questions, question, index }: QuestionFormProps) {
  const go = useWizardGo();
  const state = useStepState();
  const [tries, setTries] = useState(state.showProblems ? 1 : 0);
  const first = useRef<HTMLInputElement>(null);
  const given = answersTo(draft, question, index);
  const other = useRef<HTMLInputElement>(null);
  const isMissing = given.length === 0;
  const isUnsaid = isOtherEmpty(draft, question, index);
  const problem = (isMissing && 'projects.answerRequired') || (isUnsaid && 'projects.otherRequired') || undefined;
  const error = tries > 0 ? problem : undefined;
  useEffect(() => {
    if (tries === 0) return;
    const frame = requestAnimationFrame(() => (other.current ?? first.current)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [tries]);

  const openQuestion = (at: number, showProblems = false) =>
    go(paths.question(draft.serviceId, at), { replace: true, state: { ...state, showProblems } });
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (problem) return setTries((before) => before + 1);
    if (index < questions.length - 1) return openQuestion(index + 1);
    const unanswered = firstUnanswered(draft, questions);
    if (unanswered !== undefined) return openQuestion(unanswered, true);
    changeDraft((before) => completeAnswers(before, questions));
    go(state.fromSummary ? paths.summary : paths.projectInfo);
  };
  const count = questions.length;
  return (
    <form className={styles.form} noValidate onSubmit={goOn}>
      <Progress
        percent={((index + 1) / count) * 100}
        label={`${serviceName} : ${t('wizard.question.count', { number: index + 1, count })}`}
      />
      <Listened body="question" ref={first} draft={draft} question={question} index={index} error={error}>
        <ChoiceGroup
          ref={first}
          legend={<Legend question={question} />}
          type={question.type}
          name={question.id}
          options={question.responses.map(({ id, nameFr }) => ({ value: id, label: nameFr }))}
          value={given.map(({ responseId }) => responseId)}
          error={isMissing && error ? t(error) : undefined}
          onChange={(values) => changeDraft((before) => chooseResponses(before, index, values))}
        />
        <OtherAnswer ref={other} draft={draft} question={question} index={index} error={error && t(error)} />
      </Listened>
      <StepActions
        back={index > 0 ? [t('wizard.previous'), () => openQuestion(index - 1)] : undefined}
        next={nextLabel()}
      />
    </form>
  );
}

function Legend({ question }: { question: QuestionItem }) {
  return (
    <>
      {question.nameFr}
      {question.type === 'checkbox' && <span className={styles.small}> ({t('wizard.question.several')})</span>}
    </>
  );
}

interface OtherAnswerProps extends Pick<QuestionFormProps, 'draft' | 'question' | 'index'> {
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** Choosing 'Autre' reveals a line of one's own (specification §4). */
function OtherAnswer({ draft, question, index, error, ref }: OtherAnswerProps) {
  const other = otherResponse(question);
  const chosen = other && answersTo(draft, question, index).find(({ responseId }) => responseId === other.id);
  if (!chosen) return null;
  const { responseId } = chosen;
  return (
    <div className={styles.said}>
      <TextField
        ref={ref}
        label={t('wizard.question.other')}
        error={error}
        aria-required={!voiceOf(draft, responseId)}
        maxLength={300}
        value={chosen.customResponseText ?? ''}
        onChange={({ target }) => changeDraft((before) => describeResponse(before, index, responseId, target.value))}
      />
      <LateVoiceNote draft={draft} field={responseId} label={question.nameFr} />
    </div>
  );
}
