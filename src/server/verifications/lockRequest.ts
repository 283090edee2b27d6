import { asc, desc, eq, sql } from 'drizzle-orm';
import { formatDateTime, isoDate } from '../../shared/format/dates.ts';
import { fullName } from '../../shared/format/fullName.ts';
import type { DocumentState } from '../../shared/verifications/status.ts';
import type { Context } from '../context.ts';
import { auditLog, files, users, verificationDocuments, verificationRequests } from '../db/schema/index.ts';
import { lockEnterprise } from '../enterprises/lockEnterprise.ts';
import { notFound, Refusal } from '../http/errors.ts';
import { fr } from '../texts.ts';

export type VerificationRow = typeof verificationRequests.$inferSelect;
type DocumentRow = typeof verificationDocuments.$inferSelect;

/** PostgreSQL's own mark of the row; the trigger writes it anew with each change of a document. */
export const requestVersion = sql<string>`${verificationRequests}.xmin::text`;

/**
 * The request with its enterprise, both held until the transaction ends; the enterprise first, as uploads and payments
 * do. Raises 404, and STALE, with who and when, where it is not the one the caller looked at.
 */
export async function lockRequest(tx: Context, id: string, version?: string) {
  const [found] = await tx.db
    .select({ enterpriseId: verificationRequests.enterpriseId })
    .from(verificationRequests)
    .where(eq(verificationRequests.id, id));
  if (!found) throw notFound();
  const enterprise = await lockEnterprise(tx, found.enterpriseId);
  const [row] = await tx.db
    .select({ request: verificationRequests, version: requestVersion })
    .from(verificationRequests)
    .where(eq(verificationRequests.id, id))
    .for('update');
  if (!row) throw notFound();
  if (version !== undefined && row.version !== version) throw await staleness(tx, id);
  return { enterprise, ...row };
}

/** The document as it is now that its request is held, with that and the enterprise. Raises 404 and STALE, as above. */
export async function lockDocument(tx: Context, fileId: string, version?: string) {
  const sent = await findDocument(tx, fileId);
  const locked = await lockRequest(tx, sent.document.requestId, version);
  return { ...locked, ...(await findDocument(tx, fileId)) };
}

async function findDocument(tx: Context, fileId: string) {
  const [found] = await tx.db
    .select({ document: verificationDocuments, name: files.name })
    .from(verificationDocuments)
    .innerJoin(files, eq(files.id, verificationDocuments.fileId))
    .where(eq(verificationDocuments.fileId, fileId));
  if (!found) throw notFound();
  return found;
}

/** The documents of a request in the order in which they were given, their state as the clock has it now. */
export async function documentsOf(tx: Context, requestId: string) {
  const rows = await tx.db
    .select({ document: verificationDocuments, file: files, checker: users })
    .from(verificationDocuments)
    .innerJoin(files, eq(files.id, verificationDocuments.fileId))
    .leftJoin(users, eq(users.id, verificationDocuments.checkedBy))
    .where(eq(verificationDocuments.requestId, requestId))
    .orderBy(asc(files.slot));
  return rows.map((row) => ({ ...row, document: { ...row.document, status: stateNow(row.document, tx.now) } }));
}

/** The job that marks what has ended comes once a day; nobody approves it in between. */
function stateNow({ status, expiresOn }: DocumentRow, now: Date): DocumentState {
  return status === 'Accepted' && expiresOn !== null && expiresOn < isoDate(now) ? 'Expired' : status;
}

export async function staleness(tx: Context, id: string): Promise<Refusal> {
  const [act] = await tx.db
    .select({ at: auditLog.createdAt, firstName: users.firstName, lastName: users.lastName })
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.actorId))
    .where(eq(auditLog.entityId, id))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(1);
  const [file] = await tx.db
    .select({ at: files.createdAt })
    .from(verificationDocuments)
    .innerJoin(files, eq(files.id, verificationDocuments.fileId))
    .where(eq(verificationDocuments.requestId, id))
    .orderBy(desc(files.createdAt))
    .limit(1);
  const isByStaff = act !== undefined && (file === undefined || act.at >= file.at);
  const message = isByStaff
    ? fr('verifications.staleByStaff', { actor: fullName(act), date: formatDateTime(act.at) })
    : fr('verifications.staleByEnterprise', { date: formatDateTime(file?.at ?? tx.now) });
  return new Refusal(409, message, { code: 'STALE' });
}
