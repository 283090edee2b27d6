import type { FileItem } from '../../shared/files/views.ts';
import { useSave } from './useSave.ts';

/** Saves a document on the device. */
export function useDownload(file: FileItem): { download: () => Promise<void>; isBusy: boolean } {
  const { save, isBusy } = useSave('files.downloadFailed');
  return { download: () => save('/download/{fileId}', { path: { fileId: file.id } }, file.name), isBusy };
}
