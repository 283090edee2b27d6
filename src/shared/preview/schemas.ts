import * as z from 'zod/mini';

/** The shared password of the preview gate (specification §5). */
export const previewSchema = z.object({
  password: z.string('preview.required').check(z.minLength(1, 'preview.required'), z.maxLength(200, 'common.tooLong')),
});
