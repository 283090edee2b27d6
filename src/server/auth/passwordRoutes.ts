import { passwordContract } from '../../shared/auth/contract.ts';
import { resetIdentifierSchema } from '../../shared/auth/passwordSchemas.ts';
import { identifierKind } from '../../shared/auth/schemas.ts';
import { invalidWith } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { serve } from '../http/serve.ts';
import { frOrInvalid } from '../texts.ts';
import { resetPassword } from './resetPassword.ts';
import { updatePassword } from './updatePassword.ts';

export const passwordRoutes = (limits: Limits) =>
  serve(passwordContract, {
    requestPasswordReset: {
      limit: 'reset',
      // The body is a bare string: what is wrong with it belongs to the field it was typed in (specification §8).
      attachValidation: true,
      async handle({ ctx, body }) {
        const parsed = resetIdentifierSchema.safeParse(body);
        if (!parsed.success) {
          throw invalidWith({ LoginIdentifier: [frOrInvalid(parsed.error.issues[0]?.message ?? '')] });
        }
        const kind = identifierKind(parsed.data);
        const identifier = 'phone' in kind ? kind.phone : kind.email;
        await limits.consume('resetByIdentifier', identifier);
        await ctx.jobs.enqueue(ctx.db, 'auth.resetLink', [
          { identifier, requestId: ctx.requestId, address: ctx.address },
        ]);
        return null;
      },
    },
    resetPassword: {
      limit: 'reset',
      async handle({ ctx, body }) {
        await resetPassword(ctx, limits, body);
        return null;
      },
    },
    async updatePassword({ ctx, body }) {
      await updatePassword(ctx, limits, body);
      return null;
    },
  });
