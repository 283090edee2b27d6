import type { Context } from '../context.ts';
import { paymentEvents } from '../db/schema/index.ts';

type PaymentEvent = Omit<typeof paymentEvents.$inferInsert, 'id' | 'receivedAt'>;

/** Keeps an event as it came, once under its provider's id (design §7). */
export async function recordEvent(ctx: Context, event: PaymentEvent): Promise<void> {
  await ctx.db
    .insert(paymentEvents)
    .values({ ...event, receivedAt: ctx.now })
    .onConflictDoNothing();
}
