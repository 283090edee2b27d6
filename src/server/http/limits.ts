import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/client.ts';
import { tooMany } from './errors.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * What may be asked how often, counted in the database so that several processes count together (design §2). Many
 * phones of one operator share an address: limits by address are wide, those by person or identifier narrow.
 */
const rules = {
  loginByIdentifier: { points: 10, duration: 15 * MINUTE },
  loginByAddress: { points: 100, duration: 15 * MINUTE },
  register: { points: 60, duration: HOUR },
  resetByIdentifier: { points: 3, duration: HOUR },
  reset: { points: 60, duration: HOUR },
  password: { points: 10, duration: 15 * MINUTE },
  submit: { points: 40, duration: HOUR },
  invite: { points: 60, duration: HOUR },
  contact: { points: 20, duration: HOUR },
  preview: { points: 60, duration: 15 * MINUTE },
  upload: { points: 120, duration: HOUR },
  checkout: { points: 60, duration: HOUR },
  confirmPayment: { points: 60, duration: 10 * MINUTE },
  testPayment: { points: 20, duration: HOUR },
  notice: { points: 3000, duration: MINUTE },
} as const;

export type LimitName = keyof typeof rules;

export interface Limits {
  /** Counts one; raises 429 with the seconds to wait once the points are used up. */
  consume: (name: LimitName, subject: string) => Promise<void>;
  /** Forgets what was counted: the person proved who they are. */
  forgive: (name: LimitName, subject: string) => Promise<void>;
}

/** @param factor multiplies every number; tests and load measurements raise it. */
export function createLimits(database: Database, factor: number): Limits {
  const storeClient = {
    query: (query: { text: string; values?: unknown[] }) => database.query(query.text, query.values),
  };
  const limiters = new Map(
    Object.entries(rules).map(([name, rule]) => [
      name,
      new RateLimiterPostgres({
        storeClient,
        storeType: 'client',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: Math.ceil(rule.points * factor),
        duration: rule.duration,
      }),
    ]),
  );
  const limiter = (name: LimitName): RateLimiterPostgres => {
    const found = limiters.get(name);
    if (!found) throw new Error(`No rate limit is called ${name}`);
    return found;
  };

  return {
    async consume(name, subject) {
      try {
        await limiter(name).consume(subject.slice(0, 200));
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw tooMany(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
        throw refusal;
      }
    },
    async forgive(name, subject) {
      await limiter(name).delete(subject.slice(0, 200));
    },
  };
}
