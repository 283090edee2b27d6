import './texts.ts';
import { useParams } from 'react-router-dom';
import { t } from '../../texts.ts';
import { ServiceQuestions } from './steps/ServiceQuestions.tsx';
import { StepFrame } from './steps/StepFrame.tsx';

/** One question of a predefined service (specification §2.6, §4). */
export function QuestionPage() {
  const { serviceId = '', questionIndex = '0' } = useParams();
  return (
    <StepFrame title={t('wizard.title.questions')} part={`${serviceId}/${questionIndex}`} resumable>
      {(draft) => <ServiceQuestions draft={draft} serviceId={serviceId} index={Number(questionIndex)} />}
    </StepFrame>
  );
}
