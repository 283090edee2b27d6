import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { CallOptions } from '../../shared/client/apiTypes.ts';
import { saveBlob } from '../../shared/client/saveBlob.ts';
import type { FileItem } from '../../shared/files/views.ts';
import { api } from '../providers/api.ts';
import '../texts/files.ts';

/**
 * Saves what the server sends at an address as a file. Its bytes need the session's token, so a plain link would not
 * do.
 * @param failed the text key of what is said where it did not come
 */
export function useSaveFile(failed: string) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const save = async (path: string, options: CallOptions, name: string) => {
    setBusy(true);
    const result = await api.download(path, options);
    if (result.ok) saveBlob(result.entity, name);
    else notify(failed, { type: 'error' });
    setBusy(false);
  };
  return { save, isBusy };
}

/** Saves a document on the device. */
export function useDownload(file: FileItem): { download: () => Promise<void>; isBusy: boolean } {
  const { save, isBusy } = useSaveFile('files.downloadFailed');
  return { download: () => save('/download/{fileId}', { path: { fileId: file.id } }, file.name), isBusy };
}
