import { useEffect, useState } from 'react';
import { fileTexts } from '../../shared/files/texts.ts';
import type { FileItem } from '../../shared/files/views.ts';
import { registerTexts, t } from '../texts.ts';
import { Button, type ButtonVariant } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Spinner } from '../ui/Loading.tsx';
import { Modal } from '../ui/Modal.tsx';
import { toastError } from '../ui/toast.tsx';
import { useQuery } from '../useQuery.ts';
import styles from './Files.module.css';
import { fileContent, isPicture, saveFile } from './fileContent.ts';

registerTexts(fileTexts);

interface FilePreviewProps {
  /** Of a type that may be shown: `isPreviewable`. */
  file: FileItem;
  onClose: () => void;
}

/** A document over the page, from its bytes: no plain address of it exists, it asks for the session's header. */
export function FilePreview({ file, onClose }: FilePreviewProps) {
  return (
    <Modal open title={file.name} onClose={onClose} actions={<DownloadButton file={file} />}>
      {isPicture(file.extension) || navigator.pdfViewerEnabled ? (
        <Content file={file} />
      ) : (
        <p>{t('files.previewUnavailable')}</p>
      )}
    </Modal>
  );
}

function Content({ file }: { file: FileItem }) {
  const { entity: content, failure, isLoading, reload } = useQuery(`content ${file.id}`, () => fileContent(file));
  const address = useObjectUrl(content);
  const [isBroken, setIsBroken] = useState(false);
  if (failure) {
    return <LoadFailure title={t('files.downloadFailed')} failure={failure} isBusy={isLoading} onRetry={reload} />;
  }
  if (isBroken) return <p>{t('files.previewUnavailable')}</p>;
  if (!address) return <Spinner label={t('files.previewLoading')} />;
  return isPicture(file.extension) ? (
    <img className={styles.picture} src={address} alt={file.name} onError={() => setIsBroken(true)} />
  ) : (
    <iframe className={styles.document} src={address} title={t('files.previewOf', { name: file.name })} />
  );
}

function useObjectUrl(content: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!content) return;
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return address;
}

interface DownloadButtonProps {
  file: FileItem;
  variant?: ButtonVariant;
}

export function DownloadButton({ file, variant = 'secondary' }: DownloadButtonProps) {
  const [isUnderWay, setIsUnderWay] = useState(false);
  const download = async () => {
    setIsUnderWay(true);
    const isSaved = await saveFile(file);
    setIsUnderWay(false);
    if (!isSaved) toastError(t('files.downloadFailed'));
  };
  return (
    <Button
      variant={variant}
      busy={isUnderWay}
      aria-label={t('files.downloadOf', { name: file.name })}
      onClick={() => void download()}
    >
      {!isUnderWay && <Icon name="download" />}
      {t('files.download')}
    </Button>
  );
}
