import { useId } from 'react';
import { MAX_FILE_BYTES, MAX_FILES_PER_PROJECT } from '../../../../shared/files/rules.ts';
import { formatFileSize } from '../../../../shared/format/fileSize.ts';
import { PickFiles } from '../../../files/PickFiles.tsx';
import { t } from '../../../texts.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { Draft } from '../draft/draft.ts';
import { removeDraftFile } from '../draft/draftState.ts';
import { FileRow } from './FileRow.tsx';
import styles from './Files.module.css';
import { useFilePicker } from './useFilePicker.ts';

/** Photos and documents: each picking adds, each can be taken out again (specification §5, design §7). */
export function FilePicker({ draft }: { draft: Draft }) {
  const { isBusy, refused, pick } = useFilePicker();
  const labelId = useId();
  const hintId = useId();
  return (
    <section className={styles.picker} aria-labelledby={labelId}>
      <h2 className={styles.title} id={labelId} tabIndex={-1}>
        {t('wizard.files.label')} <span className={styles.optional}>({t('common.optional')})</span>
      </h2>
      <p className={styles.hint} id={hintId}>
        {t('wizard.files.hint', { count: MAX_FILES_PER_PROJECT, size: formatFileSize(MAX_FILE_BYTES) })}
      </p>
      <PhotoList draft={draft} focusId={labelId} />
      {refused.length > 0 && (
        <Alert tone="error">
          {refused.map(({ name, reason }) => (
            <p key={name}>{t('wizard.files.refused', { name, reason: t(reason) })}</p>
          ))}
        </Alert>
      )}
      {draft.files.length < MAX_FILES_PER_PROJECT && (
        <PickFiles
          label={t('wizard.files.add')}
          busy={isBusy}
          describedBy={hintId}
          onPick={(picked) => void pick(picked)}
        >
          {t(isBusy ? 'wizard.files.adding' : 'wizard.files.add')}
        </PickFiles>
      )}
    </section>
  );
}

/** What was picked. @param focusId Takes the focus from what is taken out. */
export function PhotoList({ draft, focusId }: { draft: Draft; focusId: string }) {
  const files = draft.files.filter(({ voice }) => !voice);
  const remove = (fileId: string) => {
    void removeDraftFile(fileId);
    document.getElementById(focusId)?.focus();
  };
  return (
    files.length > 0 && (
      <ul className={styles.list} aria-label={t('wizard.files.list')}>
        {files.map((file) => (
          <FileRow key={file.id} file={file}>
            <button
              type="button"
              className={styles.remove}
              aria-label={t('wizard.files.remove', { name: file.name })}
              onClick={() => remove(file.id)}
            >
              <Icon name="trash" />
            </button>
          </FileRow>
        ))}
      </ul>
    )
  );
}
