import { and, eq, gte, inArray, isNotNull, isNull, ne, not, notExists, notInArray, or, sql } from 'drizzle-orm';
import { alias, getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { openStages } from '../../shared/leads/status.ts';
import { messageMachine } from '../../shared/messages/status.ts';
import { NO_PHONE } from '../../shared/privacy/dataClasses.ts';
import type { Context } from '../context.ts';
import { isOneOf } from '../db/literal.ts';
import { writePendingActs } from '../db/pendingActs.ts';
import * as schema from '../db/schema/index.ts';
import { withdrawAll } from '../leads/withdrawAll.ts';
import { fr } from '../texts.ts';
import { countLeads } from './enterpriseLeft.ts';

const {
  acceptances,
  auditLog,
  callRequests,
  closings,
  comments,
  enterpriseCities,
  enterpriseServices,
  enterprises,
  files,
  followUpCalls,
  idempotencyKeys,
  leadNotes,
  messages,
  projectAnswers,
  projects,
  quotes,
  reserves,
  reviews,
  subscriptions,
  supportTickets,
  trackingCodes,
  users,
  verificationRequests,
} = schema;

const { queue, giveUp } = messageMachine.transitions;

/** What is still to be sent keeps its text until it is sent. */
export const isDecided = not(isOneOf(messages.status, messageMachine.transitions.claim.from));

/**
 * Takes out of these requests, which are over, whose they are: contact, texts, notes of staff, documents and what was
 * written to somebody about them. What the statistics count stays. Gives the storage keys of the documents, which are
 * removed once the transaction has ended.
 */
export async function anonymiseProjects(tx: Context, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  await clearProjectMessages(tx, ids);
  await tx.db
    .update(projects)
    .set({
      firstName: '',
      lastName: '',
      phoneNumber: NO_PHONE,
      email: null,
      address: '',
      landmark: null,
      plusCode: null,
      description: '',
      spokenFields: [],
      sharesVoice: false,
      preferredContactDays: '',
      preferredHoursRange: '',
      languageId: null,
      closingNote: null,
      anonymisedAt: tx.now,
      trackingHash: null,
      // Something may have been left to mend: nobody is there to say that it was.
      nextStep: null,
      nextStepBy: null,
      nextStepAt: null,
      stepSince: null,
    })
    .where(inArray(projects.id, [...ids]));
  await tx.db
    .update(projectAnswers)
    .set({ customText: null })
    .where(and(inArray(projectAnswers.projectId, [...ids]), sql`${projectAnswers.customText} is not null`));
  await tx.db.delete(comments).where(inArray(comments.projectId, [...ids]));
  await tx.db
    .update(followUpCalls)
    .set({ note: null })
    .where(inArray(followUpCalls.projectId, [...ids]));
  await clearActs(tx, 'projects', ids);
  const photos = await removeJobPhotos(tx, ids);
  await anonymiseLeads(tx, ids);
  return [...photos, ...(await removeFiles(tx, files.projectId, ids))];
}

/** Photos that the clients of these requests took of the work: of what is to be mended, and of their reviews. */
async function removeJobPhotos(tx: Context, projectIds: readonly string[]): Promise<string[]> {
  const leads = tx.db
    .select({ id: acceptances.id })
    .from(acceptances)
    .where(inArray(acceptances.projectId, [...projectIds]));
  const named = tx.db.select({ id: reserves.id }).from(reserves).where(inArray(reserves.leadId, leads));
  const written = tx.db.select({ id: reviews.id }).from(reviews).where(inArray(reviews.leadId, leads));
  const gone = await tx.db
    .delete(files)
    .where(or(inArray(files.reserveId, named), inArray(files.reviewId, written)))
    .returning({ key: files.storageKey });
  return gone.map(({ key }) => key);
}

/** What contractors wrote down, agreed and closed about these requests, as far as it says whose they are. */
async function anonymiseLeads(tx: Context, projectIds: readonly string[]): Promise<void> {
  const leads = tx.db
    .select({ id: acceptances.id })
    .from(acceptances)
    .where(inArray(acceptances.projectId, [...projectIds]));
  await tx.db.delete(leadNotes).where(inArray(leadNotes.leadId, leads));
  await tx.db
    .update(acceptances)
    .set({ reminder: null, remindAt: null })
    .where(and(inArray(acceptances.projectId, [...projectIds]), sql`${acceptances.reminder} is not null`));
  await tx.db
    .update(closings)
    .set({ callNote: sql`case when ${closings.callNote} is not null then '' end` })
    .where(inArray(closings.leadId, leads));
  await tx.db.delete(reserves).where(inArray(reserves.leadId, leads));
  // A quote that was sent changes by nothing else (`keep_sent_quote`).
  await tx.db.execute(sql`select set_config('oasis.anonymising', 'on', true)`);
  await tx.db
    .update(quotes)
    .set({ notes: null, acceptedFrom: sql`case when ${quotes.acceptedFrom} is not null then '' end` })
    .where(inArray(quotes.leadId, leads));
  for (const table of [callRequests, trackingCodes])
    await tx.db.delete(table).where(inArray(table.projectId, [...projectIds]));
}

/** The announcements to contractors name nobody and keep their text for its own period. */
export async function clearProjectMessages(tx: Context, projectIds: readonly string[]): Promise<void> {
  await tx.db
    .update(messages)
    .set(withoutText)
    .where(
      and(
        inArray(messages.projectId, [...projectIds]),
        ne(messages.template, 'requestPublished'),
        ne(messages.body, ''),
        isDecided,
      ),
    );
}

const withoutText = {
  recipient: '',
  body: '',
  lastError: null,
  subject: sql`case when ${messages.subject} is not null then '' end`,
};

/** Messages that were decided lose recipient and text; what they cost and what became of them stays. */
export async function clearMessages(tx: Context, ids: readonly string[]): Promise<void> {
  await tx.db
    .update(messages)
    .set(withoutText)
    .where(inArray(messages.id, [...ids]));
}

/**
 * Takes out of these accounts whose they are, with all that goes with the account (`on delete cascade`): sessions,
 * links, languages, and whatever else proves or describes the person. Nobody signs in with them any more. The
 * enterprises for which nobody else acts go with them: what they had accepted goes to others (docs/decisions/0144).
 * Gives the keys of documents, as `anonymiseProjects`. Raises where such an enterprise has a job that goes on.
 */
export async function anonymisePeople(tx: Context, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const people = await tx.db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]));
  for (const person of people) await clearMessagesTo(tx, identifiersOf(person), person.createdAt);
  for (const { table, column } of tablesOfAccount()) await tx.db.delete(table).where(inArray(column, [...ids]));
  await tx.db.delete(supportTickets).where(inArray(supportTickets.userId, [...ids]));
  await tx.db.delete(idempotencyKeys).where(inArray(idempotencyKeys.caller, [...ids]));
  await clearActs(tx, 'users', ids);
  await tx.db
    .update(users)
    .set({
      firstName: '',
      lastName: '',
      email: null,
      phoneNumber: NO_PHONE,
      passwordHash: null,
      invitedAt: null,
      lastSeenAt: null,
      occupiedPosition: '',
      address: '',
      cityId: null,
      deactivatedAt: sql`coalesce(${users.deactivatedAt}, ${tx.now.toISOString()}::timestamptz)`,
      anonymisedAt: tx.now,
    })
    .where(inArray(users.id, [...ids]));
  return anonymiseEnterprises(
    tx,
    people.flatMap(({ enterpriseId }) => enterpriseId ?? []),
  );
}

const identifiersOf = ({ phoneNumber, email }: Pick<typeof users.$inferSelect, 'phoneNumber' | 'email'>): string[] => [
  phoneNumber,
  ...(email ? [email] : []),
];

/**
 * What was sent to these numbers and addresses since then: about an account or an enterprise itself, and to contractors
 * about a request. What was sent to its client goes with the request. What waits still, for the morning or for its
 * provider, is sent no more.
 */
async function clearMessagesTo({ db }: Context, identifiers: readonly string[], since: Date): Promise<void> {
  const itsClient = db
    .select({ one: sql`1` })
    .from(projects)
    .where(
      and(
        eq(projects.id, messages.projectId),
        or(eq(projects.phoneNumber, messages.recipient), eq(projects.email, messages.recipient)),
      ),
    );
  const theirs = and(
    inArray(messages.recipient, [...identifiers]),
    notExists(itsClient),
    gte(messages.createdAt, since),
  );
  await db
    .update(messages)
    .set({ ...withoutText, status: giveUp.to, lastError: fr('messages.overtaken') })
    .where(and(theirs, eq(messages.status, queue.to)));
  await db.update(messages).set(withoutText).where(and(theirs, isDecided));
}

async function anonymiseEnterprises(tx: Context, candidates: readonly string[]): Promise<string[]> {
  if (candidates.length === 0) return [];
  const acting = alias(users, 'acting');
  const others = tx.db
    .select({ one: sql`1` })
    .from(acting)
    .where(and(eq(acting.enterpriseId, enterprises.id), isNull(acting.anonymisedAt)));
  const isLeft = and(inArray(enterprises.id, [...candidates]), isNull(enterprises.anonymisedAt), notExists(others));
  const left = await tx.db.select({ id: enterprises.id }).from(enterprises).where(isLeft);
  // The locks of their requests come before theirs.
  for (const { id } of left) await withdrawAll(tx, id);
  const over = await tx.db.select().from(enterprises).where(isLeft).for('update');
  if (over.length === 0) return [];
  for (const { id } of over)
    if ((await countLeads(tx, id, openStages)) > 0)
      throw new Error(`The enterprise ${id} was given work while it was erased: another try finds it`);
  for (const { phoneNumber, createdAt } of over)
    if (!(await isHeldByOthers(tx, phoneNumber, candidates))) await clearMessagesTo(tx, [phoneNumber], createdAt);
  const ids = over.map(({ id }) => id);
  await tx.db
    .update(enterprises)
    .set({
      name: fr('ownData.erasedEnterprise'),
      address: '',
      cityId: null,
      registrationNumber: null,
      phoneNumber: NO_PHONE,
      alertBySms: false,
      alertByEmail: false,
      status: 'Suspended',
      expiredFrom: null,
      isShown: false,
      anonymisedAt: tx.now,
    })
    .where(inArray(enterprises.id, ids));
  // As if it had run out: the statistics count what began and what it was to last.
  await tx.db
    .update(subscriptions)
    .set({ status: 'Expired', renews: false, cancelledAt: tx.now })
    .where(and(inArray(subscriptions.enterpriseId, ids), eq(subscriptions.status, 'Active')));
  await tx.db
    .update(subscriptions)
    .set({ status: 'Cancelled', renews: false, cancelledAt: tx.now })
    .where(and(inArray(subscriptions.enterpriseId, ids), eq(subscriptions.status, 'Pending')));
  for (const table of [enterpriseServices, enterpriseCities])
    await tx.db.delete(table).where(inArray(table.enterpriseId, ids));
  const requests = await tx.db
    .delete(verificationRequests)
    .where(inArray(verificationRequests.enterpriseId, ids))
    .returning({ id: verificationRequests.id });
  await clearActs(tx, 'enterprises', ids);
  await clearActs(
    tx,
    'verifications',
    requests.map(({ id }) => id),
  );
  const ofReviews = await removeReviews(tx, ids);
  return [...ofReviews, ...(await removeFiles(tx, files.enterpriseId, ids))];
}

/** Anybody may name any number as their enterprise's: what was sent to its owner is not this one's to clear. */
async function isHeldByOthers({ db }: Context, phoneNumber: string, enterpriseIds: readonly string[]) {
  const [people, others] = await Promise.all([
    db.$count(users, and(eq(users.phoneNumber, phoneNumber), isNotNull(users.passwordHash))),
    db.$count(
      enterprises,
      and(eq(enterprises.phoneNumber, phoneNumber), notInArray(enterprises.id, [...enterpriseIds])),
    ),
  ]);
  return people + others > 0;
}

/** What was said of these enterprises, with its photos. */
async function removeReviews(tx: Context, enterpriseIds: readonly string[]): Promise<string[]> {
  const found = await tx.db
    .select({ id: reviews.id })
    .from(reviews)
    .where(inArray(reviews.enterpriseId, [...enterpriseIds]));
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const keys = await removeFiles(tx, files.reviewId, ids);
  await tx.db.delete(reviews).where(inArray(reviews.id, ids));
  return keys;
}

/** The acts stay, without what was there before and after: it may hold names and numbers. */
async function clearActs(tx: Context, entity: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // Those of this very transaction hold as much.
  await writePendingActs(tx);
  await tx.db
    .update(auditLog)
    .set({ before: null, after: null })
    .where(
      and(
        eq(auditLog.entity, entity),
        inArray(auditLog.entityId, [...ids]),
        or(sql`${auditLog.before} is not null`, sql`${auditLog.after} is not null`),
      ),
    );
}

async function removeFiles(
  tx: Context,
  owner: typeof files.projectId | typeof files.enterpriseId | typeof files.reviewId,
  ids: readonly string[],
): Promise<string[]> {
  const gone = await tx.db
    .delete(files)
    .where(inArray(owner, [...ids]))
    .returning({ key: files.storageKey });
  return gone.map(({ key }) => key);
}

/** The tables whose rows go with their account. */
function tablesOfAccount() {
  return Object.values(schema).flatMap((table) => {
    if (!(table instanceof PgTable)) return [];
    return getTableConfig(table).foreignKeys.flatMap((key) => {
      const { foreignTable, columns } = key.reference();
      const [column] = columns;
      return foreignTable === users && key.onDelete === 'cascade' && column ? [{ table, column }] : [];
    });
  });
}
