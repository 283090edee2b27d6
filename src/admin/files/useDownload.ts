import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { FileItem } from '../../shared/files/views.ts';
import { api } from '../providers/api.ts';
import { saveBlob } from './saveBlob.ts';

/** Saves a document on the device. Its bytes need the session's token, so a plain link would not do. */
export function useDownload(file: FileItem): { download: () => Promise<void>; isBusy: boolean } {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const result = await api.download('/download/{fileId}', { path: { fileId: file.id } });
    if (result.ok) saveBlob(result.entity, file.name);
    else notify('files.downloadFailed', { type: 'error' });
    setBusy(false);
  };
  return { download, isBusy };
}
