import { saveBlob } from '../../shared/client/saveBlob.ts';
import type { FileItem } from '../../shared/files/views.ts';
import { fileContent } from './fileContent.ts';

/** Saves a document on the device. False where it could not be fetched. */
export async function saveFile(file: FileItem): Promise<boolean> {
  const content = await fileContent(file);
  if (content.ok) saveBlob(content.entity, file.name);
  return content.ok;
}
