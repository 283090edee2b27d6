import { eq } from 'drizzle-orm';
import { projects, reviews } from '../../src/server/db/schema/index.ts';
import type { ReviewDetails } from '../../src/shared/reviews/views.ts';
import type { TestApp } from './app.ts';
import { buildAcceptance, buildContractor, buildProject } from './builders.ts';
import { expectEntity } from './expectations.ts';
import type { Requests } from './requests.ts';

/** A job that a contractor finished, and who they are. */
export async function buildEndedJob(app: TestApp, enterpriseId?: string) {
  const contractor = enterpriseId ? undefined : await buildContractor(app.db);
  const project = await buildProject(app.db, { status: 'Available' });
  const now = new Date();
  const lead = await buildAcceptance(app.db, {
    projectId: project.id,
    enterpriseId: enterpriseId ?? contractor?.enterprise.id ?? '',
    stage: 'Completed',
  });
  await app.db.update(projects).set({ status: 'Done', hiredAt: now, closedAt: now }).where(eq(projects.id, project.id));
  return { project, lead, ...contractor };
}

/** A review of such a job as its client wrote it. */
export async function buildReview(
  app: TestApp,
  columns: Partial<typeof reviews.$inferInsert> = {},
): Promise<typeof reviews.$inferSelect> {
  const { lead } = await buildEndedJob(app, columns.enterpriseId);
  const [review] = await app.db
    .insert(reviews)
    .values({ leadId: lead.id, enterpriseId: lead.enterpriseId, rating: 4, body: 'Travail soigné.', ...columns })
    .returning();
  if (!review) throw new Error('The review was not written');
  return review;
}

/** What staff decide on a review as it stands now. */
export async function decide(staff: Requests, id: string, decision: object) {
  const { version } = expectEntity<ReviewDetails>(await staff.get(`/admin/reviews/${id}`));
  return staff.put(`/admin/reviews/${id}/decision`, { version, ...decision });
}
