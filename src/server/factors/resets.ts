import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { rolesThatMay } from '../../shared/auth/permissions.ts';
import { openResetStates, resetMachine } from '../../shared/factors/status.ts';
import type { ResetItem } from '../../shared/factors/views.ts';
import { fullName } from '../../shared/format/fullName.ts';
import { recordAct } from '../audit-log/recordAct.ts';
import { findLoginChallenge } from '../auth/loginChallenge.ts';
import { endSessions } from '../auth/sessions.ts';
import { actorOf, type Context } from '../context.ts';
import { factorResets, users } from '../db/schema/index.ts';
import { notFound, refused } from '../http/errors.ts';
import { requireTransition } from '../http/requireTransition.ts';
import { recordOwnAct } from './recordOwnAct.ts';
import { removeAllFactors } from './removeAllFactors.ts';
import { tellPerson } from './tellPerson.ts';

/**
 * Somebody who gave the right password and has none of their factors any more asks for the way back. One request of a
 * person is open at a time; the same again is no error. Raises CHALLENGE_DEAD.
 */
export async function requestReset(tx: Context, form: { challenge: string; note: string }) {
  const { user } = await findLoginChallenge(tx, form.challenge);
  const [written] = await tx.db
    .insert(factorResets)
    .values({ userId: user.id, status: resetMachine.transitions.request.to, note: form.note, createdAt: tx.now })
    .onConflictDoNothing()
    .returning({ id: factorResets.id });
  if (written) {
    await recordOwnAct(tx, user, { action: 'requestFactorReset', after: { note: form.note } });
    await tellPerson(tx, user, 'resetAsked', written.id);
  }
  return { canBeApproved: await haveApprovers(tx, user.id) };
}

const approvers = alias(users, 'approvers');

/** What waits for an admin, the oldest first. */
export async function listResets(ctx: Context): Promise<ResetItem[]> {
  const rows = await ctx.db
    .select({ reset: factorResets, person: users, approver: approvers })
    .from(factorResets)
    .innerJoin(users, eq(users.id, factorResets.userId))
    .leftJoin(approvers, eq(approvers.id, factorResets.approvedBy))
    .where(inArray(factorResets.status, [...openResetStates]))
    .orderBy(asc(factorResets.createdAt));
  return rows.map(({ reset, person, approver }) => ({
    id: reset.id,
    status: reset.status,
    person: {
      id: person.id,
      fullName: fullName(person),
      role: person.role,
      phoneNumber: person.phoneNumber,
      email: person.email,
    },
    note: reset.note,
    createdAt: reset.createdAt.toISOString(),
    approvedBy: approver && { id: approver.id, fullName: fullName(approver) },
    approvedAt: reset.approvedAt?.toISOString() ?? null,
  }));
}

/**
 * The first admin's approval, or the second's, which removes the factors and ends every session; the person enrols
 * again where a factor is required of them. Raises OWN_ACCOUNT for one's own, SAME_PERSON for the second approval by
 * the first admin, WRONG_STATE, 404.
 */
export async function approveReset(tx: Context, id: string): Promise<void> {
  const { reset, person } = await lockReset(tx, id);
  const actor = actorOf(tx);
  if (person.id === actor.id) throw refused('OWN_ACCOUNT', 'factors.ownReset');
  if (reset.status !== 'Approved') {
    const { to } = await requireTransition(tx, resetMachine, 'approve', reset);
    await tx.db
      .update(factorResets)
      .set({ status: to, approvedBy: actor.id, approvedAt: tx.now })
      .where(eq(factorResets.id, id));
    await recordStep(tx, reset, 'approve', to);
    return;
  }
  const { to } = await requireTransition(tx, resetMachine, 'confirm', reset);
  if (reset.approvedBy === actor.id) throw refused('SAME_PERSON', 'factors.samePerson');
  await tx.db
    .update(factorResets)
    .set({ status: to, closedBy: actor.id, closedAt: tx.now })
    .where(eq(factorResets.id, id));
  await removeAllFactors(tx, person.id);
  await endSessions(tx, person.id);
  await recordStep(tx, reset, 'confirm', to);
  await tellPerson(tx, person, 'reset', id);
}

/** Closes a request without doing what it asks for. Raises OWN_ACCOUNT for one's own, WRONG_STATE, 404. */
export async function refuseReset(tx: Context, id: string): Promise<void> {
  const { reset, person } = await lockReset(tx, id);
  const actor = actorOf(tx);
  if (person.id === actor.id) throw refused('OWN_ACCOUNT', 'factors.ownReset');
  const { to } = await requireTransition(tx, resetMachine, 'refuse', reset);
  await tx.db
    .update(factorResets)
    .set({ status: to, closedBy: actor.id, closedAt: tx.now })
    .where(eq(factorResets.id, id));
  await recordStep(tx, reset, 'refuse', to);
}

type Reset = typeof factorResets.$inferSelect;

async function lockReset(tx: Context, id: string) {
  const [found] = await tx.db
    .select({ reset: factorResets, person: users })
    .from(factorResets)
    .innerJoin(users, eq(users.id, factorResets.userId))
    .where(eq(factorResets.id, id))
    .for('update', { of: factorResets });
  if (!found) throw notFound();
  return found;
}

async function recordStep(tx: Context, reset: Reset, action: 'approve' | 'confirm' | 'refuse', status: string) {
  await recordAct(tx, {
    action,
    entity: 'factor-resets',
    entityId: reset.id,
    before: { status: reset.status },
    after: { status, userId: reset.userId },
  });
}

/** Whether two admins beside this person are there to approve; else the command on the server is the way back. */
async function haveApprovers(ctx: Context, userId: string): Promise<boolean> {
  const active = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.role, rolesThatMay('factors.reset')), isNull(users.deactivatedAt)));
  return active.filter(({ id }) => id !== userId).length >= 2;
}
