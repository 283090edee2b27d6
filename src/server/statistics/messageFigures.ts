import { and, asc, between, sql } from 'drizzle-orm';
import { messageChannels } from '../../shared/messages/status.ts';
import { pointsOf } from '../../shared/statistics/period.ts';
import type { Statistics } from '../../shared/statistics/views.ts';
import type { Db } from '../db/client.ts';
import { messageDays } from '../db/schema/index.ts';
import { type Compared, isCurrent, pointOf, total } from './projectFigures.ts';

type Delivery = Statistics['messages'][number]['current'];

const nothing: Delivery = { sent: 0, delivered: 0, failed: 0, segments: 0 };

const sums = {
  sent: total(messageDays.sent),
  delivered: total(messageDays.delivered),
  failed: total(messageDays.failed),
  segments: total(messageDays.segments),
};

/** What became of the messages that went out in both periods, and day by day or month by month in the one asked for. */
export async function readMessages(db: Db, compared: Compared): Promise<Pick<Statistics, 'messages' | 'deliveries'>> {
  const { period, previous, unit } = compared;
  const [totals, points] = await Promise.all([
    db
      .select({ channel: messageDays.channel, isCurrent: isCurrent(messageDays.day, compared), ...sums })
      .from(messageDays)
      .where(between(messageDays.day, previous.from, period.to))
      .groupBy(messageDays.channel, sql`2`),
    db
      .select({ channel: messageDays.channel, start: pointOf(messageDays.day, unit), ...sums })
      .from(messageDays)
      .where(and(between(messageDays.day, period.from, period.to)))
      .groupBy(messageDays.channel, sql`2`)
      .orderBy(asc(sql`2`)),
  ]);
  const during = (channel: string, wanted: boolean) =>
    deliveryOf(totals.find((row) => row.channel === channel && row.isCurrent === wanted));
  return {
    messages: messageChannels.map((channel) => ({
      channel,
      current: during(channel, true),
      previous: during(channel, false),
    })),
    deliveries: messageChannels.flatMap((channel) =>
      pointsOf(period, unit).map((start) => ({
        start,
        channel,
        ...deliveryOf(points.find((row) => row.channel === channel && row.start === start)),
      })),
    ),
  };
}

function deliveryOf(row: Delivery | undefined): Delivery {
  if (!row) return nothing;
  const { sent, delivered, failed, segments } = row;
  return { sent, delivered, failed, segments };
}
