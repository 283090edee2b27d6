import { eq } from 'drizzle-orm';
import { projects } from '../../src/server/db/schema/index.ts';
import { issueTrackingPath } from '../../src/server/projects/trackingLink.ts';
import type { TestApp } from './app.ts';

/** A token that opens nothing. */
export const WRONG_TOKEN = 'A'.repeat(22);

/** The token in the link of this project, as its client was sent it. */
export async function tokenOf(app: TestApp, projectId: string): Promise<string> {
  const [project] = await app.db.select().from(projects).where(eq(projects.id, projectId));
  if (!project) throw new Error('No such project');
  return (await issueTrackingPath(app.newContext(), project)).split('/').at(-1) ?? '';
}
