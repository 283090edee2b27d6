import { z } from 'zod';
import { verificationStates } from '../../shared/verifications/status.ts';
import { listQuery } from '../http/listQuery.ts';

const state = z.enum(verificationStates);

const filter = z.strictObject({
  q: z.string().max(100).optional(),
  status: z.union([state, z.array(state)]).optional(),
  mine: z.boolean().optional(),
  unassigned: z.boolean().optional(),
  expiresSoon: z.boolean().optional(),
  enterpriseId: z.uuid().optional(),
});

const fields = ['waitingSince', 'status', 'accountNumber'] as const;

export type VerificationFilter = z.output<typeof filter>;
export type VerificationSortField = (typeof fields)[number];

/** How the verification requests are paged, sorted and filtered. */
export const verificationsQuery = listQuery(fields, filter);
