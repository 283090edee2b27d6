import * as z from 'zod/mini';
import { contract } from '../api/contract.ts';
import { challengeReply } from '../factors/views.ts';
import {
  resetIdentifierSchema,
  resetLinkSchema,
  resetPasswordSchema,
  updatePasswordSchema,
} from './passwordSchemas.ts';
import { loginSchema, registerSchema } from './schemas.ts';
import { renewalReply, sessionReply } from './views.ts';

export const authContract = contract('auth', {
  login: {
    method: 'POST',
    path: '/login',
    permission: 'auth.login',
    summary: 'Log in with an e-mail address or a phone number',
    body: loginSchema,
    reply: z.union([sessionReply, challengeReply]),
  },
  register: {
    method: 'POST',
    path: '/register',
    permission: 'auth.register',
    summary: 'Register a contractor, or the client of a submission',
    isRepeatable: true,
    body: registerSchema,
    reply: sessionReply,
  },
  refreshToken: {
    method: 'POST',
    path: '/refresh-token',
    permission: 'auth.refresh',
    summary: 'Exchange the refresh token for a new access token',
    reply: renewalReply,
  },
  logout: {
    method: 'POST',
    path: '/logout',
    permission: 'auth.logout',
    summary: 'End the session',
    entity: z.null(),
  },
});

export const passwordContract = contract('auth', {
  requestPasswordReset: {
    method: 'POST',
    path: '/request-password-reset',
    permission: 'auth.requestReset',
    summary: 'Send a link to choose a new password',
    body: resetIdentifierSchema,
    entity: z.null(),
  },
  checkResetLink: {
    method: 'POST',
    path: '/reset-password/check',
    permission: 'auth.resetPassword',
    summary: 'Whether a link to choose a password still works; it stays as it is',
    body: resetLinkSchema,
    entity: z.null(),
  },
  resetPassword: {
    method: 'PUT',
    path: '/reset-password',
    permission: 'auth.resetPassword',
    isRepeatable: true,
    summary: 'Choose a new password with the token of a link',
    body: resetPasswordSchema,
    entity: z.null(),
  },
  updatePassword: {
    method: 'PUT',
    path: '/update-password',
    permission: 'auth.updatePassword',
    isRepeatable: true,
    summary: 'Change one’s own password',
    body: updatePasswordSchema,
    entity: z.null(),
  },
});
