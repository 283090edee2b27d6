import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { envelopeOf } from '../../shared/api/envelope.ts';
import { resetIdentifierSchema, resetPasswordSchema, updatePasswordSchema } from '../../shared/auth/passwordSchemas.ts';
import { identifierKind } from '../../shared/auth/schemas.ts';
import { success } from '../http/envelope.ts';
import { invalidWith } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { replies } from '../http/replies.ts';
import { frOrInvalid } from '../texts.ts';
import { resetPassword } from './resetPassword.ts';
import { updatePassword } from './updatePassword.ts';

const tags = ['auth'];
const done = replies(envelopeOf(z.null()));

export function passwordRoutes(limits: Limits): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/request-password-reset',
      {
        config: { permission: 'auth.requestReset', limit: 'reset' },
        // The body is a bare string: what is wrong with it belongs to the field it was typed in (specification §8).
        attachValidation: true,
        schema: { tags, body: resetIdentifierSchema, response: done },
      },
      async (request) => {
        const { body, ctx } = request;
        const parsed = resetIdentifierSchema.safeParse(body);
        if (!parsed.success) {
          throw invalidWith({ LoginIdentifier: [frOrInvalid(parsed.error.issues[0]?.message ?? '')] });
        }
        const kind = identifierKind(parsed.data);
        const identifier = 'phone' in kind ? kind.phone : kind.email;
        await limits.consume('resetByIdentifier', identifier);
        await ctx.jobs.enqueue(ctx.db, 'auth.resetLink', [{ identifier, requestId: ctx.requestId }]);
        return success(null);
      },
    );

    app.put(
      '/reset-password',
      {
        config: { permission: 'auth.resetPassword', limit: 'reset' },
        schema: { tags, body: resetPasswordSchema, response: done },
      },
      async (request) => {
        await resetPassword(request.ctx, limits, request.body);
        return success(null);
      },
    );

    app.put(
      '/update-password',
      {
        config: { permission: 'auth.updatePassword' },
        schema: { tags, body: updatePasswordSchema, response: done },
      },
      async (request) => {
        await updatePassword(request.ctx, limits, request.body);
        return success(null);
      },
    );
  };
}
