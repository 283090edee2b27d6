import type { ApiResult } from '../../shared/client/envelope.ts';
import { saveBlob } from '../../shared/client/saveBlob.ts';
import { fileTypes, isAcceptedExtension, isVoiceExtension, voiceTypes } from '../../shared/files/rules.ts';
import type { FileItem } from '../../shared/files/views.ts';
import { api } from '../api.ts';

/**
 * The bytes of a document. Their type is the one of our own list, never what the reply says: a browser must not
 * be made to read a picture as a page.
 */
export async function fileContent(file: FileItem): Promise<ApiResult<Blob>> {
  const answer = await api.download('/download/{fileId}', { path: { fileId: file.id } });
  return answer.ok ? { ...answer, entity: new Blob([answer.entity], { type: mimeOf(file.extension) }) } : answer;
}

function mimeOf(extension: string): string {
  const known = extension.toLowerCase().replace('jpeg', 'jpg');
  if (isVoiceExtension(known)) return voiceTypes[known];
  return isAcceptedExtension(known) ? fileTypes[known].mime : 'application/octet-stream';
}

export const isPicture = (extension: string): boolean => mimeOf(extension).startsWith('image/');

/** Saves a document on the device. False where it could not be fetched. */
export async function saveFile(file: FileItem): Promise<boolean> {
  const content = await fileContent(file);
  if (content.ok) saveBlob(content.entity, file.name);
  return content.ok;
}
