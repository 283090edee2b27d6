import { useState } from 'react';
import { fileTexts } from '../../shared/files/texts.ts';
import type { FileItem } from '../../shared/files/views.ts';
import { registerTexts, t } from '../texts.ts';
import { Button, type ButtonVariant } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { toastError } from '../ui/toast.tsx';
import { saveFile } from './saveFile.ts';

registerTexts(fileTexts);

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
