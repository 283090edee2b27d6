import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/server/context.ts';
import { files, reviews } from '../../src/server/db/schema/index.ts';
import { anonymiseProjects } from '../../src/server/privacy/anonymise.ts';
import type { ShownEnterprise } from '../../src/shared/directory/views.ts';
import { enterprisePath } from '../../src/shared/enterprises/publicAddress.ts';
import type { OwnReview, ReviewDetails, TrackedReview } from '../../src/shared/reviews/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildContractor } from '../support/builders.ts';
import { buildShownContractor } from '../support/directory.ts';
import { expectEntity, expectRefusal } from '../support/expectations.ts';
import { secrets, tellingPhoto } from '../support/photos.ts';
import { buildEndedJob, decide } from '../support/reviews.ts';
import { pdf, png } from '../support/sampleFiles.ts';
import { withKey } from '../support/submission.ts';
import { reserveOn } from '../support/trackedLeads.ts';
import { tokenOf } from '../support/tracking.ts';
import { verifiedCookie } from '../support/trackingCode.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let agent: SignedIn;
let now = new Date();
beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
  agent = await app.loginAs('CustomerService');
});
afterAll(() => app.close());

const photo = (name = 'mur.png') => ({ name, content: png() });

/** A job whose client wrote a review, and what they hold. */
async function reviewed(body: object = { rating: 5, showsPhotos: true }, enterpriseId?: string) {
  const { project, lead } = await buildEndedJob(app, enterpriseId);
  const cookie = await verifiedCookie(app, project.id);
  const url = `/tracking/${await tokenOf(app, project.id)}/review`;
  expectEntity(await app.visitor.post(url, body, cookie));
  const [review] = await app.db.select().from(reviews).where(eq(reviews.leadId, lead.id));
  const add = (sent: Parameters<typeof app.visitor.upload>[1] = photo(), headers = {}) =>
    app.visitor.upload(`${url}/files`, sent, { ...cookie, ...headers });
  const remove = (fileId = '') => app.visitor.post(`${url}/files/${fileId}/remove`, undefined, cookie);
  return { project, lead, cookie, url, id: review?.id ?? '', add, remove };
}

const photosOf = (reviewId: string) => app.db.select().from(files).where(eq(files.reviewId, reviewId));
const publicStatus = async (fileId = '') => (await app.visitor.get(`/review-photos/${fileId}`)).statusCode;

describe('the photos of a review', () => {
  test('are cleaned, checked by staff with the words, and everybody’s once the review is shown', async () => {
    const { user, enterprise } = await buildShownContractor(app);
    const contractor = await app.loginAs(user);
    const review = await reviewed(undefined, enterprise.id);
    const content = await tellingPhoto('jpeg');
    const written = expectEntity<TrackedReview>(await review.add({ name: 'chantier.jpg', content }));
    const [added] = written.photos;
    expect(written).toMatchObject({ status: 'Pending', photos: [{ name: 'chantier.jpg' }] });
    const sent = await app.visitor.get(review.url.replace('/review', `/files/${added?.id}`));
    for (const secret of secrets) expect(sent.rawPayload.includes(secret)).toBe(false);

    const read = expectEntity<ReviewDetails>(await agent.get(`/admin/reviews/${review.id}`));
    expect(read).toMatchObject({ showsPhotos: true, photos: [{ id: added?.id }] });
    expect((await agent.get(`/download/${added?.id}`)).statusCode).toBe(200);
    expectRefusal(await contractor.get(`/download/${added?.id}`), 404);
    expect(await publicStatus(added?.id)).toBe(404);

    expectEntity(await decide(agent, review.id, { decision: 'publish' }));
    expect(await publicStatus(added?.id)).toBe(404);
    const own = await contractor.get(`/download/${added?.id}`);
    expect([own.statusCode, own.headers['content-disposition']]).toEqual([
      200,
      expect.not.stringContaining('chantier'),
    ]);
    const ownPage = (await contractor.get('/reviews')).json<OwnReview[]>();
    expect(ownPage.find(({ id }) => id === review.id)?.photos).toEqual([
      expect.objectContaining({ id: added?.id, name: expect.not.stringContaining('chantier') }),
    ]);
    expectRefusal(await (await app.loginAs((await buildContractor(app.db)).user)).get(`/download/${added?.id}`), 404);
    expectRefusal(await (await app.loginAs('Client')).get(`/download/${added?.id}`), 404);

    now = new Date(now.getTime() + 7 * DAY_MS);
    agent = await app.loginAs('CustomerService');
    expect(await publicStatus(added?.id)).toBe(200);
    const path = enterprisePath({ name: enterprise.name, publicId: enterprise.publicId ?? '' });
    const page = await app.visitor.get(path.replace('/entreprises', '/public-enterprises'));
    expect(expectEntity<ShownEnterprise>(page).reviews[0]?.photos).toEqual([`/review-photos/${added?.id}`]);

    expectEntity(await decide(agent, review.id, { decision: 'refuse', reason: 'personalData' }));
    expect(await publicStatus(added?.id)).toBe(404);
  });

  test('stay with staff where their author did not agree to show them', async () => {
    const { user, enterprise } = await buildShownContractor(app);
    const contractor = await app.loginAs(user);
    const review = await reviewed({ rating: 4 }, enterprise.id);
    const [added] = expectEntity<TrackedReview>(await review.add()).photos;
    await decide(agent, review.id, { decision: 'publish' });
    await app.db.update(reviews).set({ visibleAt: now }).where(eq(reviews.id, review.id));
    expect(await publicStatus(added?.id)).toBe(404);
    expectRefusal(await contractor.get(`/download/${added?.id}`), 404);
    const own = (await contractor.get('/reviews')).json<OwnReview[]>();
    expect(own.find(({ id }) => id === review.id)?.photos).toEqual([]);
  });

  test('are five at most, however many come at once, and a place that was freed is taken again', async () => {
    const review = await reviewed();
    const replies = await Promise.all(Array.from({ length: 8 }, (_, index) => review.add(photo(`${index}.png`))));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    for (const reply of replies.filter(({ statusCode }) => statusCode !== 200))
      expectRefusal(reply, 409, 'TOO_MANY_FILES');
    const [first] = await photosOf(review.id);
    expect(expectEntity<TrackedReview>(await review.remove(first?.id)).photos).toHaveLength(4);
    expectRefusal(await review.remove(first?.id), 404);
    expectRefusal(await review.add([photo('a.png'), photo('b.png')]), 409, 'TOO_MANY_FILES');
    const key = withKey();
    for (let times = 0; times < 2; times += 1)
      expect(expectEntity<TrackedReview>(await review.add(photo('cinq.png'), key)).photos).toHaveLength(5);
  });

  test('are photos alone', async () => {
    const review = await reviewed();
    const reply = await review.add({ name: 'facture.pdf', content: pdf() });
    expect(expectRefusal(reply, 415).errors).toEqual({
      Files: ['Seules les photos sont acceptées ici : jpg, png ou webp.'],
    });
    expect(await photosOf(review.id)).toEqual([]);
  });

  test('come with the code and the own link, of a review that was written and is not published', async () => {
    const [review, other] = [await reviewed(), await reviewed()];
    const [added] = expectEntity<TrackedReview>(await review.add()).photos;
    expectRefusal(await app.visitor.upload(`${review.url}/files`, photo()), 409, 'CODE_NEEDED');
    expectRefusal(await app.visitor.upload(`${review.url}/files`, photo(), other.cookie), 409, 'CODE_NEEDED');
    expectRefusal(await app.visitor.post(`${review.url}/files/${added?.id}/remove`), 409, 'CODE_NEEDED');
    expectRefusal(await other.remove(added?.id), 404);
    expectRefusal(await app.visitor.get(other.url.replace('/review', `/files/${added?.id}`)), 404);
    expectRefusal(await agent.upload(`/upload-file/review/${review.id}`, photo()), 400);
    expect(await photosOf(review.id)).toHaveLength(1);

    const { project } = await buildEndedJob(app);
    const url = `/tracking/${await tokenOf(app, project.id)}/review/files`;
    expectRefusal(await app.visitor.upload(url, photo(), await verifiedCookie(app, project.id)), 404);
    await decide(agent, review.id, { decision: 'publish' });
    expectRefusal(await review.add(), 409, 'WRONG_STATE');
    expect(expectEntity<TrackedReview>(await review.remove(added?.id)).photos).toEqual([]);
  });

  test('that came while staff read are not published unseen', async () => {
    const review = await reviewed();
    const { version } = expectEntity<ReviewDetails>(await agent.get(`/admin/reviews/${review.id}`));
    expectEntity(await review.add());
    const late = await agent.put(`/admin/reviews/${review.id}/decision`, { decision: 'publish', version });
    expectRefusal(late, 409, 'STALE');
  });

  test('go with the data of their author, as those of what was to be mended do; the words stay', async () => {
    const review = await reviewed({ rating: 2, text: 'Long', showsPhotos: true });
    await review.add();
    const reserve = await reserveOn(app);
    const ofReserve = `/tracking/${await tokenOf(app, reserve.projectId)}/reserves/${reserve.id}/files`;
    expectEntity(await app.visitor.upload(ofReserve, photo()));
    const keys = await inTransaction(app.newContext(), (tx) =>
      anonymiseProjects(tx, [review.project.id, reserve.projectId]),
    );
    expect(keys).toHaveLength(2);
    expect(await photosOf(review.id)).toEqual([]);
    expect(await app.db.$count(files, eq(files.reserveId, reserve.id))).toBe(0);
    expect(await app.db.$count(reviews, eq(reviews.id, review.id))).toBe(1);
  });
});
