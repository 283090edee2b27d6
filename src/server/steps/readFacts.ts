import { and, eq, isNull, min, sql } from 'drizzle-orm';
import type { Facts } from '../../shared/followUps/circumstances.ts';
import { openStages } from '../../shared/leads/status.ts';
import type { Context } from '../context.ts';
import { isOneOf } from '../db/literal.ts';
import { acceptances, callRequests, projects, quotes, reserves } from '../db/schema/index.ts';
import { chosenFollowUps, type FollowUpRules, rulesOf } from './rules.ts';

/** The stages in which the contractor has spoken with the client. */
const spokenStages = ['Contacted', 'Visited', 'Quoted'] as const;

export interface Followed {
  facts: Facts;
  /** The step that it has, by whom, until when and since when. */
  present: Pick<typeof projects.$inferSelect, 'nextStep' | 'nextStepBy' | 'nextStepAt' | 'stepSince'>;
  rules: FollowUpRules;
}

/**
 * What the next step of a request depends on, in one statement: the step it has, its circumstances, and what an admin
 * set of the follow-up. Undefined for no request.
 */
export async function readFacts({ db }: Context, projectId: string): Promise<Followed | undefined> {
  const isOpenLead = isOneOf(acceptances.stage, openStages);
  const hasSpoken = isOneOf(acceptances.stage, spokenStages);
  // Where the client chose after the day that was offered, the work begins no sooner than that. Conakry keeps UTC.
  const startsOn = sql`greatest(${quotes.startsOn}, (${quotes.decidedAt} at time zone 'UTC')::date)`;
  const [row] = await db
    .select({
      status: projects.status,
      submittedAt: projects.submittedAt,
      publishedAt: projects.publishedAt,
      extendedAt: projects.extendedAt,
      hiredAt: projects.hiredAt,
      contactConfirmedAt: projects.contactConfirmedAt,
      nextStep: projects.nextStep,
      nextStepBy: projects.nextStepBy,
      nextStepAt: projects.nextStepAt,
      stepSince: projects.stepSince,
      callAt: callRequests.callAt,
      acceptedAt: sql`max(${acceptances.acceptedAt}) filter (where ${isOpenLead})`.mapWith(acceptances.acceptedAt),
      spokenAt: sql`max(${acceptances.stageSince}) filter (where ${hasSpoken})`.mapWith(acceptances.stageSince),
      releaseAt: min(acceptances.releaseAt),
      quotedAt: sql`max(${quotes.sentAt}) filter (where ${quotes.status} = 'Sent')`.mapWith(quotes.sentAt),
      endsOn: sql<
        string | null
      >`(max(${startsOn} + ${quotes.durationDays}) filter (where ${quotes.status} = 'Accepted'))::text`,
      reservedUntil: sql<string | null>`min(${reserves.dueOn})::text`,
      chosen: chosenFollowUps,
    })
    .from(projects)
    .leftJoin(
      acceptances,
      and(eq(acceptances.projectId, projects.id), isOneOf(acceptances.stage, [...openStages, 'Completed'])),
    )
    .leftJoin(quotes, and(eq(quotes.leadId, acceptances.id), isOneOf(quotes.status, ['Sent', 'Accepted'])))
    .leftJoin(reserves, and(eq(reserves.leadId, acceptances.id), isNull(reserves.liftedAt)))
    .leftJoin(callRequests, and(eq(callRequests.projectId, projects.id), isNull(callRequests.doneAt)))
    .where(eq(projects.id, projectId))
    .groupBy(projects.id, callRequests.id);
  if (!row) return undefined;
  const { nextStep, nextStepBy, nextStepAt, stepSince, chosen, contactConfirmedAt, spokenAt, ...facts } = row;
  const present = { nextStep, nextStepBy, nextStepAt, stepSince };
  return { facts: { ...facts, contactedAt: contactedAt(row) }, present, rules: rulesOf(chosen) };
}

interface Spoken {
  acceptedAt: Date | null;
  spokenAt: Date | null;
  contactConfirmedAt: Date | null;
}

/** What the client said counts for those who had accepted by then. */
function contactedAt({ acceptedAt, spokenAt, contactConfirmedAt }: Spoken): Date | null {
  if (spokenAt) return spokenAt;
  return contactConfirmedAt && acceptedAt && contactConfirmedAt >= acceptedAt ? contactConfirmedAt : null;
}
