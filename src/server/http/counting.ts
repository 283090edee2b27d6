import type { Database } from '../db/client.ts';

/** What is counted under a key: so many points in a span of milliseconds at most. */
export interface Account {
  key: string;
  points: number;
  spanMs: number;
}

interface Counted {
  isOver: boolean;
  /** Until its span ends. */
  ms: number;
}

type Counting = Pick<Database, 'query'>;

/** Between the clocks of several processes. */
const CLOCK_SLACK_MS = 10_000;

/** A span that ended, or that ends later than any that began now: the clock was set back. */
const IS_OVER = `l.expire <= $2::bigint or l.expire > excluded.expire + ${CLOCK_SLACK_MS}`;

/** Counts in the account at this place, the first being 1: after another only where that one is not over. */
const countAt = (place: number): string => `counted${place} as (
  insert into rate_limits as l (key, points, expire)
  select ($3::text[])[${place}], $1::int, $2::bigint + ($4::bigint[])[${place}]
  ${place === 1 ? '' : `from counted${place - 1} where not "isOver"`}
  on conflict (key) do update set
    points = case when ${IS_OVER} then excluded.points else l.points + excluded.points end,
    expire = case when ${IS_OVER} then excluded.expire else l.expire end
  returning ${place} as place, points > ($5::bigint[])[${place}] as "isOver", (expire - $2::bigint)::int as ms)`;

/**
 * Counts points in these accounts in turn, in one statement, and goes on only from one that is not over: what is
 * refused there counts in none after it. Gives what stands in those that were counted in, the last one over or not.
 */
export async function countInTurn(
  database: Counting,
  accounts: readonly Account[],
  points: number,
): Promise<Counted[]> {
  const places = accounts.map((_, index) => index + 1);
  const { rows } = await database.query(
    `with ${places.map(countAt).join(', ')}
    ${places.map((place) => `select * from counted${place}`).join(' union all ')} order by place`,
    [
      points,
      Date.now(),
      accounts.map(({ key }) => key),
      accounts.map(({ spanMs }) => spanMs),
      accounts.map((account) => account.points),
    ],
  );
  return rows as Counted[];
}

/** Takes points back; what a new span began with meanwhile is no less than none. */
export async function giveBack(database: Counting, keys: readonly string[], points: number): Promise<void> {
  await database.query('update rate_limits set points = greatest(points - $2::int, 0) where key = any($1::text[])', [
    keys,
    points,
  ]);
}

export async function forget(database: Counting, key: string): Promise<void> {
  await database.query('delete from rate_limits where key = $1', [key]);
}
