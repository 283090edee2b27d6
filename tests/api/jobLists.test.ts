import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LeadItem } from '../../src/shared/leads/views.ts';
import type { QuoteDetails, QuoteItem } from '../../src/shared/quotes/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { expectEntity, expectRefusal } from '../support/expectations.ts';
import { draft, quoting, sent } from '../support/quotes.ts';

let app: TestApp;
let agent: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  agent = await app.loginAs('CustomerService');
});
afterAll(() => app.close());

async function rowsOf<Row>(path: string, filter: object): Promise<Row[]> {
  const reply = await agent.get(`${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('what staff read of all jobs', () => {
  test('leads by stage, enterprise and project, the latest first', async () => {
    const first = await quoting(app);
    const second = await quoting(app, first.project);
    const other = await quoting(app);
    await sent(second);
    const ofProject = { projectId: first.project.id };
    expect(ids(await rowsOf<LeadItem>('/admin/leads', ofProject))).toEqual([second.leadId, first.leadId]);
    expect(ids(await rowsOf<LeadItem>('/admin/leads', { ...ofProject, stage: 'Quoted' }))).toEqual([second.leadId]);
    const [lead] = await rowsOf<LeadItem>('/admin/leads', { enterpriseId: other.enterpriseId });
    expect(lead).toMatchObject({ id: other.leadId, stage: 'New', reference: other.project.reference });
    expect((await agent.get('/admin/leads?filter={"q":"x"}')).statusCode).toBe(400);
  });

  test('quotes by state, enterprise and day, and one of them with its proof', async () => {
    const who = await quoting(app);
    const { id, total } = await sent(who);
    const other = await quoting(app);
    const unsent = await draft(other);
    const today = new Date().toISOString().slice(0, 10);
    const ofEnterprise = { enterpriseId: who.enterpriseId };
    expect(ids(await rowsOf<QuoteItem>('/admin/quotes', ofEnterprise))).toEqual([id]);
    expect(ids(await rowsOf<QuoteItem>('/admin/quotes', { ...ofEnterprise, from: today, to: today }))).toEqual([id]);
    expect(await rowsOf<QuoteItem>('/admin/quotes', { ...ofEnterprise, to: '2020-01-01' })).toEqual([]);
    expect(ids(await rowsOf<QuoteItem>('/admin/quotes', { status: 'Draft' }))).toEqual([unsent.id]);
    expect(expectEntity<QuoteDetails>(await agent.get(`/admin/quotes/${id}`))).toMatchObject({
      total,
      projectId: who.project.id,
      contentHash: expect.stringMatching(/^\w{20,}/),
      acceptedBy: null,
    });
    expectRefusal(await agent.get(`/admin/quotes/${who.leadId}`), 404);
    expectRefusal(await who.get(`/admin/quotes/${id}`), 403);
  });
});
