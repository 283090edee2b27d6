import { afterAll, beforeAll, expect, test } from 'vitest';
import { listShown } from '../../src/server/reviews/listShown.ts';
import type { TimelineEntry } from '../../src/shared/projects/actViews.ts';
import type { ProjectListItem } from '../../src/shared/projects/views.ts';
import type { QuoteView } from '../../src/shared/quotes/views.ts';
import type { ReviewItem, TrackedReview } from '../../src/shared/reviews/views.ts';
import type { TrackingView } from '../../src/shared/tracking/views.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { buildContractor } from '../support/builders.ts';
import { expectEntity, expectRefusal } from '../support/expectations.ts';
import { quoteOf } from '../support/quotes.ts';
import { decide } from '../support/reviews.ts';
import { places, submitAsVisitor, withKey } from '../support/submission.ts';
import { tokenOf } from '../support/tracking.ts';
import { verifiedCookie } from '../support/trackingCode.ts';

let app: TestApp;
let now = new Date();
beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
});
afterAll(() => app.close());

/** Two contractors accept and quote, the client takes one, the job is done and judged, all of it by HTTP. */
test('one job, from the request to the review that everybody reads', async () => {
  const { projectId: id } = await submitAsVisitor(app);
  const agent = await app.loginAs('CustomerService');
  const { serviceId } = await places(app.db);
  expectEntity(await agent.put('/assign-project/', { id, agentId: agent.userId }));
  expectEntity(await agent.put('/activate-project/', { id, agentId: agent.userId, serviceId }));

  const token = await tokenOf(app, id);
  const tracked = async () => expectEntity<TrackingView>(await app.visitor.get(`/tracking/${token}`));
  const [winner, other] = [await contractor(), await contractor()];
  const quotes: QuoteView[] = [];
  for (const who of [winner, other]) {
    expectEntity(await who.put('/accept-project/', { id, entrepreneurId: who.userId }));
    const [own] = expectEntity<(ProjectListItem & { leadId: string })[]>(
      await who.get(`/get-accepted-projects/${who.userId}`),
    );
    const url = `/leads/${own?.leadId}`;
    expectEntity(await who.post(`${url}/calls`, { at: now.toISOString(), outcome: 'reached' }, withKey()));
    const draft = expectEntity<QuoteView>(await who.post(`${url}/quotes`, quoteOf(), withKey()));
    quotes.push(
      expectEntity<QuoteView>(await who.post(`/quotes/${draft.id}/send`, { updatedAt: draft.updatedAt }, withKey())),
    );
  }
  const [chosen, passed] = quotes;

  const accepting = `/tracking/${token}/quotes/${chosen?.id}/accept`;
  expectRefusal(await app.visitor.post(accepting, undefined, withKey()), 409, 'CODE_NEEDED');
  const cookie = await verifiedCookie(app, id);
  expectEntity(await app.visitor.post(accepting, undefined, { ...cookie, ...withKey() }));
  expect(await tracked()).toMatchObject({ status: 'Hired', closingCode: expect.stringMatching(/^\d{6}$/) });
  expect(expectEntity<QuoteView>(await other.get(`/quotes/${passed?.id}`)).status).toBe('Declined');
  expectRefusal(await winner.get(`/quotes/${passed?.id}`), 404);
  const words = { rating: 5, text: 'Fini à l’heure, chantier propre.' };
  const reviewing = `/tracking/${token}/review`;
  expectRefusal(await app.visitor.post(reviewing, words, { ...cookie, ...withKey() }), 409, 'WRONG_STATE');

  const { closingCode: code } = await tracked();
  expectEntity(await winner.post(`/leads/${chosen?.leadId}/close`, { code }, withKey()));
  expect((await tracked()).status).toBe('Done');
  expectEntity<TrackedReview>(await app.visitor.post(reviewing, words, { ...cookie, ...withKey() }));

  const shown = () => listShown(app.newContext(), { enterpriseId: winner.enterpriseId, after: undefined, limit: 10 });
  expect(await shown()).toEqual([]);
  const [queued]: ReviewItem[] = (await agent.get('/admin/reviews')).json();
  expectEntity(await decide(agent, queued?.id ?? '', { decision: 'publish' }));
  expect(await shown()).toEqual([]);
  now = new Date(now.getTime() + 7 * 86_400_000);
  const next = await app.loginAs({ id: agent.userId });
  expect(await shown()).toMatchObject([{ rating: 5, text: words.text, author: 'Awa B.', answer: null }]);
  expectEntity(await decide(next, queued?.id ?? '', { decision: 'refuse', reason: 'notOwn' }));
  expect(await shown()).toEqual([]);

  const timeline = expectEntity<TimelineEntry[]>(await next.get(`/admin/projects/${id}/timeline`));
  const acts = new Set(timeline.map(({ kind, entity, action }) => (kind === 'act' ? `${entity} ${action}` : kind)));
  for (const act of [
    'projects assign',
    'projects activate',
    'acceptance',
    'leads call',
    'quotes send',
    'projects hire',
    'quotes pass',
    'projects complete',
    'reviews write',
    'reviews publish',
    'reviews refuse',
  ])
    expect([...acts], act).toContain(act);
});

async function contractor() {
  const { user, enterprise } = await buildContractor(app.db, { package: 'Premium' });
  return { ...(await app.loginAs(user)), enterpriseId: enterprise.id };
}
