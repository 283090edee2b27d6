import type { packages } from '../db/schema/index.ts';

type PackageLimits = Pick<typeof packages.$inferSelect, 'minBudget' | 'maxBudget' | 'monthlyAcceptances'>;

/** The limits that a subscription takes over from its package when it is asked for (docs/decisions/0019). */
export function limitsOf({ minBudget, maxBudget, monthlyAcceptances }: PackageLimits): PackageLimits {
  return { minBudget, maxBudget, monthlyAcceptances };
}
