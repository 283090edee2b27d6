import { and, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { projectMachine } from '../../shared/projects/status.ts';
import type { Context } from '../context.ts';
import { acceptances, projects } from '../db/schema/index.ts';
import { readSettings } from '../settings/queries.ts';
import type { Project } from './lockLead.ts';

export interface FreePlace {
  /** The first place of the project that nobody has, from 1. */
  slot: number;
  /** The first number of the enterprise's month that no acceptance counts under, from 1. */
  sequence: number;
  /** The enterprise has a lead of this project, whatever became of it. */
  hasLead: boolean;
}

interface Acceptance {
  projectId: string;
  enterpriseId: string;
  /** Its first day. */
  month: string;
}

/** Where an acceptance goes, as a value of a statement; the project and the enterprise are locked. */
export function freePlaceOf({ projectId, enterpriseId, month }: Acceptance): SQL<FreePlace> {
  const ofProject = eq(acceptances.projectId, projectId);
  const ofEnterprise = eq(acceptances.enterpriseId, enterpriseId);
  const ofMonth = and(ofEnterprise, eq(acceptances.month, month), isNull(acceptances.releasedAt));
  const taken = sql`select ${acceptances.slot} from ${acceptances} where ${and(ofProject, isNull(acceptances.freedAt))}`;
  return sql<FreePlace>`(
    with places (number) as (${taken}),
      numbers (number) as (select ${acceptances.monthlySequence} from ${acceptances} where ${ofMonth})
    select json_build_object('slot', ${firstFree(sql`places`)}, 'sequence', ${firstFree(sql`numbers`)},
      'hasLead', exists (select from ${acceptances} where ${and(ofProject, ofEnterprise)})))`;
}

const firstFree = (taken: SQL): SQL => sql`(
  select min(candidate)::int from (select 1 as candidate union all select number + 1 from ${taken}) as candidates
  where candidate not in (select number from ${taken}))`;

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
