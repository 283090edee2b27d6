import { and, eq, exists, inArray, lt, lte, not, sql } from 'drizzle-orm';
import { openPaymentStates } from '../../shared/payments/status.ts';
import { subscriptionMachine } from '../../shared/subscriptions/status.ts';
import { type Context, inTransaction } from '../context.ts';
import { enterprises, packages, payments, subscriptions } from '../db/schema/index.ts';
import { subscriptionRuns } from '../db/subscriptionRuns.ts';
import { draftsTo } from '../enterprises/draftsTo.ts';
import { lockEnterprise } from '../enterprises/lockEnterprise.ts';
import { eachAlone } from '../jobs/eachAlone.ts';
import { queueMessages } from '../messages/queueMessages.ts';
import { expireEnterprise, reviveEnterprise } from './enterpriseStatus.ts';
import { remind } from './remind.ts';

const { expire, drop } = subscriptionMachine.transitions;

const DAY_MS = 86_400_000;
/** An unpaid subscription is dropped after this time. */
const WISH_DAYS = 7;

/**
 * What the clock does to subscriptions: those that ended are Expired and so is their enterprise, those that were paid
 * to come begin, reminders go out, and unpaid purchases are dropped. A job: run again, it does nothing twice.
 */
export async function expireSubscriptions(ctx: Context): Promise<void> {
  await eachAlone([expireEnded, revivePaid, remind, dropWishes], (act) => act(ctx));
}

const expireEnded = async (ctx: Context): Promise<void> =>
  eachAlone(await enterprisesWithEnded(ctx), (enterpriseId) => inTransaction(ctx, (tx) => expireOf(tx, enterpriseId)));

const revivePaid = async (ctx: Context): Promise<void> =>
  eachAlone(await enterprisesToRevive(ctx), (enterpriseId) => reviveEnterprise(ctx, enterpriseId));

async function enterprisesWithEnded(ctx: Context): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ id: subscriptions.enterpriseId })
    .from(subscriptions)
    .where(and(inArray(subscriptions.status, expire.from), lte(subscriptions.endsAt, ctx.now)));
  return rows.map(({ id }) => id);
}

async function expireOf(tx: Context, enterpriseId: string): Promise<void> {
  const enterprise = await lockEnterprise(tx, enterpriseId);
  const ended = await tx.db
    .update(subscriptions)
    .set({ status: expire.to })
    .where(
      and(
        eq(subscriptions.enterpriseId, enterpriseId),
        inArray(subscriptions.status, expire.from),
        lte(subscriptions.endsAt, tx.now),
      ),
    )
    .returning();
  await expireEnterprise(tx, enterpriseId);
  const last = ended.toSorted((one, other) => one.endsAt.getTime() - other.endsAt.getTime()).at(-1);
  const [after] = await tx.db.select().from(enterprises).where(eq(enterprises.id, enterpriseId));
  if (!last || after?.status !== 'Expired') return;
  const [plan] = await tx.db.select().from(packages).where(eq(packages.id, last.packageId));
  await queueMessages(
    tx,
    await draftsTo(tx, enterprise, {
      template: 'packageEnded',
      dedupeKey: `ended:${last.id}`,
      params: {
        enterprise: enterprise.name,
        package: plan?.nameFr ?? '',
        link: `${tx.config.APP_URL}/gestion-de-compte/forfaits`,
      },
    }),
  );
}

/** Expired ones for which something runs: paid to come, and come. */
async function enterprisesToRevive(ctx: Context): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: enterprises.id })
    .from(enterprises)
    .innerJoin(subscriptions, eq(subscriptions.enterpriseId, enterprises.id))
    .where(and(eq(enterprises.status, 'Expired'), subscriptionRuns(ctx.now)));
  return rows.map(({ id }) => id);
}

async function dropWishes(ctx: Context): Promise<void> {
  const open = ctx.db
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.subscriptionId, subscriptions.id), inArray(payments.status, openPaymentStates)));
  await ctx.db
    .update(subscriptions)
    .set({ status: drop.to, cancelledAt: ctx.now })
    .where(
      and(
        inArray(subscriptions.status, drop.from),
        lt(subscriptions.createdAt, new Date(ctx.now.getTime() - WISH_DAYS * DAY_MS)),
        not(exists(open)),
      ),
    );
}
