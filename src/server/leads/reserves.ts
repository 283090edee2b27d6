import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { ReserveView } from '../../shared/leads/views.ts';
import type { Context } from '../context.ts';
import { prepared } from '../db/prepared.ts';
import { acceptances, files, reserves } from '../db/schema/index.ts';
import { presentFile, type ShownFile, type StoredFile } from '../files/queries.ts';

export type Reserve = typeof reserves.$inferSelect;

const reservesOfRequest = prepared((db) =>
  db
    .select({ reserve: reserves })
    .from(acceptances)
    .innerJoin(reserves, eq(reserves.leadId, acceptances.id))
    .where(eq(acceptances.projectId, sql.placeholder('projectId')))
    .orderBy(asc(reserves.dueOn), asc(reserves.id))
    .prepare('reserves_of_request'),
);

/** What is to be mended of a request, the first due first. */
export async function reservesOf({ db }: Context, projectId: string): Promise<Reserve[]> {
  const rows = await reservesOfRequest(db).execute({ projectId });
  return rows.map(({ reserve }) => reserve);
}

/** What its contractor is to mend of a job, with its photos, the first due first. */
export async function readReserves({ db }: Context, leadId: string): Promise<ReserveView[]> {
  const named = await db
    .select()
    .from(reserves)
    .where(eq(reserves.leadId, leadId))
    .orderBy(asc(reserves.dueOn), asc(reserves.id));
  if (named.length === 0) return [];
  const ids = named.map(({ id }) => id);
  const photos = await db.select().from(files).where(inArray(files.reserveId, ids)).orderBy(asc(files.slot));
  return presentReserves(named, photos);
}

/** Each with its own of these documents. */
export const presentReserves = (
  named: readonly Reserve[],
  stored: readonly (ShownFile & Pick<StoredFile, 'reserveId'>)[],
): ReserveView[] =>
  named.map(({ id, body, dueOn, liftedAt }) => ({
    id,
    text: body,
    dueOn,
    liftedAt: liftedAt?.toISOString() ?? null,
    files: stored.filter(({ reserveId }) => reserveId === id).map((file) => presentFile(file, 'whole')),
  }));
