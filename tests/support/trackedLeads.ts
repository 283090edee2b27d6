import { and, eq } from 'drizzle-orm';
import { acceptances, reserves } from '../../src/server/db/schema/index.ts';
import type { TestApp } from './app.ts';
import { buildAcceptance, buildProject } from './builders.ts';

/** A finished job with something that is still to be mended. */
export async function reserveOn({ db }: Pick<TestApp, 'db'>, dueOn = '2099-01-31') {
  const project = await buildProject(db, { status: 'Done', closedAt: new Date() });
  const done = and(eq(acceptances.projectId, project.id), eq(acceptances.stage, 'Completed'));
  const [lead] = await db.select().from(acceptances).where(done);
  const [reserve] = await db
    .insert(reserves)
    .values({ leadId: lead?.id ?? '', body: 'Une plinthe manque', dueOn })
    .returning();
  if (!reserve) throw new Error('The reserve was not written');
  return { ...reserve, projectId: project.id };
}

/** The lead of a contractor who says that the client cannot be reached. */
export const askingLead = ({ db }: Pick<TestApp, 'db'>) =>
  buildAcceptance(db, { stage: 'Unreachable', releaseAt: new Date(Date.now() + 86_400_000) });
