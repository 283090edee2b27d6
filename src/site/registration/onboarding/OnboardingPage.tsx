import { useState } from 'react';
import { registrationTexts } from '../../../shared/auth/registrationTexts.ts';
import { authTexts } from '../../../shared/auth/texts.ts';
import { currentSession, type SessionUser } from '../../../shared/client/session.ts';
import { nameTexts } from '../../../shared/common/nameTexts.ts';
import { enterpriseRuleTexts } from '../../../shared/enterprises/ruleTexts.ts';
import { enterpriseTexts } from '../../../shared/enterprises/texts.ts';
import { wizardTexts } from '../../../shared/projects/wizardTexts.ts';
import { userTexts } from '../../../shared/users/texts.ts';
import { DocumentPicker } from '../../enterprises/documents/DocumentPicker.tsx';
import { type Documents, useDocuments } from '../../enterprises/documents/useDocuments.ts';
import { paths } from '../../paths.ts';
import { useSiteSettings } from '../../settings/useSiteSettings.ts';
import { registerTexts, t } from '../../texts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import styles from './Onboarding.module.css';
import { OnboardingFields } from './OnboardingFields.tsx';
import { useOnboarding } from './useOnboarding.ts';

for (const catalogue of [
  authTexts,
  nameTexts,
  registrationTexts,
  userTexts,
  enterpriseRuleTexts,
  enterpriseTexts,
  wizardTexts,
])
  registerTexts(catalogue);

/**
 * What a contractor tells after sign-up, until the dashboard (specification §2.6). The guard has seen that somebody is
 * signed in.
 */
export function OnboardingPage() {
  const [user] = useState(() => currentSession()?.user);
  return user ? <Onboarding user={user} /> : null;
}

function Onboarding({ user }: { user: SessionUser }) {
  const documents = useDocuments(user.id);
  const onboarding = useOnboarding(user, documents);
  const { enterpriseId } = onboarding;
  if (!documents.files) return <Skeleton lines={6} height="3rem" />;
  if (user.enterpriseId && documents.files.length === 0 && !documents.sendingId) return <AlreadyRegistered />;
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

/** Who has an enterprise already is warned, with whom to call (specification §8, existing company). */
function AlreadyRegistered() {
  const phone = useSiteSettings()?.supportPhone;
  return (
    <div className={styles.page}>
      <h1>{t('onboarding.title')}</h1>
      <Alert tone="warning">
        <p>{t('onboarding.exists')}</p>
      </Alert>
      <div className={styles.actions}>
        <ButtonLink to={paths.dashboard}>{t('onboarding.toDashboard')}</ButtonLink>
        {phone && <PhoneLink phone={phone} isNamed />}
      </div>
    </div>
  );
}

interface DocumentsLeftProps {
  documents: Documents;
  onSend: () => void;
  onSkip: () => void;
}

/** The enterprise is registered; its documents are on their way, or could not all be sent. */
export function DocumentsLeft({ documents, onSend, onSkip }: DocumentsLeftProps) {
  const isSending = documents.sendingId !== undefined;
  return (
    <div className={styles.page}>
      <h1>{t('onboarding.documentsLeftTitle')}</h1>
      {isSending ? (
        <Alert tone="info">{t('onboarding.sending')}</Alert>
      ) : (
        <Alert tone="warning">{t('onboarding.documentsLeft')}</Alert>
      )}
      <DocumentPicker documents={documents} title={t('onboarding.documents')} />
      <div className={styles.actions}>
        <Button busy={isSending} onClick={onSend}>
          {t(isSending ? 'onboarding.sending' : 'onboarding.sendDocuments')}
        </Button>
        <Button variant="secondary" disabled={isSending} onClick={onSkip}>
          {t('onboarding.withoutDocuments')}
        </Button>
      </div>
    </div>
  );
}
