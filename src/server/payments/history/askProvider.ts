import { recordAct } from '../../audit-log/recordAct.ts';
import { type Context, inTransaction } from '../../context.ts';
import { refused } from '../../http/errors.ts';
import { confirmPayment } from '../confirmPayment.ts';
import type { PaymentProviders } from '../providers/provider.ts';
import { requireReadable } from '../queries.ts';

/**
 * Asks the provider again, as « J’ai payé » does, and keeps who of the staff asked and what it changed. Raises 404,
 * WRONG_STATE where nobody can be asked, and 503 where the provider does not answer.
 */
export async function askProvider(ctx: Context, providers: PaymentProviders, id: string): Promise<void> {
  const before = await requireReadable(ctx, id);
  const isKnownThere = before.providerReference !== null && providers.of(before.provider) !== undefined;
  if (!isKnownThere) throw refused('WRONG_STATE', 'paymentHistory.nobodyToAsk');
  const after = await confirmPayment(ctx, providers, id);
  await inTransaction(ctx, (tx) =>
    recordAct(tx, {
      action: 'askProvider',
      entity: 'payments',
      entityId: id,
      before: { status: before.status },
      after: { status: after.status },
    }),
  );
}
