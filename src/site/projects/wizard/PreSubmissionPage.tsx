import './texts.ts';
import { t } from '../../texts.ts';
import { PreSubmission } from './steps/PreSubmission.tsx';
import { StepFrame } from './steps/StepFrame.tsx';

/** What will be asked, how long it takes, what it costs, and where to begin. */
export function PreSubmissionPage() {
  return (
    <StepFrame title={t('wizard.title.preSubmission')} early={<PreSubmission />}>
      {(draft) => <PreSubmission draft={draft} />}
    </StepFrame>
  );
}
