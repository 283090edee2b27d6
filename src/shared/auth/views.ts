import * as z from 'zod/mini';
import { roles } from './roles.ts';

/** The entity of a log-in or registration (specification §3). `role` decides what the browser offers. */
export const sessionEntity = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  role: z.enum(roles),
  enterpriseId: z.nullable(z.uuid()),
  redirectTo: z.string(),
});

/** Tokens are null where nobody gets a session: staff registering a client. */
export const sessionReply = z.object({
  isSuccess: z.literal(true),
  entity: sessionEntity,
  errorMessage: z.null(),
  accessToken: z.nullable(z.string()),
  refreshToken: z.nullable(z.string()),
});

export const renewalReply = z.object({
  isSuccess: z.literal(true),
  entity: sessionEntity,
  errorMessage: z.null(),
  accessToken: z.string(),
});

export type SessionEntity = z.infer<typeof sessionEntity>;
export type SessionReply = z.infer<typeof sessionReply>;
