import { eq } from 'drizzle-orm';
import { fullName } from '../../shared/format/fullName.ts';
import { soonUntil } from '../../shared/verifications/status.ts';
import type { CheckedDocument, OwnVerification, VerificationDetails } from '../../shared/verifications/views.ts';
import { readActs } from '../audit-log/acts.ts';
import { actorOf, type Context } from '../context.ts';
import { cities, enterprises, users, verificationRequests } from '../db/schema/index.ts';
import { presentFile } from '../files/queries.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { fr } from '../texts.ts';
import { awayUntil } from '../users/presence.ts';
import { documentsOf, requestVersion } from './lockRequest.ts';

/** The last ones; an admin reads all in the audit log. */
const ACTS = 30;

/** A whole request, for sales and admins. Raises 404. */
export async function readRequest(ctx: Context, id: string): Promise<VerificationDetails> {
  // Its version first: what is read later may be newer than it, never older.
  const [row] = await ctx.db
    .select({ request: verificationRequests, enterprise: enterprises, cityName: cities.name, version: requestVersion })
    .from(verificationRequests)
    .innerJoin(enterprises, eq(enterprises.id, verificationRequests.enterpriseId))
    .leftJoin(cities, eq(cities.id, enterprises.cityId))
    .where(eq(verificationRequests.id, id));
  if (!row) throw notFound();
  const { request, enterprise, cityName, version } = row;
  const documents = await documentsOf(ctx, id);
  const named = (personId: string | null) => nameOf(ctx, personId);
  const [holderName, holderAwayUntil, recommender, approver, acts] = await Promise.all([
    named(request.holderId),
    request.holderId ? awayUntil(ctx, request.holderId) : null,
    named(request.recommendedBy),
    named(request.approvedBy),
    actsOn(ctx, id),
  ]);
  return {
    id,
    status: request.status,
    waitingSince: request.waitingSince.toISOString(),
    reason: request.reason,
    holderId: request.holderId,
    holderName,
    holderAwayUntil,
    recommended: personOf(request.recommendedBy, recommender, request.recommendedAt),
    approved: personOf(request.approvedBy, approver, request.approvedAt),
    enterprise: {
      id: enterprise.id,
      name: enterprise.name,
      accountNumber: enterprise.accountNumber,
      status: enterprise.status,
      registrationNumber: enterprise.registrationNumber,
      address: enterprise.address,
      cityName,
      phoneNumber: enterprise.phoneNumber,
      creationDate: enterprise.createdAt.toISOString(),
    },
    documents: documents.map((one) => presentChecked(one, ctx.now)),
    acts,
    version,
  };
}

/** What a contractor may know of their own; null until the first document. Raises 403 for another's. */
export async function readOwnVerification(ctx: Context, enterpriseId: string): Promise<OwnVerification | null> {
  if (actorOf(ctx).enterpriseId !== enterpriseId) throw forbidden();
  const [request] = await ctx.db
    .select()
    .from(verificationRequests)
    .where(eq(verificationRequests.enterpriseId, enterpriseId));
  if (!request) return null;
  const documents = await documentsOf(ctx, request.id);
  return { status: request.status, reason: request.reason, documents: documents.map(presentOwn) };
}

type Given = Awaited<ReturnType<typeof documentsOf>>[number];

function presentOwn({ document, file }: Given) {
  const { kind, status, reason, expiresOn } = document;
  return { ...presentFile(file, 'whole'), kind, status, reason, expiresOn };
}

function presentChecked(given: Given, now: Date): CheckedDocument {
  const { document, checker } = given;
  return {
    ...presentOwn(given),
    expiresSoon: document.status === 'Accepted' && document.expiresOn !== null && document.expiresOn <= soonUntil(now),
    formerReason: document.formerReason,
    checkedBy: personOf(checker?.id ?? null, checker ? fullName(checker) : null, document.checkedAt),
  };
}

const personOf = (id: string | null, name: string | null, at: Date | null) =>
  id && at ? { id, name: name ?? '', at: at.toISOString() } : null;

async function nameOf(ctx: Context, id: string | null): Promise<string | null> {
  if (!id) return null;
  const [person] = await ctx.db.select().from(users).where(eq(users.id, id));
  return person ? fullName(person) || null : null;
}

async function actsOn(ctx: Context, id: string): Promise<VerificationDetails['acts']> {
  const acts = await readActs(ctx, 'verifications', id, ACTS);
  return acts.map(({ before, ...act }) => ({ ...act, detail: act.action === 'rename' ? formerly(before) : null }));
}

/** What the enterprise was called, and its number, before it was corrected. */
function formerly(before: unknown): string {
  const former = Object.values(before ?? {}).map((value) => value ?? fr('verifications.noNumber'));
  return fr('verifications.formerly', { former: former.join(', ') });
}
