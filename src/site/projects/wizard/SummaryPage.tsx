import './texts.ts';
import { useState } from 'react';
import { t } from '../../texts.ts';
import type { Draft } from './draft/draft.ts';
import { StepFrame } from './steps/StepFrame.tsx';
import { Summary } from './steps/Summary.tsx';

/** Everything once more, to be validated (specification §2.6). */
export function SummaryPage() {
  // Once validated the draft is a new one; what is being sent stays on the screen until the answer.
  const [sent, setSent] = useState<Draft>();
  return (
    <StepFrame title={t('wizard.title.summary')} percent={100} resumable>
      {(draft) => <Summary draft={sent ?? draft} isSending={sent !== undefined} onSending={setSent} />}
    </StepFrame>
  );
}
