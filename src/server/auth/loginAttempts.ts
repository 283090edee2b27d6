import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { loginDelays } from '../db/schema/index.ts';
import { tooMany } from '../http/errors.ts';
import type { LimitName, Limits } from '../http/limits.ts';
import { subscriberOf } from '../http/network.ts';

/** Failures of an account, over all addresses, that cost no wait. */
const FREE_FAILURES = 10;
/** The wait doubles with each failure, from one second to this. */
const LONGEST_WAIT_SECONDS = 900;
const FORGOTTEN_AFTER_HOURS = 24;

/** Who tries to log in, and to what. */
export interface Attempt {
  /** Names the account, whichever of its identifiers was typed; or an identifier that no account has. */
  subject: string;
  address: string;
  /** The browser, where it logged in to this account before. */
  device: string | undefined;
}

/** The same for all identifiers of an account; tells nothing of whether there is one. */
export const subjectOf = (user: { id: string } | undefined, identifier: string): string =>
  createHash('sha256')
    .update(user?.id ?? identifier)
    .digest('base64url');

/**
 * Counts an attempt before its password is looked at (design §12): who guesses is slowed, who is guessed at is not
 * locked out. 10 in 15 minutes by account and address; besides, over all addresses, a wait that grows with each failure
 * of the account. A browser that logged in before has 10 of its own instead, whatever others do. Raises 429.
 */
export async function countAttempt(ctx: Context, limits: Limits, attempt: Attempt): Promise<void> {
  if (!attempt.device) await limits.consume('loginByAddress', subscriberOf(attempt.address));
  await limits.consume(...own(attempt));
  if (!attempt.device) await requireWaited(ctx, attempt.subject);
}

/** The attempt succeeded: what was counted for it is forgotten. */
export async function forgiveAttempts(ctx: Context, limits: Limits, attempt: Attempt): Promise<void> {
  await limits.forgive(...own(attempt));
  if (!attempt.device) await ctx.db.delete(loginDelays).where(eq(loginDelays.subject, attempt.subject));
}

const own = ({ subject, address, device }: Attempt): [LimitName, string] => [
  'login',
  `${subject} ${device ?? subscriberOf(address)}`,
];

/**
 * Takes the account's next attempt where the wait is over, in one statement: of many at the same time one is taken.
 * A wait counts from the attempt before, on either side of a clock that was set back.
 */
async function requireWaited(ctx: Context, subject: string): Promise<void> {
  const { failures, lastAttemptAt } = loginDelays;
  const now = sql`${ctx.now.toISOString()}::timestamptz`;
  const free = Math.ceil(FREE_FAILURES * ctx.config.RATE_LIMIT_FACTOR);
  const wait = sql`case when ${failures} < ${free} then 0
    else least(power(2, least(${failures} - ${free}, 20)), ${LONGEST_WAIT_SECONDS}) end`;
  const passed = sql`abs(extract(epoch from ${now} - ${lastAttemptAt}))`;
  const isForgotten = sql`${passed} > ${FORGOTTEN_AFTER_HOURS * 3600}`;
  const taken = await ctx.db
    .insert(loginDelays)
    .values({ subject, failures: 1, lastAttemptAt: ctx.now })
    .onConflictDoUpdate({
      target: loginDelays.subject,
      set: { failures: sql`case when ${isForgotten} then 1 else ${failures} + 1 end`, lastAttemptAt: ctx.now },
      setWhere: sql`${passed} >= ${wait}`,
    })
    .returning({ failures });
  if (taken.length > 0) return;
  const [held] = await ctx.db
    .select({ seconds: sql<number>`ceil(${wait} - ${passed})::int` })
    .from(loginDelays)
    .where(eq(loginDelays.subject, subject));
  throw tooMany(Math.max(1, held?.seconds ?? 1));
}
