import { Alert, Box, Button, IconButton, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isPreviewable } from '../../shared/files/rules.ts';
import type { FileItem } from '../../shared/files/views.ts';
import { formatDate } from '../../shared/format/dates.ts';
import { formatFileSize } from '../../shared/format/fileSize.ts';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';
import { DownloadIcon, PreviewIcon } from '../ui/icons.tsx';
import { Section } from '../ui/Section.tsx';
import { FilePreview } from './FilePreview.tsx';
import { useDownload } from './useDownload.ts';

interface Props {
  title: string;
  /** Whose documents these are. */
  target: 'projectId' | 'enterpriseId';
  id: string;
}

/** The documents of a project or of an enterprise: preview where a browser can show them, download of all. */
export function Documents({ title, target, id }: Props) {
  const translate = useTranslate();
  const {
    data: files,
    isPending,
    error,
    refetch,
  } = useQuery(apiQuery(['files', target, id], (signal) => api.get('/get-files', { query: { [target]: id }, signal })));
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
