import { type FileExtension, fileTypes, isAcceptedExtension, MAX_FILE_BYTES } from '../../../../shared/files/rules.ts';
import type { TextKey } from '../../../../shared/texts.ts';

/** The extension a file is taken for: by its name, else by the type the phone gave it. Undefined where it is no accepted one. */
export function acceptedExtension(name: string, type: string): FileExtension | undefined {
  const written = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
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
export const asJpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.jpg`;
