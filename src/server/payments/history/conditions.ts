import { and, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PaymentFilter } from '../../../shared/payments/contract.ts';
import type { Context } from '../../context.ts';
import { payments, subscriptions } from '../../db/schema/index.ts';
import { likeLiteral } from '../../db/textSearch.ts';
import { enterprisesNamed } from '../../enterprises/namedLike.ts';

const DAY_MS = 86_400_000;

/** The first instant of a day in Conakry, and of the day after. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
export const endOf = (day: string): Date => new Date(startOf(day).getTime() + DAY_MS);

/** What the filters ask of a payment. */
export function conditionsOf(ctx: Context, filter: PaymentFilter = {}): SQL | undefined {
  const { q, status, provider, purpose, packageId, enterpriseId, attention, from, to } = filter;
  const ofPackage = ctx.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.packageId, packageId ?? ''));
  return and(
    status && inArray(payments.status, [status].flat()),
    provider && eq(payments.provider, provider),
    purpose && eq(payments.purpose, purpose),
    packageId ? inArray(payments.subscriptionId, ofPackage) : undefined,
    enterpriseId ? eq(payments.enterpriseId, enterpriseId) : undefined,
    attention && isNotNull(payments.attention),
    attention === 'open' ? isNull(payments.attentionSettledAt) : undefined,
    attention === 'settled' ? isNotNull(payments.attentionSettledAt) : undefined,
    from ? gte(payments.createdAt, startOf(from)) : undefined,
    to ? lt(payments.createdAt, endOf(to)) : undefined,
    q?.trim() ? found(q) : undefined,
  );
}

/** Two index searches side by side: an `or` of both would look at every payment. */
function found(words: string): SQL {
  const pattern = `%${likeLiteral(words.trim().toLowerCase())}%`;
  const references = sql`lower(${payments.orderId} || ' ' || coalesce(${payments.providerReference}, ''))`;
  return sql`${payments.id} in (
    select ${payments.id} from ${payments} where ${references} like ${pattern}
    union select ${payments.id} from ${payments} where ${payments.enterpriseId} in ${enterprisesNamed(words)})`;
}
