import * as z from 'zod/mini';
import { option } from '../api/option.ts';
import { roles } from '../auth/roles.ts';

/** A user (specification §3). */
export const userView = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  role: z.enum(roles),
  enterpriseId: z.nullable(z.uuid()),
  email: z.nullable(z.string()),
  phoneNumber: z.string(),
  occupiedPosition: z.string(),
  languages: z.array(option),
  /** False for an account made by a submission or not yet taken up. */
  hasPassword: z.boolean(),
});

export type UserView = z.infer<typeof userView>;
