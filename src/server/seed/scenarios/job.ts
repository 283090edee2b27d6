import { and, desc, eq } from 'drizzle-orm';
import type { Actor, Context } from '../../context.ts';
import { acceptances, quotes, reviews } from '../../db/schema/index.ts';
import { reviewVersion } from '../../reviews/checkReview.ts';

/** A request whose job is played, at the time of the act that is carried out. */
export interface Job {
  projectId: string;
  /** Ids of the leads that were found, by project and enterprise. */
  leads: Map<string, string>;
  /** Null for the client, who acts by their link. */
  as: (actor: Actor | null) => Context;
  clock: () => Context;
}

/** One press of a button: the operation behind it, by the person who presses it. */
export type Act = (job: Job) => Promise<unknown>;

export type Contractor = Actor & { enterpriseId: string };

/** Of the contractor on this request. */
export async function leadOf(job: Job, { enterpriseId }: Contractor): Promise<string> {
  const key = `${job.projectId} ${enterpriseId}`;
  const known = job.leads.get(key);
  if (known) return known;
  const { db } = job.clock();
  const ofBoth = and(eq(acceptances.projectId, job.projectId), eq(acceptances.enterpriseId, enterpriseId));
  const [lead] = await db.select({ id: acceptances.id }).from(acceptances).where(ofBoth);
  const { id } = found(lead);
  job.leads.set(key, id);
  return id;
}

/** What was written for a lead last. */
export async function lastQuoteOf({ db }: Context, leadId: string): Promise<string> {
  const last = await db
    .select({ id: quotes.id })
    .from(quotes)
    .where(eq(quotes.leadId, leadId))
    .orderBy(desc(quotes.version))
    .limit(1);
  return found(last[0]).id;
}

export async function reviewOf({ db }: Context, leadId: string): Promise<{ id: string; version: string }> {
  const [review] = await db
    .select({ id: reviews.id, version: reviewVersion })
    .from(reviews)
    .where(eq(reviews.leadId, leadId));
  return found(review);
}

function found<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('A scenario acts on what is not there');
  return row;
}
