import { eq } from 'drizzle-orm';
import { acceptances, projects } from '../../src/server/db/schema/index.ts';
import { closingCode } from '../../src/server/leads/closingCode.ts';
import type { SignedIn, TestApp } from './app.ts';
import { buildAcceptance, buildContractor, buildProject } from './builders.ts';

type Acceptance = Awaited<ReturnType<typeof buildAcceptance>>;
type AcceptanceChanges = NonNullable<Parameters<typeof buildAcceptance>[1]>;
type ProjectChanges = NonNullable<Parameters<typeof buildProject>[1]>;

/** A contractor with a lead of their own, in any stage. */
export interface OwnLead {
  contractor: SignedIn & { enterpriseId: string };
  lead: Acceptance;
  projectId: string;
}

export async function buildLead(
  app: TestApp,
  changes: AcceptanceChanges & { project?: ProjectChanges } = {},
): Promise<OwnLead> {
  const { project: asked, ...ofLead } = changes;
  const { user, enterprise } = await buildContractor(app.db);
  const project = await buildProject(app.db, { status: 'Available', ...asked });
  const lead = await buildAcceptance(app.db, { projectId: project.id, enterpriseId: enterprise.id, ...ofLead });
  return { contractor: { ...(await app.loginAs(user)), enterpriseId: enterprise.id }, lead, projectId: project.id };
}

/** A job that was given to this contractor. */
export const buildHired = (app: TestApp, changes: Parameters<typeof buildLead>[1] = {}): Promise<OwnLead> =>
  buildLead(app, {
    stage: 'Hired',
    ...changes,
    project: { status: 'Hired', acceptanceCount: 0, ...changes.project },
  });

export const codeOf = (app: TestApp, lead: { id: string }): string => closingCode(app.config, lead);

/** A code that is not that of the lead. */
export const wrongCode = (app: TestApp, lead: { id: string }, nth = 1): string =>
  String((Number(codeOf(app, lead)) + nth) % 1_000_000).padStart(6, '0');

export async function storedLead(app: TestApp, { id }: { id: string }): Promise<Acceptance> {
  const [lead] = await app.db.select().from(acceptances).where(eq(acceptances.id, id));
  if (!lead) throw new Error('The lead is gone');
  return lead;
}

export async function storedProject(app: TestApp, id: string) {
  const [project] = await app.db.select().from(projects).where(eq(projects.id, id));
  if (!project) throw new Error('The project is gone');
  return project;
}
