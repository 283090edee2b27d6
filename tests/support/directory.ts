import { randomInt } from 'node:crypto';
import { closings, reviews } from '../../src/server/db/schema/index.ts';
import { PUBLIC_CHARACTERS } from '../../src/shared/enterprises/publicAddress.ts';
import type { TestApp } from './app.ts';
import { buildAcceptance, buildContractor, buildEnterprise, buildProject } from './builders.ts';

export const drawPublicId = (): string =>
  Array.from({ length: 6 }, () => PUBLIC_CHARACTERS[randomInt(PUBLIC_CHARACTERS.length)]).join('');

type Overrides = Parameters<typeof buildEnterprise>[1];

/** An enterprise whose contractor agreed to a page. */
export const buildShown = (app: TestApp, overrides: Overrides = {}) =>
  buildEnterprise(app.db, { isShown: true, publicId: drawPublicId(), ...overrides });

/** The same, and the person who acts for it. */
export const buildShownContractor = (app: TestApp, overrides: Overrides = {}) =>
  buildContractor(app.db, { isShown: true, publicId: drawPublicId(), ...overrides });

interface ReviewOf {
  enterpriseId: string;
  now: Date;
  firstName?: string;
  lastName?: string;
}

type Review = typeof reviews.$inferSelect;

/** A published review of a job that is done, which everybody sees unless told otherwise. */
export async function buildReview(
  app: TestApp,
  { enterpriseId, now, firstName = 'Aïssatou', lastName = 'barry' }: ReviewOf,
  overrides: Partial<typeof reviews.$inferInsert> = {},
): Promise<Review & { projectId: string }> {
  const project = await buildProject(app.db, { status: 'Done', acceptanceCount: 0, firstName, lastName, hiredAt: now });
  const lead = await buildAcceptance(app.db, { projectId: project.id, enterpriseId, stage: 'Completed' });
  await app.db
    .insert(closings)
    .values({ leadId: lead.id, completedAt: new Date('2026-10-01T09:00:00Z'), way: 'client' });
  const [review] = await app.db
    .insert(reviews)
    .values({
      leadId: lead.id,
      enterpriseId,
      status: 'Published',
      rating: 5,
      body: 'Travail soigné',
      visibleAt: new Date(now.getTime() - 60_000),
      ...overrides,
    })
    .returning();
  if (!review) throw new Error('The review was not written');
  return { ...review, projectId: project.id };
}
