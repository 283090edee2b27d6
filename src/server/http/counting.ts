import type { Database } from '../db/client.ts';

/** What is counted under a key: so many points in a span of milliseconds at most. */
export interface Account {
  key: string;
  points: number;
  spanMs: number;
}

interface Counted {
  /** In the span that runs, with those counted just now. */
  points: number;
  /** Until the span ends. */
  ms: number;
}

type Counting = Pick<Database, 'query'>;

/** Between the clocks of several processes. */
const CLOCK_SLACK_MS = 10_000;

/** A span that ended, or that ends later than any that began now: the clock was set back. */
const IS_OVER = `l.expire <= $2::bigint or l.expire > excluded.expire + ${CLOCK_SLACK_MS}`;

/** The parameters of one account: key, span, points. */
const parametersOf = (place: number): [string, string, string] => {
  const [key, span, points] = [3, 4, 5].map((first) => `$${first + place * 3}`);
  return [`${key}::text`, `${span}::bigint`, `${points}::bigint`];
};

function countOf(place: number): string {
  const [key, span] = parametersOf(place);
  const [, , most] = parametersOf(place - 1);
  const former = place === 0 ? '' : `from counted${place - 1} where points <= ${most}`;
  return `counted${place} as (
    insert into rate_limits as l (key, points, expire) select ${key}, $1::int, $2::bigint + ${span} ${former}
    on conflict (key) do update set points = case when ${IS_OVER} then excluded.points else l.points + excluded.points end,
      expire = case when ${IS_OVER} then excluded.expire else l.expire end
    returning points, expire)`;
}

const placesOf = (accounts: readonly Account[]): number[] => accounts.map((_, place) => place);

/**
 * Counts points in these accounts in turn, in one statement, and goes on only from one that is not over: what is
 * refused there counts in none after it. Gives what stands in those that were counted in, the last one refused or not.
 */
export async function countInTurn(
  database: Counting,
  accounts: readonly Account[],
  points: number,
): Promise<Counted[]> {
  const places = placesOf(accounts);
  const given = accounts.flatMap(({ key, spanMs, points: most }) => [key, spanMs, most]);
  // The points allowed in the last account are compared by the caller: the statement has no place for them.
  given.pop();
  const { rows } = await database.query(
    `with ${places.map(countOf).join(', ')}
    select points, (expire - $2::bigint)::int as ms from (
      ${places.map((place) => `select ${place} as place, points, expire from counted${place}`).join(' union all ')}) counted
    order by place`,
    [points, Date.now(), ...given],
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
