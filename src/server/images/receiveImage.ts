import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { IMAGE_SIDE, type ImageExtension, imageTypes, MAX_IMAGE_BYTES } from '../../shared/images/rules.ts';
import { type CleanPhoto, cleanPhoto } from '../files/photos/cleanPhoto.ts';
import { readSmallUpload, refusalAt } from '../files/readSmallUpload.ts';
import { requireHarmless } from '../files/scanner/requireHarmless.ts';
import type { FileScanner } from '../files/scanner/scanner.ts';

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
  const sent = await readSmallUpload(part, refused, { maxBytes: MAX_IMAGE_BYTES, tooLarge: 'images.tooLarge' });
  const extension = (await fileTypeFromBuffer(sent))?.ext ?? '';
  if (!isImage(extension)) throw refused(415, 'images.typeRefused');
  await requireHarmless(request, scanner, () => Readable.from([sent]), FIELD);
  const clean = await cleanPhoto(sent, extension, FIELD);
  const { min, max } = IMAGE_SIDE;
  const { width, height, content } = clean;
  if (Math.min(width, height) < min || Math.max(width, height) > max)
    throw refused(400, 'images.sideRefused', { width, height, min, max });
  return { ...clean, mime: imageTypes[extension], sha256: createHash('sha256').update(content).digest('hex') };
}

const FIELD = 'Logo';

const refused = refusalAt(FIELD);

const isImage = (extension: string): extension is ImageExtension => Object.hasOwn(imageTypes, extension);
