import { and, eq, gte, ne } from 'drizzle-orm';
import { isoDate } from '../../shared/format/dates.ts';
import type { Context } from '../context.ts';
import { leadCalls } from '../db/schema/index.ts';
import type { Lead } from './lockLead.ts';

/** What « client injoignable » asks for since the lead is in its stage; the days are those of Conakry, which is UTC. */
export const claimNeeds = { attempts: 3, days: 2 } as const;

export interface Attempts {
  attempts: number;
  days: number;
}

/** The calls that did not reach the client, and on how many days they were made. */
export async function attemptsOf({ db }: Context, { id, stageSince }: Pick<Lead, 'id' | 'stageSince'>) {
  const calls = await db
    .select({ calledAt: leadCalls.calledAt })
    .from(leadCalls)
    .where(and(eq(leadCalls.leadId, id), ne(leadCalls.outcome, 'reached'), gte(leadCalls.calledAt, stageSince)));
  return { attempts: calls.length, days: new Set(calls.map(({ calledAt }) => isoDate(calledAt))).size };
}

export const areEnough = ({ attempts, days }: Attempts): boolean =>
  attempts >= claimNeeds.attempts && days >= claimNeeds.days;
