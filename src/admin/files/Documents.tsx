import { Alert, Box, Button, IconButton, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isPreviewable } from '../../shared/files/rules.ts';
import type { FileItem } from '../../shared/files/views.ts';
import { formatDate } from '../../shared/format/dates.ts';
import { formatFileSize } from '../../shared/format/fileSize.ts';
import { DownloadIcon, PreviewIcon } from '../ui/icons.tsx';
import { Section } from '../ui/Section.tsx';
import { FilePreview } from './FilePreview.tsx';
import { useDownload } from './useDownload.ts';
import { useFiles } from './useFiles.ts';
import '../texts/files.ts';

interface Props {
  title: string;
  /** Whose documents these are. */
  target: 'projectId' | 'enterpriseId';
  id: string;
}

/**
 * The documents of a project or of an enterprise: preview where a browser can show them, download of all. Voice notes
 * are heard where they are written down.
 */
export function Documents({ title, target, id }: Props) {
  const translate = useTranslate();
  const { data, isPending, error, refetch } = useFiles(target, id);
  const files = data?.filter(({ voice }) => !voice);
  return (
    <Section title={title}>
      {isPending ? <Skeleton variant="rounded" height={48} /> : null}
      {error ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => refetch()}>
              {translate('common.retry')}
            </Button>
          }
        >
          {translate('files.loadFailed')}
        </Alert>
      ) : null}
      {files?.length === 0 ? <Typography color="textSecondary">{translate('files.none')}</Typography> : null}
      {files?.length ? <DocumentList files={files} /> : null}
    </Section>
  );
}

/** These documents, each to be looked at and downloaded. */
export function DocumentList({ files }: { files: readonly FileItem[] }) {
  const [shown, setShown] = useState<FileItem>();
  return (
    <>
      <Box component="ul" sx={{ p: 0, m: 0, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {files.map((file) => (
          <DocumentRow key={file.id} file={file} onPreview={() => setShown(file)} />
        ))}
      </Box>
      {shown ? <FilePreview file={shown} onClose={() => setShown(undefined)} /> : null}
    </>
  );
}

function DocumentRow({ file, onPreview }: { file: FileItem; onPreview: () => void }) {
  const translate = useTranslate();
  const { download, isBusy } = useDownload(file);
  const meta = {
    extension: file.extension.toUpperCase(),
    size: formatFileSize(file.size),
    date: formatDate(file.createdAt),
  };
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, listStyle: 'none' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap title={file.name}>
          {file.name}
        </Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{translate('files.meta', meta)}</Typography>
      </Box>
      {isPreviewable(file.extension) ? (
        <IconButton onClick={onPreview} aria-label={translate('files.previewOf', { name: file.name })}>
          <PreviewIcon />
        </IconButton>
      ) : null}
      <IconButton
        onClick={download}
        disabled={isBusy}
        aria-busy={isBusy}
        aria-label={translate('files.downloadOf', { name: file.name })}
      >
        <DownloadIcon />
      </IconButton>
    </Box>
  );
}
