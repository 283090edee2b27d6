import { registrationTexts } from '../../../shared/auth/registrationTexts.ts';
import { currentSession } from '../../../shared/client/session.ts';
import { wizardTexts } from '../../../shared/projects/wizardTexts.ts';
import { api } from '../../api.ts';
import { FileList } from '../../files/FileList.tsx';
import { registerTexts, t } from '../../texts.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAnswer } from '../../useAnswer.ts';
import { DocumentPicker } from './DocumentPicker.tsx';
import styles from './EnterpriseDocuments.module.css';
import { useDocuments } from './useDocuments.ts';

registerTexts(registrationTexts);
registerTexts(wizardTexts);

/** The documents an enterprise has given, and the way to add others: each goes as soon as it is picked. */
export function EnterpriseDocuments({ enterpriseId }: { enterpriseId: string }) {
  const answer = useAnswer(`enterprise files ${enterpriseId}`, () =>
    api.get('/get-files', { query: { enterpriseId } }),
  );
  const documents = useDocuments(currentSession()?.user.id ?? '');
  const send = async () => {
    await documents.send(enterpriseId);
    answer.reload();
  };
  const waits = documents.files !== undefined && documents.files.length > 0;
  return (
    <div className={styles.documents}>
      <h2>{t('enterprises.documents')}</h2>
      {answer.entity && <FileList files={answer.entity} />}
      {!answer.entity && !answer.failure && <Skeleton lines={2} />}
      {answer.failure && (
        <LoadFailure
          title={t('files.loadFailed')}
          failure={answer.failure}
          isBusy={answer.isLoading}
          onRetry={answer.reload}
        />
      )}
      <DocumentPicker documents={documents} title={t('enterprises.documentsNew')} onPicked={() => void send()} />
      {waits && (
        <Button className={styles.send} busy={documents.sendingId !== undefined} onClick={() => void send()}>
          {t(documents.sendingId === undefined ? 'onboarding.sendDocuments' : 'onboarding.sending')}
        </Button>
      )}
    </div>
  );
}
