import { newIdempotencyKey } from '../../../../shared/client/idempotencyKey.ts';
import { type FileExtension, fileTypes, isAcceptedExtension, MAX_FILE_BYTES } from '../../../../shared/files/rules.ts';
import type { TextKey } from '../../../../shared/texts.ts';
import type { DraftFile } from '../draft/draft.ts';
import { isPhoto, shrinkPhoto } from './shrinkPhoto.ts';

export interface PreparedFile {
  file: DraftFile;
  bytes: Blob;
}

/**
 * Checks a picked file, makes a photo smaller, and copies its bytes: the phone may lose access to the original. Returns
 * the text key of the reason where the file cannot be sent.
 */
export async function prepareFile(picked: File): Promise<PreparedFile | TextKey> {
  const named = acceptedExtension(picked.name, picked.type);
  if (!named) return 'wizard.fileType';
  const isTooLarge = isPhoto(fileTypes[named].mime) ? undefined : sizeProblem(picked.size);
  if (isTooLarge) return isTooLarge;
  const content = await readContent(picked);
  if (!content) return 'wizard.fileUnreadable';
  if (content.size === 0) return 'wizard.fileEmpty';
  // Phones often name a photo of one type as another.
  const extension = (await beginsAs(named, content)) ? named : await photoTypeOf(content);
  if (!extension) return 'wizard.fileContent';
  return shrunk(picked.name, new Blob([content], { type: fileTypes[extension].mime }));
}

async function shrunk(name: string, original: Blob): Promise<PreparedFile | TextKey> {
  const smaller = await shrinkPhoto(original);
  if (smaller === 'damaged') return 'wizard.fileUnreadable';
  const { type, size } = smaller ?? original;
  const problem = sizeProblem(size);
  if (problem) return problem;
  const file: DraftFile = { id: newIdempotencyKey(), name: smaller ? asJpegName(name) : name, type, size };
  return { file, bytes: smaller ?? original };
}

/** A copy of the bytes; undefined where the phone does not give them. */
async function readContent(picked: File): Promise<Blob | undefined> {
  try {
    return new Blob([await picked.arrayBuffer()]);
  } catch {
    return undefined;
  }
}

/** The extension by the file's name, else by the type the phone gave it. Undefined where it is not accepted. */
export function acceptedExtension(name: string, type: string): FileExtension | undefined {
  const written = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const named = written === 'jpeg' ? 'jpg' : written === 'heif' ? 'heic' : written;
  if (isAcceptedExtension(named)) return named;
  return extensions.find((extension) => fileTypes[extension].mime === type);
}

const extensions = Object.keys(fileTypes).filter(isAcceptedExtension);

/** Why a file cannot be sent, or undefined (design §7). `size` in bytes, of what would be sent. */
export function sizeProblem(size: number): TextKey | undefined {
  if (size === 0) return 'wizard.fileEmpty';
  return size > MAX_FILE_BYTES ? 'wizard.fileTooLarge' : undefined;
}

/** The name under which a photo goes once it is a JPEG. */
const asJpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`;

/** How the content of each type begins: from which byte on, as Latin-1 text. */
const signatures: Record<FileExtension, readonly [at: number, bytes: string]> = {
  pdf: [0, '%PDF'],
  jpg: [0, '\xff\xd8\xff'],
  png: [0, '\x89PNG'],
  webp: [8, 'WEBP'],
  heic: [4, 'ftyp'],
  docx: [0, 'PK'],
  xlsx: [0, 'PK'],
};

/** Whether the content begins as its type does. The server looks closer; this spares sending what it would refuse. */
async function beginsAs(extension: FileExtension, content: Blob): Promise<boolean> {
  const [at, bytes] = signatures[extension];
  const start = new Uint8Array(await content.slice(at, at + bytes.length).arrayBuffer());
  return String.fromCharCode(...start) === bytes;
}

/** The type the content really begins as, for a photo that bears another one's name. */
async function photoTypeOf(content: Blob): Promise<'jpg' | 'png' | 'webp' | 'heic' | undefined> {
  for (const extension of ['jpg', 'png', 'webp', 'heic'] as const) {
    if (await beginsAs(extension, content)) return extension;
  }
  return undefined;
}
