import { DocumentPicker } from '../../enterprises/documents/DocumentPicker.tsx';
import type { Documents } from '../../enterprises/documents/useDocuments.ts';
import { t } from '../../texts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './Onboarding.module.css';

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
        <Button variant="secondary" disabled={isSending} onClick={onSkip}>
          {t('onboarding.withoutDocuments')}
        </Button>
        <Button busy={isSending} onClick={onSend}>
          {t(isSending ? 'onboarding.sending' : 'onboarding.sendDocuments')}
        </Button>
      </div>
    </div>
  );
}
