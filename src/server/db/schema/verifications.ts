import { sql } from 'drizzle-orm';
import { check, date, index, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { documentKinds, documentStates, verificationStates } from '../../../shared/verifications/status.ts';
import { createdAt, instant, primaryId } from './columns.ts';
import { enterprises } from './enterprises.ts';
import { files } from './files.ts';
import { users } from './users.ts';

export const verificationStatus = pgEnum('verification_status', verificationStates);
export const documentStatus = pgEnum('document_status', documentStates);
export const documentKind = pgEnum('document_kind', documentKinds);

/**
 * The documents of an enterprise, waiting for two different people. The trigger `verification_documents_void` takes
 * both approvals back at any change of a document, and touches the row at each, so that its version (`xmin`) is
 * another.
 */
export const verificationRequests = pgTable(
  'verification_requests',
  {
    id: primaryId(),
    enterpriseId: uuid()
      .notNull()
      .unique()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    status: verificationStatus().notNull().default('Pending'),
    waitingSince: instant().notNull().defaultNow(),
    holderId: uuid().references(() => users.id),
    recommendedBy: uuid().references(() => users.id),
    recommendedAt: instant(),
    approvedBy: uuid().references(() => users.id),
    approvedAt: instant(),
    /** What the contractor was told when it was last refused. */
    reason: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('verifications_waiting').on(table.waitingSince, table.id),
    index('verifications_by_status').on(table.status, table.waitingSince, table.id),
    index('verifications_by_holder').on(table.holderId, table.waitingSince),
    check('verifications_two_people', sql`approved_by is null or approved_by <> recommended_by`),
    check(
      'verifications_approvals',
      sql`(status in ('Recommended', 'Approved')) = (recommended_by is not null) and (status = 'Approved') = (approved_by is not null)`,
    ),
  ],
);

export const verificationDocuments = pgTable(
  'verification_documents',
  {
    /** The file's own: one that comes in another's place is another. */
    fileId: uuid()
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    requestId: uuid()
      .notNull()
      .references(() => verificationRequests.id, { onDelete: 'cascade' }),
    kind: documentKind().notNull().default('Other'),
    status: documentStatus().notNull().default('ToCheck'),
    reason: text(),
    formerReason: text(),
    expiresOn: date({ mode: 'string' }),
    checkedBy: uuid().references(() => users.id),
    checkedAt: instant(),
  },
  (table) => [
    index('verification_documents_by_request').on(table.requestId, table.status),
    index('verification_documents_ending').on(table.expiresOn, table.requestId).where(sql`status = 'Accepted'`),
    check('verification_documents_reason', sql`status <> 'Refused' or reason is not null`),
  ],
);
