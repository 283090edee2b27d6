import { createHash } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import { fileTypeFromBuffer } from 'file-type';
import { formatFileSize } from '../../shared/format/fileSize.ts';
import { IMAGE_SIDE, type ImageExtension, imageTypes, MAX_IMAGE_BYTES } from '../../shared/images/rules.ts';
import { Refusal } from '../http/errors.ts';
import { fr, type ServerTextKey } from '../texts.ts';
import { type ImageSize, imageSize } from './imageSize.ts';

export interface ReceivedImage extends ImageSize {
  content: Buffer;
  mime: string;
  sha256: string;
}

/**
 * Reads an uploaded image, small enough for the memory, and looks at its content: the type is what the bytes say, not
 * the name. Raises 413 over 500 KB, 415 for another type than PNG, JPEG or WebP, 400 for an empty file or sides out of
 * range.
 */
export async function receiveImage(part: MultipartFile): Promise<ReceivedImage> {
  const content = await part.toBuffer().catch((error: unknown) => {
    if (part.file.truncated) throw refusedImage(413, 'images.tooLarge', { size: formatFileSize(MAX_IMAGE_BYTES) });
    throw error;
  });
  if (content.length === 0) throw refusedImage(400, 'files.empty');
  const extension = (await fileTypeFromBuffer(content))?.ext ?? '';
  const size = imageSize(content);
  if (!isImage(extension) || !size) throw refusedImage(415, 'images.typeRefused');
  const { min, max } = IMAGE_SIDE;
  if (Math.min(size.width, size.height) < min || Math.max(size.width, size.height) > max)
    throw refusedImage(400, 'images.sideRefused', { ...size, min, max });
  return { ...size, content, mime: imageTypes[extension], sha256: createHash('sha256').update(content).digest('hex') };
}

const isImage = (extension: string): extension is ImageExtension => Object.hasOwn(imageTypes, extension);

function refusedImage(status: number, key: ServerTextKey, params: Record<string, string | number> = {}): Refusal {
  const sentence = fr(key, params);
  return new Refusal(status, sentence, { errors: { Logo: [sentence] } });
}
