import * as z from 'zod/mini';

/** A stored document (specification §3). `size` in bytes. */
export const fileItem = z.object({
  id: z.uuid(),
  name: z.string(),
  extension: z.string(),
  size: z.number(),
  createdAt: z.string(),
  /** To a contractor: it is neither shown nor given out before the project is accepted. */
  opensAfterAcceptance: z.boolean(),
  /** Of a voice note: what is said in it (`shared/projects/spoken.ts`), and its length. Null for other documents. */
  voice: z.nullable(z.object({ field: z.string(), seconds: z.number() })),
});

export type FileItem = z.infer<typeof fileItem>;
