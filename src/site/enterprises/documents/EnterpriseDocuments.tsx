import { useRef } from 'react';
import { registrationTexts } from '../../../shared/auth/registrationTexts.ts';
import { currentSession } from '../../../shared/client/session.ts';
import { wizardTexts } from '../../../shared/projects/wizardTexts.ts';
import { mayBeReplaced } from '../../../shared/verifications/status.ts';
import { verificationTexts } from '../../../shared/verifications/texts.ts';
import type { OwnDocument, OwnVerification } from '../../../shared/verifications/views.ts';
import { api } from '../../api.ts';
import { Files } from '../../files/FileList.tsx';
import { PickFiles } from '../../files/PickFiles.tsx';
import { registerTexts, t } from '../../texts.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { type Answer, useQuery } from '../../useQuery.ts';
import { DocumentKindField } from './DocumentKindField.tsx';
import { DocumentPicker } from './DocumentPicker.tsx';
import { DocumentStatus, VerificationNotice } from './DocumentStatus.tsx';
import styles from './EnterpriseDocuments.module.css';
import { type Documents, useDocuments } from './useDocuments.ts';

registerTexts(registrationTexts);
registerTexts(wizardTexts);
registerTexts(verificationTexts);

/**
 * The documents an enterprise has given, what was found of each, and the way to send others: each goes as soon as it is
 * picked.
 */
export function EnterpriseDocuments({ enterpriseId }: { enterpriseId: string }) {
  const answer = useQuery(
    `verification ${enterpriseId}`,
    () => api.get('/get-enterprise-verification/{enterpriseId}', { path: { enterpriseId } }),
    { refreshOnFocus: true },
  );
  const documents = useDocuments(currentSession()?.user.id ?? '');
  const heading = useRef<HTMLHeadingElement>(null);
  const send = async () => {
    const isSent = await documents.send(enterpriseId);
    answer.reload();
    return isSent;
  };
  /** The button goes with the last that it sends: whoever pressed it, and is nowhere else by then, is led to them. */
  const sendLeft = async () => {
    const pressed = document.activeElement;
    const isSent = await send();
    if (isSent && [pressed, document.body].includes(document.activeElement)) heading.current?.focus();
  };
  const waits = documents.files !== undefined && documents.files.length > 0;
  return (
    <div className={styles.documents}>
      <h2 ref={heading} tabIndex={-1}>
        {t('enterprises.documents')}
      </h2>
      {answer.entity !== undefined && (
        <GivenDocuments answer={answer} documents={documents} onPicked={() => void send()} />
      )}
      {answer.entity === undefined && !answer.failure && <Skeleton lines={2} />}
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
        <Button className={styles.send} busy={documents.sendingId !== undefined} onClick={() => void sendLeft()}>
          {t(documents.sendingId === undefined ? 'onboarding.sendDocuments' : 'onboarding.sending')}
        </Button>
      )}
    </div>
  );
}

interface GivenDocumentsProps {
  answer: Answer<OwnVerification | null>;
  documents: Documents;
  onPicked: () => void;
}

function GivenDocuments({ answer, documents, onPicked }: GivenDocumentsProps) {
  const verification = answer.entity;
  const isWaiting = (file: OwnDocument) => documents.files?.some(({ replaces }) => replaces === file.id);
  const replace = (file: OwnDocument) =>
    mayBeReplaced(file, new Date()) && !isWaiting(file) ? (
      <PickFiles
        single
        label={t('verifications.replaceOf', { name: file.name })}
        busy={documents.isPreparing || documents.sendingId !== undefined}
        onPick={(picked) => void documents.pick(picked, file.id).then(onPicked)}
      >
        {t('verifications.replace')}
      </PickFiles>
    ) : null;
  return (
    <>
      {verification && <VerificationNotice verification={verification} />}
      <Files
        files={verification?.documents ?? []}
        words={(file) => (
          <>
            <DocumentStatus document={file} />
            {file.status === 'ToCheck' && (
              <DocumentKindField document={file} onSaved={answer.replace} onStale={answer.reload} />
            )}
            {replace(file)}
          </>
        )}
      />
    </>
  );
}
