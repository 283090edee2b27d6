import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { registrationTexts } from '../../../shared/auth/registrationTexts.ts';
import { authTexts } from '../../../shared/auth/texts.ts';
import { currentSession, type SessionUser } from '../../../shared/client/session.ts';
import { controlTexts } from '../../../shared/common/controlTexts.ts';
import { enterpriseTexts } from '../../../shared/enterprises/texts.ts';
import { wizardTexts } from '../../../shared/projects/wizardTexts.ts';
import { userTexts } from '../../../shared/users/texts.ts';
import { useDocuments } from '../../enterprises/documents/useDocuments.ts';
import { paths } from '../../paths.ts';
import { registerTexts } from '../../texts.ts';
import { Skeleton } from '../../ui/Loading.tsx';
import { DocumentsLeft } from './DocumentsLeft.tsx';
import { OnboardingFields } from './OnboardingFields.tsx';
import { useOnboarding } from './useOnboarding.ts';

for (const catalogue of [authTexts, controlTexts, registrationTexts, userTexts, enterpriseTexts, wizardTexts])
  registerTexts(catalogue);

/** What a contractor tells after sign-up, until the dashboard (specification §2.6). The guard has seen that somebody is signed in. */
export function OnboardingPage() {
  const [user] = useState(() => currentSession()?.user);
  return user ? <Onboarding user={user} /> : null;
}

function Onboarding({ user }: { user: SessionUser }) {
  const documents = useDocuments(user.id);
  const onboarding = useOnboarding(user, documents);
  const { enterpriseId } = onboarding;
  if (!documents.files) return <Skeleton lines={6} height="3rem" />;
  if (user.enterpriseId && documents.files.length === 0 && !documents.sendingId)
    return <Navigate to={paths.dashboard} replace />;
  if (enterpriseId) {
    return (
      <DocumentsLeft
        documents={documents}
        onSend={() => void onboarding.sendDocuments(enterpriseId)}
        onSkip={() => void onboarding.finish()}
      />
    );
  }
  return <OnboardingFields user={user} documents={documents} onSave={onboarding.save} />;
}
