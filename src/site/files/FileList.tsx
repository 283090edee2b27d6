import { type ReactNode, useState } from 'react';
import { isPreviewable } from '../../shared/files/rules.ts';
import { fileTexts } from '../../shared/files/texts.ts';
import type { FileItem } from '../../shared/files/views.ts';
import { voiceName } from '../../shared/files/voiceName.ts';
import { formatDate } from '../../shared/format/dates.ts';
import { formatFileSize } from '../../shared/format/fileSize.ts';
import { api } from '../api.ts';
import { registerTexts, t } from '../texts.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { useQuery } from '../useQuery.ts';
import { DownloadButton, FilePreview } from './FilePreview.tsx';
import styles from './Files.module.css';
import { fileContent, isPicture } from './fileContent.ts';
import { VoicePlayer } from './VoicePlayer.tsx';

registerTexts(fileTexts);

/** Documents that the caller has, or those of a project, asked for here. */
type FileListProps = FilesProps<FileItem> | { projectId: string };

/** Attached documents, with preview where the type allows it and download (specification §2.6, file viewer). */
export function FileList(props: FileListProps) {
  return 'files' in props ? <Files {...props} /> : <ProjectFiles projectId={props.projectId} />;
}

function ProjectFiles({ projectId }: { projectId: string }) {
  const answer = useQuery(`files ${projectId}`, () => api.get('/get-files', { query: { projectId } }), {
    isCached: true,
  });
  if (answer.entity) return <Files files={answer.entity} />;
  if (!answer.failure) return <Skeleton lines={2} />;
  return (
    <LoadFailure
      title={t('files.loadFailed')}
      failure={answer.failure}
      isBusy={answer.isLoading}
      onRetry={answer.reload}
    />
  );
}

interface FilesProps<File extends FileItem> {
  files: readonly File[];
  /** What is said of a document below its name. */
  words?: (file: File) => ReactNode;
}

/** Documents with their preview and download. */
export function Files<File extends FileItem>({ files, words }: FilesProps<File>) {
  const [shown, setShown] = useState<File>();
  if (files.length === 0) return <p className={styles.none}>{t('files.none')}</p>;
  return (
    <>
      <ul className={styles.files}>
        {files.map((file) => (
          <FileRow key={file.id} file={file} onShow={() => setShown(file)} words={words?.(file)} />
        ))}
      </ul>
      {shown && <FilePreview file={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

interface FileRowProps {
  file: FileItem;
  onShow: () => void;
  words: ReactNode;
}

function FileRow({ file, onShow, words }: FileRowProps) {
  const meta = {
    extension: file.extension.toUpperCase(),
    size: formatFileSize(file.size),
    date: formatDate(file.createdAt),
  };
  if (file.voice) return <VoiceRow file={file} seconds={file.voice.seconds} />;
  return (
    <li className={styles.file}>
      <Icon name={isPicture(file.extension) ? 'image' : 'file'} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.name}>{file.name}</p>
        <p className={styles.meta}>{t('files.meta', meta)}</p>
        {file.opensAfterAcceptance && <p className={styles.meta}>{t('files.afterAcceptance')}</p>}
        {words}
      </div>
      {!file.opensAfterAcceptance && <FileActions file={file} onShow={onShow} />}
    </li>
  );
}

function VoiceRow({ file, seconds }: { file: FileItem; seconds: number }) {
  const load = async () => {
    const content = await fileContent(file);
    return content.ok ? content.entity : undefined;
  };
  const name = voiceName(file.name);
  return (
    <li className={styles.file}>
      <Icon name="mic" className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <VoicePlayer id={file.id} name={name} seconds={seconds} load={load} />
      </div>
    </li>
  );
}

function FileActions({ file, onShow }: Pick<FileRowProps, 'file' | 'onShow'>) {
  return (
    <div className={styles.actions}>
      {isPreviewable(file.extension) && (
        <Button variant="quiet" aria-label={t('files.previewOf', { name: file.name })} onClick={onShow}>
          <Icon name="eye" />
          {t('files.preview')}
        </Button>
      )}
      <DownloadButton file={file} variant="quiet" />
    </div>
  );
}
