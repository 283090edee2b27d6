import { eq, getTableColumns } from 'drizzle-orm';
import { actorOf, type Context } from '../context.ts';
import { acceptances, projects } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';

export type Lead = typeof acceptances.$inferSelect;
export type Project = typeof projects.$inferSelect;

export interface LockedLead {
  lead: Lead;
  project: Project;
}

/**
 * A lead and its project, both held until the transaction ends, the project first: in the order of the acceptance, so
 * that two acts wait for each other. One statement locks the rows of a join in the order of its tables. Raises 404.
 */
export async function lockLead(tx: Context, id: string): Promise<LockedLead> {
  const [locked] = await tx.db
    .select({ project: getTableColumns(projects), lead: getTableColumns(acceptances) })
    .from(projects)
    .innerJoin(acceptances, eq(acceptances.projectId, projects.id))
    .where(eq(acceptances.id, id))
    .for('update');
  if (!locked) throw notFound();
  return locked;
}

/** As `lockLead`, for the contractor whose enterprise accepted. Raises 404 for another's: it tells nothing of them. */
export async function lockOwnLead(tx: Context, id: string): Promise<LockedLead> {
  const { enterpriseId } = actorOf(tx);
  const locked = await lockLead(tx, id);
  if (locked.lead.enterpriseId !== enterpriseId) throw notFound();
  return locked;
}

/** All leads of a project that is locked, held too, in the order in which they came. */
export function lockLeadsOf(tx: Context, { id }: Pick<Project, 'id'>): Promise<Lead[]> {
  return tx.db
    .select()
    .from(acceptances)
    .where(eq(acceptances.projectId, id))
    .orderBy(acceptances.acceptedAt, acceptances.id)
    .for('update');
}
