import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { projects } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import { requireIdentified } from '../leads/requireIdentified.ts';

export type Project = typeof projects.$inferSelect;

/**
 * The project, held until the transaction ends: whoever changes its state or its quotes waits for the other. Raises
 * 404.
 */
export async function lockProject(tx: Context, id: string): Promise<Project> {
  const [project] = await tx.db.select().from(projects).where(eq(projects.id, id)).for('update');
  if (!project) throw notFound();
  return project;
}

/** As `lockProject`, before something is written about the client. Raises WRONG_STATE where their data were erased. */
export async function lockIdentified(tx: Context, id: string): Promise<Project> {
  const project = await lockProject(tx, id);
  requireIdentified(project);
  return project;
}
