import { useId } from 'react';
import { MAX_FILE_BYTES, MAX_FILES_PER_PROJECT } from '../../../shared/files/rules.ts';
import { formatFileSize } from '../../../shared/format/fileSize.ts';
import { PickFiles } from '../../files/PickFiles.tsx';
import { FileRow } from '../../projects/wizard/files/FileRow.tsx';
import styles from '../../projects/wizard/files/Files.module.css';
import { t } from '../../texts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Documents } from './useDocuments.ts';

interface DocumentPickerProps {
  documents: Documents;
  title: string;
  /** Called once all that was picked was taken. */
  onPicked?: () => void;
}

/** An enterprise's documents: each picking adds, each can be taken out until it is sent. */
export function DocumentPicker({ documents, title, onPicked }: DocumentPickerProps) {
  const { files = [], failures, sendingId, isPreparing, refused } = documents;
  const titleId = useId();
  const hintId = useId();
  const remove = (fileId: string) => {
    void documents.remove(fileId);
    document.getElementById(titleId)?.focus();
  };
  return (
    <section className={styles.picker} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId} tabIndex={-1}>
        {title} <span className={styles.optional}>({t('common.optional')})</span>
      </h2>
      <p className={styles.hint} id={hintId}>
        {t('onboarding.documentsHint', { count: MAX_FILES_PER_PROJECT, size: formatFileSize(MAX_FILE_BYTES) })}
      </p>
      {files.length > 0 && (
        <ul className={styles.list} aria-label={t('enterprises.documentsList')}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              state={<State isSending={sendingId === file.id} failure={failures[file.id]} />}
            >
              <button
                type="button"
                className={styles.remove}
                aria-label={t('enterprises.documentRemove', { name: file.name })}
                disabled={sendingId === file.id}
                onClick={() => remove(file.id)}
              >
                <Icon name="trash" />
              </button>
            </FileRow>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <Alert tone="error">
          {refused.map(({ name, reason }) => (
            <p key={name}>{t('enterprises.documentRefused', { name, reason: t(reason) })}</p>
          ))}
        </Alert>
      )}
      {files.length < MAX_FILES_PER_PROJECT && (
        <PickFiles
          label={t('enterprises.documentsAdd')}
          busy={isPreparing}
          describedBy={hintId}
          onPick={(picked) => void documents.pick(picked).then(onPicked)}
        >
          {t(isPreparing ? 'enterprises.documentsPreparing' : 'enterprises.documentsAdd')}
        </PickFiles>
      )}
    </section>
  );
}

function State({ isSending, failure }: { isSending: boolean; failure: string | undefined }) {
  if (isSending) return <span className={styles.state}>{t('enterprises.documentSending')}</span>;
  if (!failure) return null;
  return (
    <span className={classNames(styles.state, styles.refused)} role="alert">
      {failure}
    </span>
  );
}
