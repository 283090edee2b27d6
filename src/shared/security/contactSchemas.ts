import * as z from 'zod/mini';
import { codeField, emailField, phoneField, requiredText } from '../api/fields.ts';
import { newPasswordFields, passwordsMatch } from '../auth/passwordSchemas.ts';

const password = requiredText('auth.passwordError', 200);

export const phoneChangeSchema = z.object({
  channel: z.literal('phone'),
  phoneNumber: phoneField('auth.phoneRequired'),
  password,
});

export const emailChangeSchema = z.object({
  channel: z.literal('email'),
  email: z.pipe(requiredText('auth.emailRequired', 254), emailField('auth.emailInvalid')),
  password,
});

/** Another phone number or e-mail address, asked for by who knows the password (design §12). */
export const startContactChangeSchema = z.discriminatedUnion('channel', [phoneChangeSchema, emailChangeSchema]);

export const confirmContactChangeSchema = z.object({
  code: codeField('security.codeRequired', 'security.codeInvalid'),
});

const undoToken = requiredText('security.linkDead', 200);

/** The link of the message that told of a change. */
export const undoLinkSchema = z.object({ token: undoToken });

/** That link with the password from now on. */
export const undoChangeSchema = z.object({ token: undoToken, ...newPasswordFields }).check(passwordsMatch);

export type StartContactChange = z.infer<typeof startContactChangeSchema>;
export type ConfirmContactChange = z.infer<typeof confirmContactChangeSchema>;
export type UndoChange = z.infer<typeof undoChangeSchema>;
