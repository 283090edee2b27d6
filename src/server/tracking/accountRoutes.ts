import { and, eq, isNotNull } from 'drizzle-orm';
import { trackingAccountContract } from '../../shared/tracking/contract.ts';
import { admitAgain } from '../auth/admit.ts';
import { requireUnknownPassword } from '../auth/knownPasswords.ts';
import { browserOf, replyWithSession } from '../auth/routes.ts';
import { openSession } from '../auth/sessions.ts';
import type { Context } from '../context.ts';
import { users } from '../db/schema/index.ts';
import { refused, unauthenticated } from '../http/errors.ts';
import { serve } from '../http/serve.ts';
import { findVerified } from './findVerified.ts';
import { openAccount } from './openAccount.ts';

/** A client becomes an ordinary one, with a code that was given just now: what is proven must be so today. */
export const trackingAccountRoutes = serve(trackingAccountContract, {
  openTrackingAccount: {
    limit: 'trackingAct',
    async handle({ ctx, request, reply, once, params, body }) {
      const { project, by } = await findVerified(request, params.token);
      if (by !== 'code') throw refused('CODE_NEEDED', 'tracking.codeNeeded');
      await requireUnknownPassword('password', body.password, project);
      // The key's fingerprint is stored: nothing of the password belongs in it.
      let isNew = false;
      const { userId } = await once(
        (tx) => {
          isNew = true;
          return openAccount(tx, project, body.password);
        },
        { project: project.id },
      );
      const person = await personOf(ctx, userId);
      const browser = browserOf(request);
      const session = isNew
        ? await openSession(ctx, person, browser)
        : await admitAgain(ctx, person, body.password, browser);
      return replyWithSession(request, reply, person, session);
    },
  },
});

async function personOf(ctx: Context, userId: string) {
  const [person] = await ctx.db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.passwordHash)));
  if (!person) throw unauthenticated();
  return person;
}
