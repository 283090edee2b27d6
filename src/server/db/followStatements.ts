import type pg from 'pg';
import type { Tracing } from '../tracing/tracing.ts';

type Follow = Tracing['statement'];
type Query = (...given: unknown[]) => Promise<unknown>;

/** Follows the statements of the pool and of the connections taken from it, those of transactions among them. */
export function followPool(pool: pg.Pool, follow: Follow): void {
  const followed = new WeakSet<object>();
  const followQueries = (target: { query: unknown }) => {
    if (followed.has(target)) return;
    followed.add(target);
    const query = (target.query as Query).bind(target);
    // With a callback it is the pool itself that asks, for a statement that is followed already.
    target.query = (...given: unknown[]) =>
      typeof given.at(-1) === 'function' ? query(...given) : follow(textOf(given[0]), () => query(...given));
  };
  followQueries(pool);
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => Promise<pg.PoolClient>;
  pool.connect = (async (...given: unknown[]) => {
    if (given.length > 0) return connect(...given);
    const client = await connect();
    followQueries(client);
    return client;
  }) as typeof pool.connect;
}

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { text?: string }).text ?? '');
