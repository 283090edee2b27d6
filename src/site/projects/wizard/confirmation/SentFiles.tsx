import type { ReactNode } from 'react';
import { say, t } from '../../../texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { FileRow } from '../files/FileRow.tsx';
import files from '../files/Files.module.css';
import { isSubmitted, type OutboxEntry, type OutboxFile } from '../outbox/entry.ts';
import { dropFile, retryFile } from '../outbox/outboxState.ts';
import styles from './Confirmation.module.css';

interface SentFilesProps {
  entry: OutboxEntry;
  progress: ReadonlyMap<string, number>;
}

/** Where each file stands. */
export function SentFiles({ entry, progress }: SentFilesProps) {
  if (entry.files.length === 0) return null;
  const isSending = entry.step === 'upload' && !entry.waiting && !entry.hold;
  const current = isSending ? entry.files.find(({ status }) => status === 'waiting')?.id : undefined;
  return (
    <section className={styles.files}>
      <h2 className={styles.title}>{t('wizard.done.files')}</h2>
      <ul className={files.list}>
        {entry.files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            state={<State file={file} share={file.id === current ? (progress.get(file.id) ?? 0) : undefined} />}
          >
            {(file.status === 'refused' || (file.status === 'waiting' && entry.hold && isSubmitted(entry))) && (
              <FileActions entry={entry} file={file} />
            )}
          </FileRow>
        ))}
      </ul>
    </section>
  );
}

function State({ file, share }: { file: OutboxFile; share: number | undefined }): ReactNode {
  if (file.status === 'sent') {
    return (
      <span className={classNames(files.state, files.sent)}>
        <Icon name="check" />
        {t('wizard.file.sent')}
      </span>
    );
  }
  if (file.status === 'refused') {
    return (
      <span className={classNames(files.state, files.refused)}>
        {t('wizard.file.refused')} : {say(file.reason ?? 'wizard.fileRefused')}
      </span>
    );
  }
  if (share === undefined) return <span className={files.size}>{t('wizard.file.waiting')}</span>;
  return <span className={files.state}>{t('wizard.file.sending', { percent: Math.round(share * 100) })}</span>;
}

function FileActions({ entry, file }: { entry: OutboxEntry; file: OutboxFile }) {
  const { name } = file;
  return (
    <span className={files.rowActions}>
      {file.status === 'refused' && file.reason !== 'wizard.fileLost' && (
        <Button
          variant="secondary"
          aria-label={t('wizard.file.retryOf', { name })}
          onClick={() => void retryFile(entry.id, file.id)}
        >
          {t('wizard.file.retry')}
        </Button>
      )}
      <Button
        variant="quiet"
        aria-label={t('wizard.files.remove', { name })}
        onClick={() => void dropFile(entry.id, file.id)}
      >
        {t('wizard.file.drop')}
      </Button>
    </span>
  );
}
