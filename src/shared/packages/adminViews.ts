import * as z from 'zod/mini';

/**
 * A package as it is edited. Amounts in GNF, null means no limit; `running`: the subscriptions to it that have not
 * ended, up to 1000.
 */
export const managedPackage = z.object({
  id: z.uuid(),
  nameFr: z.string(),
  monthlyPrice: z.number(),
  monthlyAcceptances: z.nullable(z.number()),
  minBudget: z.nullable(z.number()),
  maxBudget: z.nullable(z.number()),
  advantages: z.array(z.string()),
  isActive: z.boolean(),
  position: z.number(),
  running: z.number(),
  updatedAt: z.string(),
});

export type ManagedPackage = z.infer<typeof managedPackage>;
