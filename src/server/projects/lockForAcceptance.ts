import { type SQL, sql } from 'drizzle-orm';
import { monthOf } from '../../shared/format/dates.ts';
import { NO_ID } from '../../shared/ids.ts';
import type { Context, Standing } from '../context.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { enterprises, projects } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import { standingOf } from '../http/standing.ts';
import { type FreePlace, freePlaceOf } from '../leads/places.ts';
import { sharedQuoteLimit } from '../settings/quoteLimit.ts';

type Project = typeof projects.$inferSelect;
type Enterprise = typeof enterprises.$inferSelect;

/** What an acceptance looks at in the rows that it holds. */
export interface Held {
  project: Pick<
    Project,
    'id' | 'status' | 'clientId' | 'budget' | 'acceptanceCount' | 'firstName' | 'lastName' | 'phoneNumber' | 'email'
  > & { isPublished: boolean };
  /** Null for a caller without one. */
  enterprise: Pick<Enterprise, 'id' | 'name' | 'status' | 'phoneNumber'> | null;
}

/**
 * Holds the number of quotes, then the project, then the enterprise, until the transaction ends: in one statement, in
 * which each lock is taken only for the rows of the one before it. Raises 404 for no project.
 */
export async function lockForAcceptance(tx: Context, projectId: string, enterpriseId: string | null): Promise<Held> {
  const [held] = await rowsOf<Held>(
    tx.db,
    sql`with quote_limit as materialized (select ${sharedQuoteLimit}),
      project as materialized (
        select ${projects.id}, ${heldProject} as held from quote_limit, ${projects}
        where ${projects.id} = ${projectId} for update of ${projects}),
      enterprise as materialized (
        select ${heldEnterprise} as held from project, ${enterprises}
        where ${enterprises.id} = ${enterpriseId ?? NO_ID} for update of ${enterprises})
      select project.held as project, (select held from enterprise) as enterprise from project`,
  );
  if (!held) throw notFound();
  return held;
}

const heldProject: SQL = sql`json_build_object(
  'id', ${projects.id}, 'status', ${projects.status}, 'clientId', ${projects.clientId}, 'budget', ${projects.budget},
  'acceptanceCount', ${projects.acceptanceCount}, 'isPublished', ${projects.publishedAt} is not null,
  'firstName', ${projects.firstName}, 'lastName', ${projects.lastName}, 'phoneNumber', ${projects.phoneNumber},
  'email', ${projects.email})`;

const heldEnterprise: SQL = sql`json_build_object(
  'id', ${enterprises.id}, 'name', ${enterprises.name}, 'status', ${enterprises.status},
  'phoneNumber', ${enterprises.phoneNumber})`;

/** What else decides on an acceptance, and where it goes; read once both rows are held. */
export async function readForAcceptance(
  tx: Context,
  { projectId, enterpriseId }: { projectId: string; enterpriseId: string | null },
): Promise<{ standing: Standing; place: FreePlace }> {
  const month = monthOf(tx.now);
  const id = enterpriseId ?? NO_ID;
  const moment = { now: sql`${tx.now.toISOString()}::timestamptz`, month: sql`${month}::date` };
  const standing = standingOf(sql`${id}::uuid`, moment);
  const place = freePlaceOf({ projectId, enterpriseId: id, month });
  const [found] = await rowsOf<{ standing: Standing; place: FreePlace }>(
    tx.db,
    sql`select ${standing} as standing, ${place} as place`,
  );
  if (!found) throw new Error('A statement without a condition gave no row');
  return found;
}
