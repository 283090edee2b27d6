import * as z from 'zod/mini';

/** A package (specification §3); `price` is GNF a month. */
export const packageItem = z.object({
  id: z.uuid(),
  nameFr: z.string(),
  price: z.number(),
  advantages: z.array(z.object({ descriptionFr: z.string() })),
});

export type PackageItem = z.infer<typeof packageItem>;
