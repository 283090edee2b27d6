import { Alert, Box, Button, CircularProgress, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { fileTypes, isPreviewable } from '../../shared/files/rules.ts';
import type { FileItem } from '../../shared/files/views.ts';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useDownload } from './useDownload.ts';
import '../texts/files.ts';

/** A document shown over the page. Its type is taken from what may be previewed, never from the file. */
export function FilePreview({ file, onClose }: { file: FileItem; onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const { download, isBusy } = useDownload(file);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>{translate('files.previewOf', { name: file.name })}</DialogTitle>
      <DialogContent>
        <FileContent file={file} />
      </DialogContent>
      <DialogActions>
        <Button onClick={download} disabled={isBusy} aria-busy={isBusy}>
          {translate('files.download')}
        </Button>
        <Button onClick={onClose} variant="contained">
          {translate('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What is in a document, where it may be previewed; else the way to download it. */
export function FileContent({ file }: { file: FileItem }) {
  return isPreviewable(file.extension) ? <Shown file={file} /> : <NotShown file={file} />;
}

function NotShown({ file }: { file: FileItem }) {
  const translate = useTranslate();
  const { download, isBusy } = useDownload(file);
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={download} disabled={isBusy} aria-busy={isBusy}>
          {translate('files.download')}
        </Button>
      }
    >
      {translate('files.previewUnavailable')}
    </Alert>
  );
}

function Shown({ file }: { file: FileItem }) {
  const translate = useTranslate();
  const isPdf = file.extension.toLowerCase() === 'pdf';
  const { url, isFailed } = useObjectUrl(file, isPdf);
  if (isFailed) return <Alert severity="error">{translate('files.downloadFailed')}</Alert>;
  if (!url) return <CircularProgress aria-label={translate('files.previewLoading')} />;
  if (!isPdf)
    return (
      <Box
        component="img"
        src={url}
        alt={file.name}
        sx={{ maxWidth: '100%', maxHeight: '70vh', display: 'block', mx: 'auto' }}
      />
    );
  if (!navigator.pdfViewerEnabled) return <NotShown file={file} />;
  return <Box component="iframe" src={url} title={file.name} sx={{ width: '100%', height: '70vh', border: 0 }} />;
}

function useObjectUrl(file: FileItem, isPdf: boolean): { url: string | undefined; isFailed: boolean } {
  const [url, setUrl] = useState<string>();
  const type = isPdf ? fileTypes.pdf.mime : imageType(file.extension);
  const { data: bytes, isError } = useQuery({
    ...apiQuery(['files', file.id, 'bytes'], (signal) =>
      api.download('/download/{fileId}', { path: { fileId: file.id }, signal }),
    ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  useEffect(() => {
    if (!bytes) return;
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, type]);
  return { url, isFailed: isError };
}

const imageType = (extension: string): string =>
  extension.toLowerCase() === 'png' ? fileTypes.png.mime : fileTypes.jpg.mime;
