import type { FileExtension } from '../../../../shared/files/rules.ts';

interface Signature {
  at: number;
  bytes: string;
}

const zip: Signature = { at: 0, bytes: 'PK' };

/** How the content of each type begins, as Latin-1 text. */
const signatures: Record<FileExtension, Signature> = {
  pdf: { at: 0, bytes: '%PDF' },
  jpg: { at: 0, bytes: '\xff\xd8\xff' },
  png: { at: 0, bytes: '\x89PNG' },
  webp: { at: 8, bytes: 'WEBP' },
  heic: { at: 4, bytes: 'ftyp' },
  docx: zip,
  xlsx: zip,
};

/** Whether the content begins as its type does. The server looks closer; this spares sending what it would refuse. */
export async function beginsAs(extension: FileExtension, content: Blob): Promise<boolean> {
  const { at, bytes } = signatures[extension];
  const start = new Uint8Array(await content.slice(at, at + bytes.length).arrayBuffer());
  return String.fromCharCode(...start) === bytes;
}

/** The type the content really begins as, for a photo that bears another one's name. */
export async function photoTypeOf(content: Blob): Promise<'jpg' | 'png' | 'webp' | 'heic' | undefined> {
  for (const extension of ['jpg', 'png', 'webp', 'heic'] as const) {
    if (await beginsAs(extension, content)) return extension;
  }
  return undefined;
}
