import './texts.ts';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import type { QuestionItem, ServiceItem } from '../../../shared/catalog/views.ts';
import { useQuestions, useServices } from '../../catalog/lists.ts';
import { paths } from '../../paths.ts';
import { t } from '../../texts.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { chooseService, type Draft } from './draft/draft.ts';
import { changeDraft } from './draft/draftState.ts';
import { Told, ToldFailure } from './listen/Told.tsx';
import { QuestionForm } from './steps/QuestionForm.tsx';
import { StepFrame } from './steps/StepFrame.tsx';
import styles from './steps/Wizard.module.css';
import { useStepState } from './useWizardGo.ts';

/** One question of a predefined service (specification §2.6, §4). */
export function QuestionPage() {
  const { serviceId = '', questionIndex = '0' } = useParams();
  return (
    <StepFrame title={t('wizard.title.questions')} part={`${serviceId}/${questionIndex}`} resumable>
      {(draft) => <ServiceQuestions draft={draft} serviceId={serviceId} index={Number(questionIndex)} />}
    </StepFrame>
  );
}

/** A service's form starts at its first question (specification §2.1). */
export function ServiceEntryPage() {
  const { id = '' } = useParams();
  return <Navigate to={paths.question(id, 0)} replace />;
}

interface ServiceQuestionsProps {
  draft: Draft;
  serviceId: string;
  index: number;
}

/** The questions of a service, wherever one comes in; without questions straight to the project form. */
function ServiceQuestions({ draft, serviceId, index }: ServiceQuestionsProps) {
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
  return (
    <>
      <ToldFailure title="wizard.question.failed" list={form} />
      <Describe />
    </>
  );
}

function UnknownService() {
  return (
    <EmptyState
      title={t('wizard.question.unknownTitle')}
      action={
        <div className={styles.choices}>
          <Told>
            <ButtonLink to={paths.preSubmission}>{t('wizard.question.choose')}</ButtonLink>
          </Told>
          <Describe />
        </div>
      }
    >
      <Told spoken={[t('wizard.question.unknownTitle'), t('wizard.question.unknownHelp')]}>
        <p>{t('wizard.question.unknownHelp')}</p>
      </Told>
    </EmptyState>
  );
}

/** The way on without a service's questions. */
const Describe = () => (
  <div className={styles.choices}>
    <Told>
      <ButtonLink to={paths.projectInfo} variant="secondary">
        {t('wizard.question.describe')}
      </ButtonLink>
    </Told>
  </div>
);

type ServiceForm =
  | { status: 'loading' | 'unknown' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; service: Pick<ServiceItem, 'id' | 'nameFr'>; questions: readonly QuestionItem[] };

/**
 * A service, named by its id or its short name, and its questions. Questions this draft was asked before are known
 * without a network.
 */
function useServiceForm(draft: Draft, idOrSlug: string): ServiceForm {
  const services = useServices('active');
  const wanted = idOrSlug.toLowerCase();
  const known = draft.serviceId === wanted ? { id: wanted, nameFr: draft.serviceName } : undefined;
  const listed = services.items?.find(({ id, slug }) => id === wanted || slug.toLowerCase() === wanted);
  const service = listed ?? (services.status === 'ready' ? undefined : known);
  const questions = useQuestions(service?.id);
  if (!service) {
    if (services.status === 'failed') return { status: 'failed', retry: services.retry };
    return { status: services.status === 'ready' ? 'unknown' : 'loading' };
  }
  const items = questions.items ?? draft.questions[service.id];
  if (items) return { status: 'ready', service, questions: items };
  return questions.status === 'failed' ? { status: 'failed', retry: questions.retry } : { status: 'loading' };
}
