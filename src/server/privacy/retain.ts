import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, notExists, notInArray, type SQL, sql } from 'drizzle-orm';
import { isStaff, roles } from '../../shared/auth/roles.ts';
import { isoDate } from '../../shared/format/dates.ts';
import { NO_ID } from '../../shared/ids.ts';
import { hiredStages } from '../../shared/leads/status.ts';
import { openPaymentStates } from '../../shared/payments/status.ts';
import { type DataClassName, periodStart, submittedAccountStart } from '../../shared/privacy/dataClasses.ts';
import { type ProjectState, undecidedStates } from '../../shared/projects/status.ts';
import { recordSystemAct } from '../audit-log/recordAct.ts';
import { type Context, inTransaction } from '../context.ts';
import {
  acceptances,
  auditLog,
  contactViews,
  erasures,
  messages,
  passwordResets,
  paymentEvents,
  payments,
  projects,
  receipts,
  sessions,
  subscriptions,
  supportTickets,
  users,
} from '../db/schema/index.ts';
import { dropAll } from '../leads/endLeads.ts';
import { anonymisePeople, anonymiseProjects, clearMessages, isDecided } from './anonymise.ts';
import { eraseDue } from './eraseDue.ts';
import { removeContents } from './removeContents.ts';

interface Batch {
  rows: number;
  /** Storage keys of documents that no row names any more. */
  keys?: string[];
}

interface Rule {
  class: DataClassName;
  /** Does the next rows that are over, `limit` at most; rows that another process has in hand are left to it. */
  run: (tx: Context, limit: number) => Promise<Batch>;
}

const staffRoles = roles.filter(isStaff);
/** An instant as a statement has it. */
const over = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

/** In this order: an account without a password goes once its requests have gone. */
const rules: Rule[] = [
  { class: 'request', run: projectsOver },
  { class: 'account', run: accountsOver },
  { class: 'staffAccount', run: (tx, limit) => people(tx, limit, staffOver(tx)) },
  { class: 'message', run: messagesOver },
  { class: 'paymentNotice', run: noticesOver },
  { class: 'payment', run: paymentsOver },
  { class: 'payment', run: receiptsOver },
  { class: 'ticket', run: ticketsOver },
  { class: 'audit', run: (tx, limit) => removeById(tx, auditLog, lt(auditLog.createdAt, start(tx, 'audit')), limit) },
  {
    class: 'session',
    run: (tx, limit) => removeById(tx, sessions, lt(sessions.expiresAt, start(tx, 'session')), limit),
  },
  {
    class: 'passwordLink',
    run: (tx, limit) => removeById(tx, passwordResets, lt(passwordResets.expiresAt, start(tx, 'passwordLink')), limit),
  },
  { class: 'erasure', run: (tx, limit) => removeById(tx, erasures, erasuresOver(tx), limit) },
  { class: 'contactView', run: viewsOver },
];

const start = (tx: Context, name: Parameters<typeof periodStart>[0]): Date => periodStart(name, tx.now);

interface Options {
  batch?: number;
  /** A job has two minutes; what is left then is done by the next one, at once. */
  budgetMs?: number;
}

/**
 * Removes or anonymises the personal data whose period is over, and carries out the erasures that are due
 * (docs/decisions/0044). A job: each batch is a transaction with its number in the audit log, so that it may be
 * interrupted anywhere, run again or twice at once, and does nothing twice.
 */
export async function retain(ctx: Context, { batch = 500, budgetMs = 60_000 }: Options = {}): Promise<void> {
  await eraseDue(ctx);
  const until = Date.now() + budgetMs;
  for (const rule of rules) {
    for (;;) {
      const { rows, keys = [] } = await inTransaction(ctx, async (tx) => {
        const done = await rule.run(tx, batch);
        if (done.rows > 0) await recordRetention(tx, rule.class, done.rows);
        return done;
      });
      await removeContents(ctx, keys);
      if (rows < batch) break;
      if (Date.now() >= until) return ctx.jobs.enqueue(ctx.db, 'privacy.retain', [{}]);
    }
  }
}

const recordRetention = (tx: Context, dataClass: DataClassName, rows: number) =>
  recordSystemAct(tx, { action: 'retain', entity: 'personal-data', entityId: NO_ID, after: { dataClass, rows } });

/**
 * Requests that nobody touched for their period. One that is still open is cancelled: of a client without name and
 * number nobody could accept anything, or follow it up. A job that goes on is a contract between people who need each
 * other's number: it waits for its end, as an erasure does (docs/decisions/0144).
 */
async function projectsOver(tx: Context, limit: number): Promise<Batch> {
  const untouchedSince = over(start(tx, 'request'));
  const found = await tx.db
    .select({ id: projects.id, status: projects.status })
    .from(projects)
    .where(
      and(
        isNull(projects.anonymisedAt),
        ne(projects.status, 'Hired'),
        lt(projects.submittedAt, untouchedSince),
        lt(projects.updatedAt, untouchedSince),
      ),
    )
    .orderBy(asc(projects.submittedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const open = found.filter(({ status }) => (undecidedStates as readonly ProjectState[]).includes(status));
  for (const project of open) await dropAll(tx, project);
  if (open.length > 0)
    await tx.db
      .update(projects)
      .set({ status: 'Cancelled', closedAt: tx.now, closingReason: 'other' })
      .where(
        inArray(
          projects.id,
          open.map(({ id }) => id),
        ),
      );
  const keys = await anonymiseProjects(
    tx,
    found.map(({ id }) => id),
  );
  return { rows: found.length, keys };
}

/** Clients and contractors, once nothing of theirs runs, is unpaid or goes on, or still has a period of its own. */
function accountsOver(tx: Context, limit: number): Promise<Batch> {
  const { db, now } = tx;
  const ownRequests = db
    .select({ one: sql`1` })
    .from(projects)
    .where(and(eq(projects.clientId, users.id), isNull(projects.anonymisedAt)));
  const lastUse = sql`coalesce(${users.lastSeenAt}, ${users.createdAt})`;
  return people(
    tx,
    limit,
    and(
      notInArray(users.role, staffRoles),
      lt(users.createdAt, over(submittedAccountStart(now))),
      sql`${lastUse} < case when ${users.passwordHash} is null and ${users.invitedAt} is null
        then ${over(submittedAccountStart(now))} else ${over(periodStart('account', now))} end`,
      notExists(ownRequests),
      notExists(runningPackages(tx)),
      notExists(unsettledPayments(tx)),
      notExists(runningJobs(tx)),
    ),
  );
}

const staffOver = (tx: Context) =>
  and(inArray(users.role, staffRoles), lt(users.deactivatedAt, over(periodStart('staffAccount', tx.now))));

/** Of the enterprise that the person of the outer query acts for. */
function runningPackages({ db, now }: Context) {
  return db
    .select({ one: sql`1` })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.enterpriseId, users.enterpriseId),
        eq(subscriptions.status, 'Active'),
        sql`${subscriptions.endsAt} > ${over(now)}`,
      ),
    );
}

/** As `runningPackages`. */
function unsettledPayments({ db }: Context) {
  return db
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.enterpriseId, users.enterpriseId), inArray(payments.status, openPaymentStates)));
}

/** As `runningPackages`. */
function runningJobs({ db }: Context) {
  return db
    .select({ one: sql`1` })
    .from(acceptances)
    .where(and(eq(acceptances.enterpriseId, users.enterpriseId), inArray(acceptances.stage, [...hiredStages])));
}

async function people(tx: Context, limit: number, condition: SQL | undefined): Promise<Batch> {
  const found = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.anonymisedAt), condition))
    .orderBy(asc(users.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const keys = await anonymisePeople(
    tx,
    found.map(({ id }) => id),
  );
  return { rows: found.length, keys };
}

async function messagesOver(tx: Context, limit: number): Promise<Batch> {
  const found = await tx.db
    .select({ id: messages.id })
    .from(messages)
    .where(and(ne(messages.body, ''), lt(messages.createdAt, over(start(tx, 'message'))), isDecided))
    .orderBy(asc(messages.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  if (found.length > 0)
    await clearMessages(
      tx,
      found.map(({ id }) => id),
    );
  return { rows: found.length };
}

async function noticesOver({ db, now }: Context, limit: number): Promise<Batch> {
  const found = db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(
      and(sql`${paymentEvents.payload} <> '{}'`, lt(paymentEvents.receivedAt, over(periodStart('paymentNotice', now)))),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
  const done = await db
    .update(paymentEvents)
    .set({ payload: {} })
    .where(inArray(paymentEvents.id, found))
    .returning({ id: paymentEvents.id });
  return { rows: done.length };
}

async function paymentsOver({ db, now }: Context, limit: number): Promise<Batch> {
  const found = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(lt(payments.settledAt, over(periodStart('payment', now))), isNotNull(payments.userId)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const done = await db
    .update(payments)
    .set({ userId: null, attentionNote: null, checkoutUrl: null, returnUrl: null, cancelUrl: null })
    .where(inArray(payments.id, found))
    .returning({ id: payments.id });
  return { rows: done.length };
}

async function receiptsOver({ db, now }: Context, limit: number): Promise<Batch> {
  const found = db
    .select({ number: receipts.number })
    .from(receipts)
    .where(and(lt(receipts.issuedAt, over(periodStart('payment', now))), isNotNull(receipts.payerName)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const done = await db
    .update(receipts)
    .set({ payerName: null })
    .where(inArray(receipts.number, found))
    .returning({ number: receipts.number });
  return { rows: done.length };
}

function ticketsOver(tx: Context, limit: number): Promise<Batch> {
  return removeById(tx, supportTickets, lt(supportTickets.updatedAt, over(start(tx, 'ticket'))), limit);
}

const erasuresOver = (tx: Context) =>
  lt(sql`coalesce(${erasures.doneAt}, ${erasures.undoneAt})`, over(start(tx, 'erasure')));

type WithId = typeof auditLog | typeof sessions | typeof passwordResets | typeof erasures | typeof supportTickets;

async function removeById({ db }: Context, table: WithId, condition: SQL | undefined, limit: number): Promise<Batch> {
  const found = db
    .select({ id: table.id })
    .from(table)
    .where(condition)
    .limit(limit)
    .for('update', { skipLocked: true });
  const done = await db.delete(table).where(inArray(table.id, found)).returning({ id: table.id });
  return { rows: done.length };
}

async function viewsOver({ db, now }: Context, limit: number): Promise<Batch> {
  const first = isoDate(periodStart('contactView', now));
  const found = db
    .select({ row: sql`ctid` })
    .from(contactViews)
    .where(lt(contactViews.day, first))
    .limit(limit)
    .for('update', { skipLocked: true });
  const done = await db.delete(contactViews).where(sql`ctid in ${found}`).returning({ day: contactViews.day });
  return { rows: done.length };
}
