import type { FastifyBaseLogger } from 'fastify';
import type { Role } from '../shared/auth/roles.ts';
import type { EnterpriseState } from '../shared/enterprises/status.ts';
import type { Point } from '../shared/places/distance.ts';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import { type PendingActs, writePendingActs } from './db/pendingActs.ts';
import { unauthenticated } from './http/errors.ts';
import type { SecurityEvent } from './http/securityEvents.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { FileStorage } from './storage/storage.ts';

/** Who is calling: read from the database at each request, so that a role taken away is gone at once. */
export interface Actor {
  id: string;
  role: Role;
  enterpriseId: string | null;
  firstName: string;
  lastName: string;
  sessionId: string;
}

/** What the rules of the marketplace look at in whoever asks, read with their session. */
export interface Standing {
  /** The rows of the settings by their keys, as JSON: alike for everybody until an admin changes one. */
  settings: string | null;
  /** Null for whoever has none. */
  enterprise: EnterpriseStanding | null;
}

export interface EnterpriseStanding {
  status: EnterpriseState;
  cityId: string | null;
  region: string | null;
  address: string;
  /** Telephones and mailboxes at which it and its people are reached. */
  contacts: string[];
  /** What the enterprise offers and where it wants to work; it may have named neither. */
  serviceIds: string[];
  wishedCityIds: string[];
  /** Its own places: its city, the districts that its address names, and the cities it wants to work in. */
  places: (Point & { kind: 'city' | 'district' | 'wished' })[];
  /** The limits of the running subscription, amounts in GNF; null without one, a null limit is none. */
  plan: {
    packageId: string;
    minBudget: number | null;
    maxBudget: number | null;
    monthlyAcceptances: number | null;
  } | null;
  /** In the calendar month of the request, Conakry time, without those that were given back. */
  acceptedThisMonth: number;
}

/** All that an operation may use, made per request or per job; operations hold no state and read no clock. */
export interface Context {
  db: Db;
  actor: Actor | null;
  /** Of the actor, on routes that ask for it (`readsStanding`). */
  standing?: Standing;
  now: Date;
  config: Config;
  jobs: Jobs;
  storage: FileStorage;
  requestId: string;
  /** Security events that no reply shows, for the log (`health/securityLog.ts`). A job has no such log. */
  noticed?: SecurityEvent[];
  /** For what fails beside the answer. What a job fails at is logged by its queue. */
  log?: FastifyBaseLogger;
  /** The client acts by the link they were sent (docs/decisions/0061): the audit trail says so. */
  isByLink?: boolean;
  /** What the running transaction did so far, which it writes at its end; undefined outside of one. */
  pendingActs?: PendingActs;
  /** The network address of who asks; undefined in a job that nobody outside caused. */
  address?: string | undefined;
}

/** The caller, who must be somebody. Raises 401. */
export function actorOf(ctx: Context): Actor {
  if (!ctx.actor) throw unauthenticated();
  return ctx.actor;
}

/**
 * Runs an operation in a transaction: what it writes, the jobs it enqueues and the acts it records exist together or
 * not at all.
 */
export function inTransaction<Result>(ctx: Context, operation: (tx: Context) => Promise<Result>): Promise<Result> {
  return ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db: db as unknown as Db, pendingActs: [] };
    const result = await operation(tx);
    await writePendingActs(tx);
    return result;
  });
}
