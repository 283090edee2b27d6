import * as z from 'zod/mini';
import { contractorFields } from '../../shared/auth/schemas.ts';

interface Confirmed {
  password?: unknown;
  confirmPassword?: unknown;
}

const isConfirmed = z.refine<Confirmed>(
  ({ password, confirmPassword }) => !confirmPassword || password === confirmPassword,
  {
    error: 'auth.matchPasswordError',
    path: ['confirmPassword'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
);

/** The sign-up form (specification §5): what is sent, and what only the person confirms. */
export const registrationFormSchema = z
  .object({
    ...contractorFields,
    confirmPassword: z.string('auth.confirmNewPasswordError').check(z.minLength(1, 'auth.confirmNewPasswordError')),
    acceptsTerms: z.literal(true, 'register.termsRequired'),
  })
  .check(isConfirmed);

/** As it stands while it is filled in. */
export interface RegistrationForm {
  email: string;
  phoneNumber: string;
  password: string;
  confirmPassword: string;
  acceptsTerms: boolean;
}
