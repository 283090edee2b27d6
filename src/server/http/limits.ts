import { isStaff } from '../../shared/auth/roles.ts';
import type { Actor } from '../context.ts';
import type { Database } from '../db/client.ts';
import { type Account, countInTurn, forget, giveBack } from './counting.ts';
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
  placeSearch: { points: 1200, duration: HOUR },
  leads: { points: 600, duration: HOUR },
  reminder: { points: 20, duration: DAY },
  enterpriseUpdate: { points: 60, duration: HOUR },
  invite: { points: 60, duration: HOUR },
  contact: { points: 20, duration: HOUR },
  preview: { points: 60, duration: 15 * MINUTE },
  trackingLink: { points: 600, duration: HOUR },
  trackingAct: { points: 60, duration: HOUR },
  trackingCode: { points: 5, duration: HOUR },
  trackingCodeOfDay: { points: 10, duration: DAY },
  trackingCodeOfNumber: { points: 60, duration: DAY },
  ownData: { points: 20, duration: HOUR },
  upload: { points: 120, duration: HOUR },
  soundUpload: { points: 900, duration: HOUR },
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
  placeSearch: { address: 3000, network: 9000, duration: HOUR },
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

/** Who is counted: by themselves where they are known, else by their address, of IPv6 by its /64. */
interface Caller {
  actor: Actor | null;
  ip: string;
}

export interface Limits {
  /** Counts one; raises 429 with the seconds to wait once the points are used up. */
  consume: (name: LimitName, subject: string) => Promise<void>;
  /** Counts one by its address and its network; raises 429. Staff, and what is not bounded so, pass. */
  consumeFromOutside: (name: LimitName, caller: Caller) => Promise<void>;
  /** Counts one by who asks, then from outside: what is refused to somebody is not counted to their network. */
  consumeOf: (name: LimitName, caller: Caller) => Promise<void>;
  /** Counts bytes that are stored by the person, the address and its network; raises 429 and counts nothing then. */
  spendSpace: (caller: { userId: string; ip: string }, bytes: number) => Promise<SpentSpace>;
  /** Forgets what was counted: the person proved who they are. */
  forgive: (name: LimitName, subject: string) => Promise<void>;
}

interface Bounded extends Account {
  refusal: (seconds: number) => Error;
}

/** @param factor multiplies every number; tests and load measurements raise it. */
export function createLimits(database: Database, factor: number): Limits {
  const account = (
    name: string,
    subject: string,
    { points, duration }: { points: number; duration: number },
    refusal: Bounded['refusal'],
  ): Bounded => ({
    key: keyOf(name, subject),
    points: Math.ceil(points * factor),
    spanMs: duration * 1000,
    refusal,
  });
  const own = (name: LimitName, subject: string) => account(name, subject, rules[name], tooMany);
  const outside = (name: LimitName, { actor, ip }: Caller): Bounded[] => {
    const bounds = boundsFromOutside(name);
    if (!bounds || isStaff(actor?.role)) return [];
    const { address, network, duration } = bounds;
    return [
      account(`${name}Address`, subscriberOf(ip), { points: address, duration }, tooManyFromHere),
      account(`${name}Network`, networkOf(ip), { points: network, duration }, tooManyFromHere),
    ];
  };
  const take = async (accounts: readonly Bounded[]) => {
    const { refusal } = await count(database, accounts, 1);
    if (refusal) throw refusal;
  };

  return {
    consume: (name, subject) => take([own(name, subject)]),
    consumeFromOutside: (name, caller) => take(outside(name, caller)),
    consumeOf: (name, caller) => {
      const { actor, ip } = caller;
      const itself = actor
        ? own(name, `user:${actor.id}`)
        : account(name, `address:${subscriberOf(ip)}`, rules[name], tooManyFromHere);
      return take([itself, ...outside(name, caller)]);
    },
    async spendSpace({ userId, ip }, bytes) {
      const points = Math.ceil(bytes / KIB);
      const accounts = [
        account('spaceOfPerson', userId, spaceRules.person, tooMuchSpace),
        account('spaceOfAddress', subscriberOf(ip), spaceRules.address, tooMuchSpace),
        account('spaceOfNetwork', networkOf(ip), spaceRules.network, tooMuchSpace),
      ];
      const { keys, refusal } = await count(database, accounts, points);
      const spent = { giveBack: () => giveBack(database, keys.splice(0), points) };
      if (refusal) {
        await spent.giveBack();
        throw refusal;
      }
      return spent;
    },
    forgive: (name, subject) => forget(database, keyOf(name, subject)),
  };
}

const keyOf = (name: string, subject: string): string => `${name}:${subject.slice(0, 200)}`;

/** Undefined where a limit is not bounded from outside. */
const boundsFromOutside = (name: LimitName) =>
  (outsideRules as Partial<Record<LimitName, { address: number; network: number; duration: number }>>)[name];

/** Counts in these accounts in turn. Gives the keys that were counted under, and what the last of them refuses with. */
async function count(
  database: Database,
  accounts: readonly Bounded[],
  points: number,
): Promise<{ keys: string[]; refusal: Error | undefined }> {
  if (accounts.length === 0) return { keys: [], refusal: undefined };
  const counted = await countInTurn(database, accounts, points);
  const keys = accounts.slice(0, counted.length).map(({ key }) => key);
  const [last, stands] = [accounts[counted.length - 1], counted.at(-1)];
  if (!last || !stands?.isOver) return { keys, refusal: undefined };
  return { keys, refusal: last.refusal(Math.max(1, Math.ceil(stands.ms / 1000))) };
}
