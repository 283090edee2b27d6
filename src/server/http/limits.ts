import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { isStaff } from '../../shared/auth/roles.ts';
import type { Actor } from '../context.ts';
import type { Database } from '../db/client.ts';
import { tooMany, tooManyFromHere, tooMuchSpace } from './errors.ts';
import { networkOf, subscriberOf } from './network.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * What may be asked how often, counted in the database so that several processes count together (design §2). Many
 * phones of one operator share an address: limits by address are wide, those by person or identifier narrow.
 */
const rules = {
  login: { points: 10, duration: 15 * MINUTE },
  loginByAddress: { points: 100, duration: 15 * MINUTE },
  register: { points: 120, duration: HOUR },
  secondFactor: { points: 20, duration: HOUR },
  secondFactorByAddress: { points: 10, duration: 15 * MINUTE },
  passkeyOptions: { points: 60, duration: 15 * MINUTE },
  enrolment: { points: 60, duration: HOUR },
  resetByIdentifier: { points: 3, duration: HOUR },
  reset: { points: 60, duration: HOUR },
  lostLink: { points: 60, duration: HOUR },
  password: { points: 10, duration: 15 * MINUTE },
  contactChange: { points: 5, duration: HOUR },
  submit: { points: 40, duration: HOUR },
  leads: { points: 600, duration: HOUR },
  invite: { points: 60, duration: HOUR },
  contact: { points: 20, duration: HOUR },
  preview: { points: 60, duration: 15 * MINUTE },
  trackingLink: { points: 600, duration: HOUR },
  trackingAct: { points: 60, duration: HOUR },
  trackingCode: { points: 5, duration: HOUR },
  trackingCodeOfDay: { points: 10, duration: DAY },
  ownData: { points: 20, duration: HOUR },
  upload: { points: 120, duration: HOUR },
  checkout: { points: 60, duration: HOUR },
  confirmPayment: { points: 60, duration: 10 * MINUTE },
  testPayment: { points: 20, duration: HOUR },
  notice: { points: 3000, duration: MINUTE },
} as const;

/**
 * What is bounded besides by where it comes from, however many accounts somebody made there: an address, and the
 * network around it. Not for staff, whose office has one address. The numbers: docs/decisions/0042.
 */
const outsideRules = {
  register: { address: 120, network: 360, duration: HOUR },
  submit: { address: 150, network: 450, duration: HOUR },
  reset: { address: 60, network: 180, duration: HOUR },
  lostLink: { address: 60, network: 180, duration: HOUR },
  contact: { address: 60, network: 180, duration: HOUR },
  trackingLink: { address: 600, network: 1800, duration: HOUR },
  trackingCode: { address: 60, network: 180, duration: HOUR },
} as const satisfies Partial<Record<keyof typeof rules, { address: number; network: number; duration: number }>>;

const KIB = 1024;
const MIB_IN_KIB = 1024;

/** What may be stored in a day, in KiB (docs/decisions/0043). */
const spaceRules = {
  person: { points: 200 * MIB_IN_KIB, duration: DAY },
  address: { points: 1024 * MIB_IN_KIB, duration: DAY },
  network: { points: 3 * 1024 * MIB_IN_KIB, duration: DAY },
} as const;

export type LimitName = keyof typeof rules;

/** What was counted, and may turn out not to be needed. */
export interface SpentSpace {
  giveBack: () => Promise<void>;
}

export interface Limits {
  /** Counts one; raises 429 with the seconds to wait once the points are used up. */
  consume: (name: LimitName, subject: string) => Promise<void>;
  /** Counts one by its address and its network; raises 429. Staff, and what is not bounded so, pass. */
  consumeFromOutside: (name: LimitName, caller: { actor: Actor | null; ip: string }) => Promise<void>;
  /** Counts bytes that are stored by the person, the address and its network; raises 429 and counts nothing then. */
  spendSpace: (caller: { userId: string; ip: string }, bytes: number) => Promise<SpentSpace>;
  /** Forgets what was counted: the person proved who they are. */
  forgive: (name: LimitName, subject: string) => Promise<void>;
}

/** Between the clocks of several processes. */
const CLOCK_SLACK_MS = 10_000;

/** @param factor multiplies every number; tests and load measurements raise it. */
export function createLimits(database: Database, factor: number): Limits {
  const storeClient = {
    query: (query: { text: string; values?: unknown[] }) => database.query(query.text, query.values),
  };
  const make = (keyPrefix: string, { points, duration }: { points: number; duration: number }) =>
    new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points: Math.ceil(points * factor),
      duration,
    });
  const limiters = mapOf(rules, make);
  const byAddress = mapOf(outsideRules, (name, { address: points, duration }) =>
    make(`${name}Address`, { points, duration }),
  );
  const byNetwork = mapOf(outsideRules, (name, { network: points, duration }) =>
    make(`${name}Network`, { points, duration }),
  );
  const space = {
    person: make('spaceOfPerson', spaceRules.person),
    address: make('spaceOfAddress', spaceRules.address),
    network: make('spaceOfNetwork', spaceRules.network),
  };
  const limiter = (name: LimitName): RateLimiterPostgres => {
    const found = limiters.get(name);
    if (!found) throw new Error(`No rate limit is called ${name}`);
    return found;
  };

  return {
    consume: (name, subject) => take(limiter(name), subject, tooMany),
    async consumeFromOutside(name, { actor, ip }) {
      const [address, network] = [byAddress.get(name), byNetwork.get(name)];
      if (!address || !network || isStaff(actor?.role)) return;
      await take(address, subscriberOf(ip), tooManyFromHere);
      await take(network, networkOf(ip), tooManyFromHere);
    },
    async spendSpace({ userId, ip }, bytes) {
      const points = Math.ceil(bytes / KIB);
      const spent: (() => Promise<unknown>)[] = [];
      const giveBack = async () => {
        for (const back of spent.splice(0)) await back();
      };
      const accounts = [
        [space.person, userId],
        [space.address, subscriberOf(ip)],
        [space.network, networkOf(ip)],
      ] as const;
      try {
        for (const [account, subject] of accounts) {
          spent.push(() => account.reward(subject, points));
          await take(account, subject, tooMuchSpace, points);
        }
      } catch (error) {
        await giveBack();
        throw error;
      }
      return { giveBack };
    },
    async forgive(name, subject) {
      await limiter(name).delete(subject.slice(0, 200));
    },
  };
}

function mapOf<Rule, Made>(rules: Record<string, Rule>, make: (name: string, rule: Rule) => Made): Map<string, Made> {
  return new Map(Object.entries(rules).map(([name, rule]) => [name, make(name, rule)]));
}

/** Counts. Where the stored end is further away than it ever was, the clock was set back: the count begins anew. */
async function take(
  limiter: RateLimiterPostgres,
  subject: string,
  refusal: (seconds: number) => Error,
  points = 1,
): Promise<void> {
  const key = subject.slice(0, 200);
  let counted = await count(limiter, key, points);
  if (counted.msBeforeNext > limiter.duration * 1000 + CLOCK_SLACK_MS) {
    await limiter.delete(key);
    counted = await count(limiter, key, points);
  }
  if (counted.isOver) throw refusal(Math.max(1, Math.ceil(counted.msBeforeNext / 1000)));
}

async function count(
  limiter: RateLimiterPostgres,
  key: string,
  points: number,
): Promise<{ isOver: boolean; msBeforeNext: number }> {
  try {
    return { isOver: false, msBeforeNext: (await limiter.consume(key, points)).msBeforeNext };
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return { isOver: true, msBeforeNext: refused.msBeforeNext };
  }
}
