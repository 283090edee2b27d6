import { passwordContract } from '../../shared/auth/contract.ts';
import { resetIdentifierSchema } from '../../shared/auth/passwordSchemas.ts';
import { identifierKind } from '../../shared/auth/schemas.ts';
import { actorOf } from '../context.ts';
import { invalidWith } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { subscriberOf } from '../http/network.ts';
import { serve } from '../http/serve.ts';
import { frOrInvalid } from '../texts.ts';
import { deviceTokenOf } from './deviceCookie.ts';
import { knownDeviceOf } from './knownDevices.ts';
import { subjectOf } from './loginAttempts.ts';
import { requireLiveLink, resetPassword } from './resetPassword.ts';
import { fingerprintOfSecret } from './secretForm.ts';
import { trustAfterLink } from './trustAfterLink.ts';
import { countPasswordTry, updatePassword } from './updatePassword.ts';

export const passwordRoutes = (limits: Limits) =>
  serve(passwordContract, {
    requestPasswordReset: {
      limit: 'reset',
      // The body is a bare string: what is wrong with it belongs to the field it was typed in (specification §8).
      attachValidation: true,
      async handle({ ctx, request, body }) {
        const parsed = resetIdentifierSchema.safeParse(body);
        if (!parsed.success) {
          throw invalidWith({ LoginIdentifier: [frOrInvalid(parsed.error.issues[0]?.message ?? '')] });
        }
        const kind = identifierKind(parsed.data);
        const identifier = 'phone' in kind ? kind.phone : kind.email;
        // By account and address, so that nobody else's requests keep the owner from theirs.
        const from = (await knownDeviceOf(ctx, deviceTokenOf(request), identifier)) ?? subscriberOf(request.ip);
        await limits.consume('resetByIdentifier', `${subjectOf(undefined, identifier)} ${from}`);
        await ctx.jobs.enqueue(ctx.db, 'auth.resetLink', [
          { identifier, requestId: ctx.requestId, address: ctx.address },
        ]);
        return null;
      },
    },
    checkResetLink: {
      limit: 'reset',
      async handle({ ctx, body }) {
        await requireLiveLink(ctx, body.token);
        return null;
      },
    },
    resetPassword: {
      limit: 'reset',
      async handle({ ctx, request, reply, once, body }) {
        const { userId } = await once((tx) => resetPassword(tx, body), fingerprintOfSecret(ctx.config, body));
        await trustAfterLink(request, reply, limits, userId);
        return null;
      },
    },
    async updatePassword({ ctx, request, once, body }) {
      await countPasswordTry(ctx, limits, body);
      const device = deviceTokenOf(request);
      await once((tx) => updatePassword(tx, device, body), fingerprintOfSecret(ctx.config, body));
      await limits.forgive('password', actorOf(ctx).sessionId);
      return null;
    },
  });
