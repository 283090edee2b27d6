import { and, eq, isNull } from 'drizzle-orm';
import { hashOfToken } from '../auth/opaqueToken.ts';
import type { Context } from '../context.ts';
import { projects } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import type { Project } from '../projects/lockProject.ts';

/** The request of the link with this token, unless its client was erased. */
export const opensWith = (token: string) =>
  and(eq(projects.trackingHash, hashOfToken(token)), isNull(projects.anonymisedAt));

/**
 * The project that this link opens. Raises 404: whether the token is wrong, an old one, none at all or that of a
 * request whose client was erased, one look along the same index finds nothing.
 */
export async function findTracked({ db }: Pick<Context, 'db'>, token: string): Promise<Project> {
  const [project] = await db.select().from(projects).where(opensWith(token));
  if (!project) throw notFound();
  return project;
}
