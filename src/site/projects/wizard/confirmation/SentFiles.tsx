import { say, t } from '../../../texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { FileRow } from '../files/FileRow.tsx';
import files from '../files/Files.module.css';
import { Heard, Told } from '../listen/Told.tsx';
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
    <section>
      <Told>
        <h2 className={styles.title}>{t('wizard.done.files')}</h2>
      </Told>
      <ul className={files.list}>
        {entry.files.map((file) => {
          const words = stateOf(file, file.id === current ? (progress.get(file.id) ?? 0) : undefined);
          return (
            <FileRow key={file.id} file={file} state={<State status={file.status} words={words} />}>
              <Heard spoken={[`${file.name}, ${words}`]} />
              {(file.status === 'refused' || (file.status === 'waiting' && entry.hold && isSubmitted(entry))) && (
                <FileActions entry={entry} file={file} />
              )}
            </FileRow>
          );
        })}
      </ul>
    </section>
  );
}

/** `share`: how much of it was sent, while it is. */
function stateOf({ status, reason }: OutboxFile, share: number | undefined): string {
  if (status === 'sent') return t('wizard.file.sent');
  if (status === 'refused') return `${t('wizard.file.refused')} : ${say(reason ?? 'wizard.fileRefused')}`;
  if (share === undefined) return t('wizard.file.waiting');
  return t('wizard.file.sending', { percent: Math.round(share * 100) });
}

const State = ({ status, words }: { status: OutboxFile['status']; words: string }) => (
  <span className={classNames(files.state, status === 'waiting' ? undefined : files[status])}>
    {status === 'sent' && <Icon name="check" />}
    {words}
  </span>
);

function FileActions({ entry, file }: { entry: OutboxEntry; file: OutboxFile }) {
  const { name } = file;
  return (
    <span className={files.rowActions}>
      {file.status === 'refused' && file.reason !== 'wizard.fileLost' && (
        <Told>
          <Button
            variant="secondary"
            aria-label={t('wizard.file.retryOf', { name })}
            onClick={() => void retryFile(entry.id, file.id)}
          >
            {t('wizard.file.retry')}
          </Button>
        </Told>
      )}
      <Told>
        <Button
          variant="quiet"
          aria-label={t('wizard.files.remove', { name })}
          onClick={() => void dropFile(entry.id, file.id)}
        >
          {t('wizard.file.drop')}
        </Button>
      </Told>
    </span>
  );
}
