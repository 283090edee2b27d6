import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, messages, projects, reviews } from '../../src/server/db/schema/index.ts';
import { reviewRefusalTexts } from '../../src/server/texts/reviewRefusalTexts.ts';
import type { OwnReview, ReviewDetails, ReviewItem, TrackedReview } from '../../src/shared/reviews/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildContractor, buildProject } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { buildEndedJob, buildReview, decide } from '../support/reviews.ts';
import { recordingProvider, senderOf } from '../support/senderOf.ts';
import { withKey } from '../support/submission.ts';
import { tokenOf, WRONG_TOKEN } from '../support/tracking.ts';
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

const words = { rating: 5, text: 'Carrelage bien posé, à l’heure.' };
const write = async (projectId: string, body: object = words, headers = {}) =>
  app.visitor.post(`/tracking/${await tokenOf(app, projectId)}/review`, body, {
    ...(await verifiedCookie(app, projectId)),
    ...headers,
  });
const stored = async (id: string) => (await app.db.select().from(reviews).where(eq(reviews.id, id)))[0];
const of = (leadId: string) => app.db.select().from(reviews).where(eq(reviews.leadId, leadId));
const told = (template: string) => app.db.select().from(messages).where(eq(messages.template, template));

describe('a review', () => {
  test('is written by the client of an ended job, waits for staff, and is one for the job', async () => {
    const { project, lead } = await buildEndedJob(app);
    const written = expectEntity<TrackedReview>(await write(project.id));
    expect(written).toMatchObject({ status: 'Pending', rating: 5, text: words.text, visibleAt: null });
    expectRefusal(await write(project.id, { rating: 1 }), 409, 'WRONG_STATE');
    const read = await app.visitor.get(`/tracking/${await tokenOf(app, project.id)}/review`);
    expect(expectEntity(read)).toEqual(written);
    expect(await of(lead.id)).toMatchObject([{ rating: 5, enterpriseId: lead.enterpriseId, status: 'Pending' }]);
    const [act] = await app.db.select().from(auditLog).where(eq(auditLog.entity, 'reviews'));
    expect(act).toMatchObject({ action: 'write', actorId: null });
    expect(JSON.stringify(act)).not.toContain('Carrelage');
  });

  test('twenty times at once is one', async () => {
    const { project, lead } = await buildEndedJob(app);
    const cookie = await verifiedCookie(app, project.id);
    const url = `/tracking/${await tokenOf(app, project.id)}/review`;
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => app.visitor.post(url, { rating: (index % 5) + 1 }, cookie)),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await of(lead.id)).toHaveLength(1);
    const key = withKey();
    const again = await buildEndedJob(app);
    const twice = [await write(again.project.id, words, key), await write(again.project.id, words, key)];
    expect(twice[0]?.body).toBe(twice[1]?.body);
  });

  test('needs the second step, the right link and an ended job', async () => {
    const { project, lead } = await buildEndedJob(app);
    const url = `/tracking/${await tokenOf(app, project.id)}/review`;
    expectRefusal(await app.visitor.post(url, words), 409, 'CODE_NEEDED');
    expectRefusal(await agent.post(url, words), 409, 'CODE_NEEDED');
    const other = await buildEndedJob(app);
    expectRefusal(await app.visitor.post(url, words, await verifiedCookie(app, other.project.id)), 409, 'CODE_NEEDED');
    expectRefusal(await app.visitor.post(`/tracking/${WRONG_TOKEN}/review`, words), 404);
    expect(await of(lead.id)).toEqual([]);
    for (const status of ['Available', 'Accepted', 'Hired', 'Cancelled'] as const) {
      const open = await buildProject(app.db, { status });
      expectRefusal(await write(open.id), 409, 'WRONG_STATE');
    }
  });

  test('says in French at its field what is wrong', async () => {
    const { project } = await buildEndedJob(app);
    expectInvalid(await write(project.id, { text: 'Bien' }), 'Rating');
    for (const rating of [0, 6, 2.5, '5', null]) expectInvalid(await write(project.id, { rating }), 'Rating');
    expectInvalid(await write(project.id, { rating: 5, text: 'x'.repeat(1001) }), 'Text');
  });
});

describe('staff', () => {
  test('publish one: everybody sees it after seven days, and the enterprise may answer before', async () => {
    const review = await buildReview(app);
    const published = expectEntity<ReviewDetails>(await decide(agent, review.id, { decision: 'publish' }));
    expect(published).toMatchObject({ status: 'Published', refusalReason: null });
    expect(Date.parse(published.visibleAt ?? '')).toBe(now.getTime() + 7 * DAY_MS);
    expect((await told('reviewToAnswer')).length).toBeGreaterThan(0);
    expectRefusal(await decide(agent, review.id, { decision: 'publish' }), 409, 'WRONG_STATE');
  });

  test('refuse one with a reason that its author gets, and may correct it', async () => {
    const { project } = await buildEndedJob(app);
    await app.db.update(projects).set({ email: 'auteur@exemple.gn' }).where(eq(projects.id, project.id));
    await write(project.id);
    const [queued] = (await list(agent, {})).filter(({ projectId }) => projectId === project.id);
    const id = queued?.id ?? '';
    expectInvalid(await decide(agent, id, { decision: 'refuse' }), 'Reason');
    expectInvalid(await decide(agent, id, { decision: 'refuse', reason: 'tooGood' }), 'Reason');
    const refusal = { decision: 'refuse', reason: 'insulting', note: 'Retirez le premier mot.' };
    expect(expectEntity<ReviewDetails>(await decide(agent, id, refusal))).toMatchObject({
      status: 'Refused',
      visibleAt: null,
    });
    const sent = (await told('reviewRefused')).filter((one) => one.projectId === project.id);
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([project.phoneNumber, 'auteur@exemple.gn']);
    for (const { body } of sent)
      expect(body.replaceAll("'", '’')).toContain(reviewRefusalTexts['reviews.refusalInMessage.insulting']);
    expect(sent.find(({ channel }) => channel === 'email')?.body).toContain('Retirez le premier mot.');
    const corrected = expectEntity<TrackedReview>(await write(project.id, { rating: 2, text: 'Trop lent.' }));
    expect(corrected).toMatchObject({ status: 'Pending', rating: 2, refusalReason: null, refusalNote: null });
    expect((await stored(id))?.checkedBy).toBeNull();
  });

  test('ask for an answer, after an outage, only for what has none', async () => {
    const { user, enterprise } = await buildContractor(app.db);
    const contractor = await app.loginAs(user);
    const [answered, silent] = [
      await buildReview(app, { enterpriseId: enterprise.id }),
      await buildReview(app, { enterpriseId: enterprise.id }),
    ];
    for (const { id } of [answered, silent]) await decide(agent, id, { decision: 'publish' });
    expectEntity(await contractor.post(`/reviews/${answered.id}/answer`, { text: 'Merci' }));
    const waited = { ...app.newContext(), now: new Date(now.getTime() + DAY_MS) };
    const stateAfter = async (id: string) => {
      const asking = eq(messages.dedupeKey, `sms:reviewToAnswer:${id}:${now.getTime()}`);
      const [message] = await app.db.select().from(messages).where(asking);
      await senderOf(app, recordingProvider())(waited, message?.id ?? '');
      return (await app.db.select().from(messages).where(asking))[0]?.status;
    };
    expect([await stateAfter(answered.id), await stateAfter(silent.id)]).toEqual(['Failed', 'Sent']);
  });

  test('read no more of the name of a colleague’s client than everybody will', async () => {
    const review = await buildReview(app);
    const { projectId } = expectEntity<ReviewDetails>(await agent.get(`/admin/reviews/${review.id}`));
    const [colleague, admin] = [await app.loginAs('CustomerService'), await app.loginAs('Admin')];
    const held = { agentId: colleague.userId, firstName: 'Awa', lastName: 'Zoumanigui' };
    await app.db.update(projects).set(held).where(eq(projects.id, projectId));
    const nameFor = async (reader: SignedIn) =>
      expectEntity<ReviewDetails>(await reader.get(`/admin/reviews/${review.id}`)).authorName;
    expect(await Promise.all([agent, colleague, admin].map(nameFor))).toEqual([
      'Awa Z.',
      'Awa Zoumanigui',
      'Awa Zoumanigui',
    ]);
  });

  test('may refuse later what was published: it is shown no more, and its answer goes with its words', async () => {
    const { user, enterprise } = await buildContractor(app.db);
    const contractor = await app.loginAs(user);
    const review = await buildReview(app, { enterpriseId: enterprise.id });
    await decide(agent, review.id, { decision: 'publish' });
    expectEntity(await contractor.post(`/reviews/${review.id}/answer`, { text: 'Merci' }));
    expectEntity(await decide(agent, review.id, { decision: 'refuse', reason: 'notOwn' }));
    expect(await stored(review.id)).toMatchObject({ status: 'Refused', visibleAt: null });
    expect(expectRows(await contractor.get('/reviews'))).toEqual([]);
    expectRefusal(await contractor.post(`/reviews/${review.id}/answer`, { text: 'Non' }), 404);
  });

  test('decide on what they read: not on words that changed meanwhile, and one of them at once', async () => {
    const review = await buildReview(app);
    const { version, projectId, mayOpen } = expectEntity<ReviewDetails>(await agent.get(`/admin/reviews/${review.id}`));
    expect(mayOpen).toBe((await agent.get(`/get-project-details/${projectId}`)).statusCode === 200);
    await app.db.update(reviews).set({ body: 'Autre chose' }).where(eq(reviews.id, review.id));
    const late = { decision: 'publish', version };
    expectRefusal(await agent.put(`/admin/reviews/${review.id}/decision`, late), 409, 'STALE');
    const fresh = expectEntity<ReviewDetails>(await agent.get(`/admin/reviews/${review.id}`)).version;
    const replies = await Promise.all(
      Array.from({ length: 8 }, () =>
        agent.put(`/admin/reviews/${review.id}/decision`, { decision: 'publish', version: fresh }),
      ),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('list those to be checked first, the oldest of them first, by state and enterprise', async () => {
    const { enterprise } = await buildContractor(app.db);
    const at = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const visibleAt = now;
    const made = [
      await buildReview(app, { enterpriseId: enterprise.id, createdAt: at(1) }),
      await buildReview(app, { enterpriseId: enterprise.id, createdAt: at(9), status: 'Published', visibleAt }),
      await buildReview(app, { enterpriseId: enterprise.id, createdAt: at(5) }),
    ];
    const listed = await list(agent, { enterpriseId: enterprise.id });
    expect(listed.map(({ id }) => id)).toEqual([made[2]?.id, made[0]?.id, made[1]?.id]);
    const published = await list(agent, { enterpriseId: enterprise.id, status: 'Published' });
    expect(published).toMatchObject([{ id: made[1]?.id, enterpriseName: enterprise.name, photos: 0 }]);
  });
});

describe('an enterprise', () => {
  test('answers a review of its own once, which shows both at once', async () => {
    const { user, enterprise } = await buildContractor(app.db);
    const contractor = await app.loginAs(user);
    const other = await app.loginAs((await buildContractor(app.db)).user);
    const review = await buildReview(app, { enterpriseId: enterprise.id });
    const answer = { text: 'Merci de votre confiance. Les 620 500 000 GNF comptent tout.' };
    const url = `/reviews/${review.id}/answer`;
    // Before staff have looked at it nobody knows of it.
    expectRefusal(await contractor.post(url, answer), 404);
    expect(expectRows(await contractor.get('/reviews'))).toEqual([]);
    await decide(agent, review.id, { decision: 'publish' });
    expectRefusal(await other.post(url, answer), 404);
    expectInvalid(await contractor.post(url, { text: '  ' }), 'Text');
    // Everybody reads it: it tells no way around the form.
    for (const text of ['Appelez le 620 11 22 33', 'awa@exemple.gn', 'www.exemple.gn'])
      expectInvalid(await contractor.post(url, { text }), 'Text');
    now = new Date(now.getTime() + DAY_MS);
    const replies = await Promise.all(Array.from({ length: 5 }, () => contractor.post(url, answer)));
    const [first] = replies.filter(({ statusCode }) => statusCode === 200);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(first && expectEntity<OwnReview>(first)).toMatchObject({
      answer: answer.text,
      visibleAt: now.toISOString(),
    });
    expectRefusal(await contractor.post(url, answer), 409, 'WRONG_STATE');
    expect(expectRows<OwnReview>(await contractor.get('/reviews'))).toMatchObject([{ id: review.id }]);
    expect(expectRows(await other.get('/reviews'))).toEqual([]);
  });

  test('keeps the day on which a review was shown when it answers later', async () => {
    const { user, enterprise } = await buildContractor(app.db);
    const visibleAt = new Date(now.getTime() - 3 * DAY_MS);
    const review = await buildReview(app, { enterpriseId: enterprise.id, status: 'Published', visibleAt });
    await (await app.loginAs(user)).post(`/reviews/${review.id}/answer`, { text: 'Merci' });
    expect((await stored(review.id))?.visibleAt).toEqual(visibleAt);
  });
});

function expectRows<Row>(reply: { statusCode: number; json: () => Row[] }): Row[] {
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

async function list(who: SignedIn, filter: object): Promise<ReviewItem[]> {
  return expectRows(await who.get(`/admin/reviews?filter=${encodeURIComponent(JSON.stringify(filter))}`));
}
