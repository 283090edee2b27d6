import { newIdempotencyKey } from '../../../../shared/client/idempotencyKey.ts';
import { fileTypes } from '../../../../shared/files/rules.ts';
import type { TextKey } from '../../../../shared/texts.ts';
import type { DraftFile } from '../draft/draft.ts';
import { beginsAs, photoTypeOf } from './contentCheck.ts';
import { acceptedExtension, asJpegName, sizeProblem } from './fileChecks.ts';
import { isPhoto, shrinkPhoto } from './shrinkPhoto.ts';

export interface PreparedFile {
  file: DraftFile;
  bytes: Blob;
}

/**
 * Makes a picked file ready to be kept and sent: checks it, makes a photo smaller, and copies its bytes, because the phone may
 * lose sight of the original. Answers why it cannot be sent, where it cannot.
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
