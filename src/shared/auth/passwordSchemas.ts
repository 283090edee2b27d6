import * as z from 'zod/mini';
import { idField, requiredText } from '../api/fields.ts';
import { identifierKind, passwordFieldOf } from './schemas.ts';

const confirmField = z.string('auth.confirmNewPasswordError').check(z.minLength(1, 'auth.confirmNewPasswordError'));

interface Confirmed {
  newPassword?: unknown;
  confirmNewPassword?: unknown;
}

/** Said even while another field is wrong; an empty confirmation has its own message already. */
export const passwordsMatch = z.refine<Confirmed>(
  ({ newPassword, confirmNewPassword }) => !confirmNewPassword || newPassword === confirmNewPassword,
  {
    error: 'auth.matchPasswordError',
    path: ['confirmNewPassword'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
);

/** The two fields of a new password (specification §5). */
export const newPasswordFields = {
  newPassword: passwordFieldOf('auth.newPasswordError'),
  confirmNewPassword: confirmField,
};

export const newPasswordSchema = z.object(newPasswordFields).check(passwordsMatch);

/** A change by who knows the present password (specification §7). */
export const updatePasswordSchema = z
  .object({ userId: idField(), password: requiredText('auth.passwordError', 200), ...newPasswordFields })
  .check(passwordsMatch);

const tokenField = requiredText('password.linkDead', 200);

export const resetLinkSchema = z.object({ token: tokenField });

/** A change by who got the link. */
export const resetPasswordSchema = z.object({ token: tokenField, ...newPasswordFields }).check(passwordsMatch);

/** The raw JSON string of `POST /request-password-reset`: an e-mail address or a phone number. */
export const resetIdentifierSchema = requiredText('auth.emailError', 254).check(
  z.refine((typed) => typed === '' || isReachable(typed), 'password.identifierInvalid'),
);

function isReachable(typed: string): boolean {
  const kind = identifierKind(typed);
  return 'phone' in kind || z.email().safeParse(kind.email).success;
}

export type UpdatePassword = z.infer<typeof updatePasswordSchema>;
export type ResetPassword = z.infer<typeof resetPasswordSchema>;
export type NewPassword = z.infer<typeof newPasswordSchema>;
