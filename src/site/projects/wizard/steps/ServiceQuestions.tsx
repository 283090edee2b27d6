import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import type { QuestionItem } from '../../../../shared/catalog/views.ts';
import { paths } from '../../../paths.ts';
import { t } from '../../../texts.ts';
import { LoadFailure } from '../../../ui/Alert.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Loading.tsx';
import { chooseService, type Draft } from '../draft/draft.ts';
import { changeDraft } from '../draft/draftState.ts';
import { useStepState } from '../useWizardGo.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { type ServiceForm, useServiceForm } from './useServiceForm.ts';
import styles from './Wizard.module.css';

interface ServiceQuestionsProps {
  draft: Draft;
  serviceId: string;
  index: number;
}

/** The questions of a service, wherever one comes in; without questions straight to the project form. */
export function ServiceQuestions({ draft, serviceId, index }: ServiceQuestionsProps) {
  const form = useServiceForm(draft, serviceId);
  const state = useStepState();
  const service = form.status === 'ready' ? form.service : undefined;
  const questions = form.status === 'ready' ? form.questions : undefined;
  const { id = '', nameFr = '' } = service ?? {};
  useEffect(() => {
    if (id && questions) keepService({ id, nameFr }, questions);
  }, [id, nameFr, questions]);
  if (!service || !questions) return <NotReady form={form} />;
  if (draft.serviceId !== id) return <Skeleton lines={4} height="3rem" />;
  if (questions.length === 0) return <Navigate to={paths.projectInfo} replace />;
  const question = questions[index];
  if (!question || id !== serviceId)
    return <Navigate to={paths.question(id, question ? index : 0)} replace state={state} />;
  return (
    <QuestionForm
      key={question.id}
      draft={draft}
      serviceName={nameFr}
      questions={questions}
      question={question}
      index={index}
    />
  );
}

/** The draft is about this service from now on, and keeps its questions to be read without a network. */
function keepService(service: { id: string; nameFr: string }, questions: readonly QuestionItem[]): void {
  changeDraft((draft) => {
    const isKept = draft.serviceId === service.id && draft.questions[service.id] === questions;
    if (isKept) return draft;
    return { ...chooseService(draft, service), questions: { ...draft.questions, [service.id]: questions } };
  });
}

function NotReady({ form }: { form: ServiceForm }) {
  if (form.status === 'unknown') return <UnknownService />;
  if (form.status !== 'failed') return <Skeleton lines={4} height="3rem" />;
  return <LoadFailure title={t('wizard.question.failed')} isBusy={false} onRetry={form.retry} />;
}

function UnknownService() {
  return (
    <EmptyState
      title={t('wizard.question.unknownTitle')}
      action={
        <div className={styles.choices}>
          <ButtonLink to={paths.preSubmission}>{t('wizard.question.choose')}</ButtonLink>
          <ButtonLink to={paths.projectInfo} variant="secondary">
            {t('wizard.question.describe')}
          </ButtonLink>
        </div>
      }
    >
      <p>{t('wizard.question.unknownHelp')}</p>
    </EmptyState>
  );
}
