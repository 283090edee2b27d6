/** Limits of design §7. */
export const MAX_FILES_PER_PROJECT = 10;
/** Photos of a review (design §10). */
export const MAX_REVIEW_PHOTOS = 5;
export const MAX_FILE_BYTES = 15 * 1024 * 1024;

/** What one person who is no staff may have stored: three full requests. */
export const MAX_SPACE_BYTES = 500 * 1024 * 1024;

/** Accepted types, by content. `preview`: may be shown in the browser (specification §5). */
export const fileTypes = {
  pdf: { mime: 'application/pdf', preview: true },
  jpg: { mime: 'image/jpeg', preview: true },
  png: { mime: 'image/png', preview: true },
  webp: { mime: 'image/webp', preview: false },
  heic: { mime: 'image/heic', preview: false },
  docx: { mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', preview: false },
  xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', preview: false },
} as const;

export type FileExtension = keyof typeof fileTypes;

export function isAcceptedExtension(extension: string): extension is FileExtension {
  return Object.hasOwn(fileTypes, extension);
}

/** Preview only for pdf, jpg, jpeg and png (specification §5). */
export function isPreviewable(extension: string): boolean {
  const known = extension.toLowerCase().replace('jpeg', 'jpg');
  return isAcceptedExtension(known) && fileTypes[known].preview;
}

/** Longest voice note, in seconds. */
export const MAX_VOICE_SECONDS = 180;
/** As long at four times the rate that the form records at: some browsers choose their own. */
export const MAX_VOICE_BYTES = 3 * 1024 * 1024;

/** What a voice note may be, by content. They hold nothing but sound, and are given out as sound. */
export const voiceTypes = { webm: 'audio/webm', m4a: 'audio/mp4', ogg: 'audio/ogg' } as const;

export type VoiceExtension = keyof typeof voiceTypes;

export const isVoiceExtension = (extension: string): extension is VoiceExtension =>
  Object.hasOwn(voiceTypes, extension);

/** What a browser is to play it as; empty for what is no voice note. */
export const voiceTypeOf = (extension: string): string => (isVoiceExtension(extension) ? voiceTypes[extension] : '');

/** What browsers draw in a page. */
export const drawnExtensions = ['jpg', 'png', 'webp'] as const satisfies readonly FileExtension[];

/** What a file picker offers. */
export const acceptAttribute = '.pdf,.jpg,.jpeg,.png,.webp,.heic,.docx,.xlsx';
