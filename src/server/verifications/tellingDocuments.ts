import { type SQL, sql } from 'drizzle-orm';
import { tellingKinds } from '../../shared/verifications/status.ts';
import { isOneOf } from '../db/literal.ts';
import { verificationDocuments } from '../db/schema/index.ts';

/**
 * Of the documents, those that clients and visitors are told of: they say who the enterprise is, staff accepted them,
 * and they are valid on that day.
 * @param day as PostgreSQL reads it, or a date of the statement.
 */
export function isTelling(day: string | SQL): SQL {
  const { status, kind, expiresOn } = verificationDocuments;
  return sql`(${status} = 'Accepted' and ${isOneOf(kind, tellingKinds)} and coalesce(${expiresOn} >= ${day}, true))`;
}
