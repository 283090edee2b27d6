import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { v7 } from 'uuid';
import type { Statement } from './recordStatements.ts';

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The same reads through `pg` alone, as parallel as they were. */
export async function replayReads(pool: pg.Pool, statements: readonly Statement[]): Promise<void> {
  let running: Promise<unknown>[] = [];
  for (const { config, values, isParallel } of statements) {
    if (!isParallel) {
      await Promise.all(running);
      running = [];
    }
    running.push(pool.query(config, values as unknown[]));
  }
  await Promise.all(running);
}

/**
 * The same statements again, each time with new ids where two recordings of the product differ: a uuid that differs is
 * new, the target's is the next target's, a number that differs counts on, any other text that differs is random.
 */
export function createWriteReplay(
  pool: pg.Pool,
  one: readonly Statement[],
  other: readonly Statement[],
  oneTarget: string,
) {
  const counters = new Map<string, number>();
  const isVariable = (at: number, index: number) =>
    JSON.stringify(one[at]?.values[index]) !== JSON.stringify(other[at]?.values[index]);

  return async (target: string) => {
    const fresh = new Map([[oneTarget, target]]);
    const renew = (uuid: string): string => {
      const known = fresh.get(uuid) ?? v7();
      fresh.set(uuid, known);
      return known;
    };
    const variant = (value: unknown, at: number, index: number): unknown => {
      if (typeof value === 'number') return count(`${at} ${index}`, value);
      if (typeof value !== 'string') return value;
      return uuids.test(value) ? value.replace(uuids, renew) : textual(value);
    };
    const count = (key: string, from: number) => {
      const next = (counters.get(key) ?? from + 1_000_000) + 1;
      counters.set(key, next);
      return next;
    };
    const client = await pool.connect();
    try {
      for (const [at, { config, values }] of one.entries()) {
        await client.query(
          config,
          values.map((value, index) => (isVariable(at, index) ? variant(value, at, index) : value)),
        );
      }
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };
}

/** Instants stay as they were recorded; hashes and keys become others. */
const textual = (value: string) => (/^\d{4}-\d\d-\d\dT/.test(value) ? value : randomBytes(24).toString('base64url'));
