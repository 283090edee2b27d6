import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../src/server/context.ts';
import { rowsOf } from '../../src/server/db/rowsOf.ts';
import { projects } from '../../src/server/db/schema/index.ts';
import { issueTrackingPath } from '../../src/server/projects/trackingLink.ts';

type Issuing = Pick<Context, 'db' | 'config'>;

/** The token in the link of this project, under the secret of the server that is measured. */
async function tokenOf(ctx: Issuing, projectId: string): Promise<string> {
  const [project] = await ctx.db.select().from(projects).where(eq(projects.id, projectId));
  if (!project) throw new Error('There is no such request');
  return (await issueTrackingPath(ctx, project)).split('/').at(-1) ?? '';
}

/** Of the link to the latest request whose client has three quotes to compare. */
export async function comparingToken(ctx: Issuing): Promise<string> {
  const [found] = await rowsOf<{ id: string }>(
    ctx.db,
    sql`select project_id as id from quotes join acceptances on acceptances.id = lead_id where quotes.status <> 'Draft'
        group by project_id having count(distinct lead_id) = 3 order by project_id desc limit 1`,
  );
  return tokenOf(ctx, found?.id ?? '');
}
