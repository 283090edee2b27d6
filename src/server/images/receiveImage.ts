import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { formatFileSize } from '../../shared/format/fileSize.ts';
import { IMAGE_SIDE, type ImageExtension, imageTypes, MAX_IMAGE_BYTES } from '../../shared/images/rules.ts';
import { type CleanPhoto, cleanPhoto } from '../files/photos/cleanPhoto.ts';
import { requireHarmless } from '../files/scanner/requireHarmless.ts';
import type { FileScanner } from '../files/scanner/scanner.ts';
import { Refusal } from '../http/errors.ts';
import { fr, type ServerTextKey } from '../texts.ts';

export interface ReceivedImage extends CleanPhoto {
  mime: string;
  sha256: string;
}

/**
 * Reads an uploaded image, small enough for the memory, looks at its content and cleans it: the type is what the bytes
 * say, not the name, and nothing but the pixels is kept. Raises 413 over 500 KB, 415 for another type than PNG, JPEG or
 * WebP, 400 for an empty or unreadable file, one with malware or sides out of range, 503 where the scanner is away.
 */
export async function receiveImage(
  request: FastifyRequest,
  scanner: FileScanner,
  part: MultipartFile,
): Promise<ReceivedImage> {
  const sent = await part.toBuffer().catch((error: unknown) => {
    if (part.file.truncated) throw refusedImage(413, 'images.tooLarge', { size: formatFileSize(MAX_IMAGE_BYTES) });
    throw error;
  });
  if (sent.length === 0) throw refusedImage(400, 'files.empty');
  const extension = (await fileTypeFromBuffer(sent))?.ext ?? '';
  if (!isImage(extension)) throw refusedImage(415, 'images.typeRefused');
  await requireHarmless(request, scanner, () => Readable.from([sent]), FIELD);
  const clean = await cleanPhoto(sent, extension, FIELD);
  const { min, max } = IMAGE_SIDE;
  const { width, height, content } = clean;
  if (Math.min(width, height) < min || Math.max(width, height) > max)
    throw refusedImage(400, 'images.sideRefused', { width, height, min, max });
  return { ...clean, mime: imageTypes[extension], sha256: createHash('sha256').update(content).digest('hex') };
}

const FIELD = 'Logo';

const isImage = (extension: string): extension is ImageExtension => Object.hasOwn(imageTypes, extension);

function refusedImage(status: number, key: ServerTextKey, params: Record<string, string | number> = {}): Refusal {
  const sentence = fr(key, params);
  return new Refusal(status, sentence, { errors: { [FIELD]: [sentence] } });
}
