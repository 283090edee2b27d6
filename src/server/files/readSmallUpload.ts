import type { MultipartFile } from '@fastify/multipart';
import { formatFileSize } from '../../shared/format/fileSize.ts';
import { Refusal } from '../http/errors.ts';
import { fr, type ServerTextKey } from '../texts.ts';

type FileRefusal = (status: number, key: ServerTextKey, params?: Record<string, string | number>) => Refusal;

/** What is wrong with a file, said at the field of the form that sent it. */
export const refusalAt =
  (field: string): FileRefusal =>
  (status, key, params = {}) => {
    const sentence = fr(key, params);
    return new Refusal(status, sentence, { errors: { [field]: [sentence] } });
  };

/**
 * Reads an upload that is small enough for the memory. `maxBytes` is the limit that the request was read with, told in
 * the sentence `tooLarge` as its `size`. Raises 413 over it and 400 for an empty file.
 */
export async function readSmallUpload(
  part: MultipartFile,
  refused: FileRefusal,
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: ServerTextKey },
): Promise<Buffer> {
  const content = await part.toBuffer().catch((error: unknown) => {
    if (part.file.truncated) throw refused(413, tooLarge, { size: formatFileSize(maxBytes) });
    throw error;
  });
  if (content.length === 0) throw refused(400, 'files.empty');
  return content;
}
