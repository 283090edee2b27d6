import { and, desc, eq, gte, inArray, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { messages } from '../db/schema/index.ts';
import { isForStaff } from './isForStaff.ts';
import { classOf, essentialTemplates } from './templates.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export type VisitorBound = 'visitorRecipient' | 'visitorAddress' | 'visitorNetwork' | 'visitorAll';

type Message = typeof messages.$inferSelect;

/**
 * How many messages that anybody may cause go to one telephone or mailbox in an hour, in all; the links of passwords
 * keep two of them (docs/decisions/0042).
 */
const TO_ONE_RECIPIENT = { essential: 5, others: 3 } as const;

/**
 * How many messages of one class may be caused from an address, from a network and in all, in an hour and in a day. The
 * telephones of an operator share a few addresses.
 */
const FROM_OUTSIDE = {
  visitorAddress: { hour: 60, day: 240 },
  visitorNetwork: { hour: 180, day: 720 },
  visitorAll: { hour: 400, day: 2400 },
} as const;

/**
 * Which bound a message that a visitor caused would pass; undefined for any other. What failed does not count. A link
 * for staff is bounded by its recipient alone: whoever floods us must not keep them out. To be asked under the lock of
 * the caps.
 */
export async function passedBound(tx: Context, message: Message): Promise<VisitorBound | undefined> {
  if (message.originNetwork === null) return undefined;
  const counts = await countVisitors(tx, message);
  const isEssential = classOf(message.template) === 'essential';
  const factor = tx.config.RATE_LIMIT_FACTOR;
  const toOne = isEssential ? TO_ONE_RECIPIENT.essential : TO_ONE_RECIPIENT.others;
  if (counts.recipient >= toOne * factor) return 'visitorRecipient';
  const passed = passedOutside(counts, factor);
  return passed && isEssential && (await isForStaff(tx, message)) ? undefined : passed;
}

/**
 * In how many seconds there is room for another essential message of a visitor to this telephone or mailbox; 0 where
 * there is now. Whoever waits for one is told so, instead of waiting for what is held back.
 */
export async function secondsUntilRoom({ db, now, config }: Context, recipient: string): Promise<number> {
  const most = TO_ONE_RECIPIENT.essential * config.RATE_LIMIT_FACTOR;
  const [oldest] = await db
    .select({ at: messages.sendingSince })
    .from(messages)
    .where(
      and(
        isNotNull(messages.originNetwork),
        gte(messages.sendingSince, new Date(now.getTime() - HOUR_MS)),
        eq(messages.recipient, recipient),
        wasSent,
      ),
    )
    .orderBy(desc(messages.sendingSince))
    .offset(Math.ceil(most) - 1)
    .limit(1);
  return oldest?.at ? Math.max(1, Math.ceil((oldest.at.getTime() + HOUR_MS - now.getTime()) / 1000)) : 0;
}

/** What failed does not count. */
const wasSent = or(inArray(messages.status, ['Sending', 'Sent', 'Delivered', 'Uncertain']), isNotNull(messages.sentAt));

type Counts = Awaited<ReturnType<typeof countVisitors>>;

function passedOutside(counts: Counts, factor: number): VisitorBound | undefined {
  const names = ['visitorAddress', 'visitorNetwork', 'visitorAll'] as const;
  return names.find((name) => {
    const { hour, day } = FROM_OUTSIDE[name];
    return counts[name].hour >= hour * factor || counts[name].day >= day * factor;
  });
}

async function countVisitors(tx: Context, { id, template, recipient, originAddress, originNetwork }: Message) {
  const hourAgo = new Date(tx.now.getTime() - HOUR_MS);
  const isRecent = sql`${messages.sendingSince} >= ${hourAgo.toISOString()}`;
  const isAlike =
    classOf(template) === 'essential'
      ? inArray(messages.template, [...essentialTemplates])
      : notInArray(messages.template, [...essentialTemplates]);
  const isFromAddress = sql`${messages.originAddress} = ${originAddress}`;
  const isFromNetwork = sql`${messages.originNetwork} = ${originNetwork}`;
  const count = (...conditions: (ReturnType<typeof sql> | undefined)[]) =>
    sql<number>`count(*) filter (where ${and(...conditions)})::int`;
  const [counted] = await tx.db
    .select({
      recipient: count(isRecent, sql`${messages.recipient} = ${recipient}`),
      visitorAddress: { hour: count(isAlike, isFromAddress, isRecent), day: count(isAlike, isFromAddress) },
      visitorNetwork: { hour: count(isAlike, isFromNetwork, isRecent), day: count(isAlike, isFromNetwork) },
      visitorAll: { hour: count(isAlike, isRecent), day: count(isAlike) },
    })
    .from(messages)
    .where(
      and(
        isNotNull(messages.originNetwork),
        gte(messages.sendingSince, new Date(tx.now.getTime() - DAY_MS)),
        ne(messages.id, id),
        wasSent,
      ),
    );
  if (!counted) throw new Error('The messages of visitors were not counted');
  return counted;
}
