import * as z from 'zod/mini';
import { option } from '../api/option.ts';
import { roles } from '../auth/roles.ts';
import { sessionEntity } from '../auth/views.ts';

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

/** What a person saved, as the browser keeps it. */
export const savedUser = z.extend(sessionEntity, {
  /**
   * Another phone number than the present one, which is not saved: it takes the password and a code
   * (`POST /account/contact-change`).
   */
  phoneToConfirm: z.nullable(z.string()),
});
