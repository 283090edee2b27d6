import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projects } from '../../src/server/db/schema/index.ts';
import type { LeadItem } from '../../src/shared/leads/views.ts';
import type { QuoteDetails, QuoteItem } from '../../src/shared/quotes/views.ts';
import type { EnterpriseFigures } from '../../src/shared/statistics/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { expectEntity, expectRefusal } from '../support/expectations.ts';
import { buildHired } from '../support/leads.ts';
import { pdfText } from '../support/providers/pdfText.ts';
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

  test('whether the request of each may be opened: not where a colleague has it, whose client is not named', async () => {
    const who = await quoting(app);
    const { id } = await sent(who);
    await app.db.update(projects).set({ lastName: 'Zoumanigui' }).where(eq(projects.id, who.project.id));
    const mayOpen = async (reader: SignedIn) => {
      const filter = encodeURIComponent(JSON.stringify({ projectId: who.project.id }));
      const [lead] = (await reader.get(`/admin/leads?filter=${filter}`)).json<LeadItem[]>();
      const quote = expectEntity<QuoteDetails>(await reader.get(`/admin/quotes/${id}`));
      const { statusCode } = await reader.get(`/get-project-details/${who.project.id}`);
      const names = pdfText((await reader.get(`/quotes/${id}/pdf`)).rawPayload).includes('Zoumanigui');
      return [lead?.mayOpen, quote.mayOpen, statusCode === 200, names];
    };
    const [colleague, admin] = await Promise.all([app.loginAs('CustomerService'), app.loginAs('Admin')]);
    await app.db.update(projects).set({ agentId: colleague.userId }).where(eq(projects.id, who.project.id));
    expect(await Promise.all([agent, colleague, admin].map(mayOpen))).toEqual([
      [false, false, false, false],
      [true, true, true, true],
      [true, true, true, true],
    ]);
  });

  test('the figures of an enterprise: its own leads, quotes and amounts, for sales too', async () => {
    const who = await quoting(app);
    const { total } = await sent(who);
    await draft(await quoting(app, who.project));
    const url = `/admin/enterprises/${who.enterpriseId}/figures`;
    const sales = await app.loginAs('SalesService');
    const figures = expectEntity<EnterpriseFigures>(await sales.get(url));
    expect(figures).toMatchObject({ score: { value: null, count: 0 }, leads: { Quoted: 1 }, quotesSent: 1, hired: 0 });
    expect(figures.months).toMatchObject([{ accepted: 1, quoted: 1, quotedTotal: total, won: 0, wonTotal: 0 }]);
    const given = await buildHired(app);
    const won = `/admin/enterprises/${given.lead.enterpriseId}/figures`;
    expect(expectEntity<EnterpriseFigures>(await sales.get(won))).toMatchObject({ leads: { Hired: 1 }, hired: 1 });
    expectRefusal(await sales.get(`/admin/enterprises/${who.leadId}/figures`), 404);
    expectRefusal(await agent.get(url), 403);
    expectRefusal(await who.get(url), 403);
  });
});
