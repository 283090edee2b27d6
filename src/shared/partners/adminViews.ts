import * as z from 'zod/mini';
import { partnerItem } from './views.ts';

/** A partner as it is edited. */
export const managedPartner = z.extend(partnerItem, {
  isActive: z.boolean(),
  position: z.number(),
  updatedAt: z.string(),
});

export type ManagedPartner = z.infer<typeof managedPartner>;
