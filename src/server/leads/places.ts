import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { projectMachine } from '../../shared/projects/status.ts';
import type { Context } from '../context.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { acceptances, projects } from '../db/schema/index.ts';
import { readSettings } from '../settings/queries.ts';
import type { Project } from './lockLead.ts';

/** The first place of the project that nobody has, from 1; the project is locked. */
export function freeSlot(tx: Context, { id }: Pick<Project, 'id'>): Promise<number> {
  const taken = and(eq(acceptances.projectId, id), isNull(acceptances.freedAt));
  return firstFree(tx, sql`select ${acceptances.slot} from ${acceptances} where ${taken}`);
}

/** The first number of the enterprise's month that no acceptance counts under, from 1; the enterprise is locked. */
export function freeSequence(tx: Context, enterpriseId: string, month: string): Promise<number> {
  const taken = and(
    eq(acceptances.enterpriseId, enterpriseId),
    eq(acceptances.month, month),
    isNull(acceptances.releasedAt),
  );
  return firstFree(tx, sql`select ${acceptances.monthlySequence} from ${acceptances} where ${taken}`);
}

async function firstFree({ db }: Context, taken: ReturnType<typeof sql>): Promise<number> {
  const [found] = await rowsOf<{ free: number }>(
    db,
    sql`with taken (number) as (${taken})
      select min(candidate)::int as free from (select 1 as candidate union all select number + 1 from taken) as candidates
      where candidate not in (select number from taken)`,
  );
  if (!found) throw new Error('No number is free');
  return found.free;
}

/**
 * The place of a lead that ended is another contractor's: the project has one quote fewer, and is open again where it
 * was full. The project is locked; one that is over keeps its state.
 */
export async function freePlace(tx: Context, { id }: Pick<Project, 'id'>): Promise<void> {
  const { maxQuotes } = await readSettings(tx.db);
  const { from, to } = projectMachine.transitions.reopen;
  const hasRoom = and(inArray(projects.status, [...from]), lte(projects.acceptanceCount, maxQuotes));
  await tx.db
    .update(projects)
    .set({
      acceptanceCount: sql`${projects.acceptanceCount} - 1`,
      status: sql`case when ${hasRoom} then ${to} else ${projects.status} end`,
      updatedAt: tx.now,
    })
    .where(eq(projects.id, id));
}
