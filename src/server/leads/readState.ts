import { asc, desc, eq } from 'drizzle-orm';
import { leadMachine } from '../../shared/leads/status.ts';
import type { LeadState } from '../../shared/leads/views.ts';
import { canMove } from '../../shared/states/machine.ts';
import { actorOf, type Context } from '../context.ts';
import { fullNameOf } from '../db/fullNameOf.ts';
import { acceptances, leadCalls, leadNotes, users } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import { readFollowUpRules } from '../steps/rules.ts';
import { areEnough, attemptsOf, claimNeeds } from './claim.ts';
import { CODE_TRIES, triesOf } from './closeByCode.ts';
import { presentNextAct } from './nextAct.ts';
import { readReserves } from './reserves.ts';

/** The contractor's part of their own lead. Raises 404 for another's: it tells nothing of them. */
export async function readState(ctx: Context, id: string): Promise<LeadState> {
  const { enterpriseId } = actorOf(ctx);
  const [lead] = await ctx.db.select().from(acceptances).where(eq(acceptances.id, id));
  if (!lead || lead.enterpriseId !== enterpriseId) throw notFound();
  const [{ holidays }, calls, notes, made, tries, reserves] = await Promise.all([
    readFollowUpRules(ctx.db),
    ctx.db.select().from(leadCalls).where(eq(leadCalls.leadId, id)).orderBy(desc(leadCalls.calledAt)),
    notesOf(ctx, id),
    attemptsOf(ctx, lead),
    triesOf(ctx, id),
    readReserves(ctx, id),
  ]);
  return {
    id,
    projectId: lead.projectId,
    stage: lead.stage,
    stageSince: lead.stageSince.toISOString(),
    acceptedAt: lead.acceptedAt.toISOString(),
    endReason: lead.endReason,
    plannedFor: instantOf(lead.plannedFor),
    remindAt: instantOf(lead.remindAt),
    reminder: lead.reminder,
    releaseAt: instantOf(lead.releaseAt),
    releasedAt: instantOf(lead.releasedAt),
    nextAct: presentNextAct(lead, holidays),
    calls: calls.map((call) => ({ id: call.id, calledAt: call.calledAt.toISOString(), outcome: call.outcome })),
    notes: notes.map(({ createdAt, ...note }) => ({ ...note, createdAt: createdAt.toISOString() })),
    claim: {
      attempts: made.attempts,
      attemptsNeeded: claimNeeds.attempts,
      days: made.days,
      daysNeeded: claimNeeds.days,
      isAllowed: canMove(leadMachine, 'claimUnreachable', lead.stage) && areEnough(made),
    },
    closing: canMove(leadMachine, 'complete', lead.stage) ? presentTries(ctx, tries) : null,
    reserves,
  };
}

function presentTries({ now }: Context, { wrongCodes, lockedUntil }: Awaited<ReturnType<typeof triesOf>>) {
  return {
    triesLeft: CODE_TRIES - wrongCodes,
    lockedUntil: lockedUntil && lockedUntil > now ? lockedUntil.toISOString() : null,
  };
}

const instantOf = (instant: Date | null): string | null => instant?.toISOString() ?? null;

function notesOf({ db }: Context, leadId: string) {
  return db
    .select({
      id: leadNotes.id,
      body: leadNotes.body,
      createdAt: leadNotes.createdAt,
      author: fullNameOf(users),
    })
    .from(leadNotes)
    .innerJoin(users, eq(users.id, leadNotes.authorId))
    .where(eq(leadNotes.leadId, leadId))
    .orderBy(desc(leadNotes.createdAt), asc(leadNotes.id));
}
