import './texts.ts';
import { Navigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { t } from '../../texts.ts';
import { PersonForm } from './steps/PersonForm.tsx';
import { StepFrame } from './steps/StepFrame.tsx';
import { useSender } from './useSender.ts';

/** Who to call (specification §2.6): two thirds of the way. Who is signed in for themselves skips it. */
export function PersonalInfoPage() {
  const kind = useSender()?.kind;
  if (kind === 'client') return <Navigate to={paths.summary} replace />;
  const title = t(kind === 'staff' ? 'wizard.title.personForClient' : 'wizard.title.person');
  return (
    <StepFrame title={title} percent={66} resumable>
      {(draft) => <PersonForm draft={draft} />}
    </StepFrame>
  );
}
