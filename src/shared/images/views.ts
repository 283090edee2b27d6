import * as z from 'zod/mini';

/** A stored image. `address` is where everybody sees it; width and height in pixels. */
export const imageView = z.object({ id: z.uuid(), address: z.string(), width: z.number(), height: z.number() });

export type ImageView = z.infer<typeof imageView>;
