import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { sandboxSessions } from '../db/schema/index.ts';
import { derivedSecret } from './providers/createPaymentProviders.ts';
import type { PaymentProviders } from './providers/provider.ts';
import { sandboxNotice } from './providers/sandbox.ts';
import { receiveNotice } from './receiveNotice.ts';

/** Sends the sandbox's signed notice to ourselves, through the same door as a real provider's. */
export async function notifySandbox(ctx: Context, providers: PaymentProviders, token: string): Promise<void> {
  const provider = providers.of('sandbox');
  const [session] = await ctx.db.select().from(sandboxSessions).where(eq(sandboxSessions.token, token));
  const notice = session && sandboxNotice(session, derivedSecret(ctx.config, 'sandbox'));
  if (!provider || !notice) return;
  await receiveNotice(ctx, provider, { ...notice, secret: undefined, now: ctx.now });
}
