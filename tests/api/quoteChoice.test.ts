import { and, eq, inArray, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../src/server/db/rowsOf.ts';
import { acceptances, messages, projects, quotes } from '../../src/server/db/schema/index.ts';
import { messageCompletion } from '../../src/server/handlers.ts';
import { closingCode } from '../../src/server/leads/closingCode.ts';
import { MASKED_CLOSING_CODE } from '../../src/server/leads/openClosingCode.ts';
import { followUpClientTexts } from '../../src/shared/followUps/texts.ts';
import { isoDate } from '../../src/shared/format/dates.ts';
import type { QuoteView } from '../../src/shared/quotes/views.ts';
import type { OwnRequest } from '../../src/shared/tracking/requestViews.ts';
import type { TrackingView } from '../../src/shared/tracking/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildProject, type Project } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { pdfText } from '../support/providers/pdfText.ts';
import { draft, key, type Quoting, quoteOf, quoting, send, sent } from '../support/quotes.ts';
import { png } from '../support/sampleFiles.ts';
import { recordingProvider, senderOf } from '../support/senderOf.ts';
import { tokenOf } from '../support/tracking.ts';
import { verifiedCookie } from '../support/trackingCode.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.loginAs('Admin');
});
afterAll(() => app.close());

interface Compared {
  project: Project;
  token: string;
  verified: Record<string, string>;
  contractors: Quoting[];
  quotes: QuoteView[];
}

/** A request with a quote of each of so many contractors, and its client's browser that gave the code. */
async function compared(count = 3): Promise<Compared> {
  const project = await buildProject(app.db, { status: 'Available', email: 'client@exemple.gn' });
  const contractors: Quoting[] = [];
  const offers: QuoteView[] = [];
  for (let index = 0; index < count; index += 1) {
    const who = await quoting(app, project);
    contractors.push(who);
    offers.push(await sent(who, { depositPercent: index * 20 }));
  }
  const token = await tokenOf(app, project.id);
  return { project, token, contractors, quotes: offers, verified: await verifiedCookie(app, project.id) };
}

const act = (
  { token, verified }: Compared,
  id: string,
  what: 'accept' | 'decline',
  body?: object,
  headers = verified,
) => app.visitor.post(`/tracking/${token}/quotes/${id}/${what}`, body, { ...key(), ...headers });
const accept = (of: Compared, id: string | undefined) => act(of, id ?? '', 'accept');
const page = async (token: string) => expectEntity<TrackingView>(await app.visitor.get(`/tracking/${token}`));
const stagesOf = async (projectId: string) =>
  (await app.db.select().from(acceptances).where(eq(acceptances.projectId, projectId)))
    .map(({ stage }) => stage)
    .toSorted();
const statesOf = async (of: Compared) => {
  const ids = of.quotes.map(({ id }) => id);
  return (await app.db.select().from(quotes).where(inArray(quotes.id, ids))).map(({ status }) => status).toSorted();
};
const told = (projectId: string) => app.db.select().from(messages).where(eq(messages.projectId, projectId));

describe('the client’s page', () => {
  test('has the last quote that each sent, and never a draft', async () => {
    const of = await compared(2);
    const third = await quoting(app, of.project);
    const hidden = await draft(third);
    const [first] = of.contractors;
    if (!first) throw new Error('No contractor');
    const second = await sent(first, { notes: 'Sans la peinture' });
    const hiddenToo = await draft(first);
    const shown = await page(of.token);
    expect(shown.quotes.map(({ id }) => id).toSorted()).toEqual([second.id, of.quotes[1]?.id].toSorted());
    expect(shown.closingCode).toBeNull();
    const said = JSON.stringify(shown);
    expect(said).not.toContain(hidden.id);
    expect(said).not.toContain(hiddenToo.id);
    for (const { id } of [hidden, hiddenToo]) {
      expectRefusal(await app.visitor.get(`/tracking/${of.token}/quotes/${id}/pdf`), 404);
      expectRefusal(await act(of, id, 'accept'), 404);
      expectRefusal(await act(of, id, 'decline', { reason: 'price' }), 404);
    }
  });

  test('gives the PDF and the photo of a quote on paper, of its own request alone', async () => {
    const of = await compared(1);
    const who = await quoting(app, of.project);
    const paper = await draft(who, { lines: [], paperAmount: 750_000 });
    const [photo] = expectEntity<{ id: string }[]>(
      await who.upload(`/upload-file/quote/${paper.id}`, { name: 'a.png', content: png() }),
    );
    const photoOf = (token: string) => app.visitor.get(`/tracking/${token}/files/${photo?.id}`);
    expectRefusal(await photoOf(of.token), 404);
    expectEntity(await send(who, paper));
    expect((await photoOf(of.token)).statusCode).toBe(200);
    const pdf = await app.visitor.get(`/tracking/${of.token}/quotes/${of.quotes[0]?.id}/pdf`);
    expect(pdfText(pdf.rawPayload)).toContain(of.project.lastName);
    const foreign = await compared(1);
    expectRefusal(await photoOf(foreign.token), 404);
    expectRefusal(await app.visitor.get(`/tracking/${foreign.token}/quotes/${paper.id}/pdf`), 404);
    expectRefusal(await accept(foreign, of.quotes[0]?.id), 404);
    expect(await stagesOf(of.project.id)).toEqual(['Quoted', 'Quoted']);
  });
});

describe('the next step', () => {
  test('is the client’s choice until the first quote ends, then the work until its planned end', async () => {
    const of = await compared(2);
    const [first, second] = of.contractors;
    if (!first || !second) throw new Error('No contractors');
    await sent(second, { validUntil: quoteOf().startsOn });
    const client = await app.loginAs({ id: of.project.clientId });
    const ownStep = async () => {
      const rows = expectEntity<OwnRequest[]>(await client.get('/own-requests'));
      return rows.find(({ reference }) => reference === of.project.reference)?.nextStep;
    };
    const choosing = (await page(of.token)).nextStep;
    expect(choosing).toMatchObject({ by: 'client', isOverdue: false });
    expect(choosing.text).toBe(followUpClientTexts['followUps.client.Choose']);
    expect(await ownStep()).toEqual(choosing);

    expectEntity(await accept(of, of.quotes[0]?.id));
    const { startsOn, durationDays } = quoteOf();
    const end = new Date(new Date(startsOn).getTime() + durationDays * 86_400_000);
    const working = (await page(of.token)).nextStep;
    expect(working).toMatchObject({ by: 'hired', dueAt: `${isoDate(end)}T23:59:59.000Z`, isOverdue: false });
    expect(working.text).toBe(followUpClientTexts['followUps.client.Work']);
    expect(await ownStep()).toEqual(working);
  });

  test('concerns the quote sent last, where the one before was taken back', async () => {
    const of = await compared(1);
    const [who] = of.contractors;
    const [former] = of.quotes;
    if (!who || !former) throw new Error('No contractor');
    expectEntity(await who.post(`/quotes/${former.id}/withdraw`, undefined, key()));
    const later = await sent(who);
    expect((await page(of.token)).quotes.map(({ id }) => id)).toEqual([later.id]);
  });
});

describe('accepting', () => {
  test('asks for the code, though the link is right', async () => {
    const of = await compared(1);
    expectRefusal(await act(of, of.quotes[0]?.id ?? '', 'accept', undefined, {}), 409, 'CODE_NEEDED');
    expectRefusal(await act(of, of.quotes[0]?.id ?? '', 'decline', { reason: 'price' }, {}), 409, 'CODE_NEEDED');
    expect(await statesOf(of)).toEqual(['Sent']);
  });

  test('hires one, passes the others, keeps how it was done, and tells each of them', async () => {
    const of = await compared();
    const [chosen] = of.quotes;
    const shown = expectEntity<TrackingView>(await accept(of, chosen?.id));
    expect(shown).toMatchObject({ status: 'Hired', closingCode: expect.stringMatching(/^\d{6}$/) });
    expect(shown.quotes.map(({ status }) => status).toSorted()).toEqual(['Accepted', 'Declined', 'Declined']);
    expect(await stagesOf(of.project.id)).toEqual(['Hired', 'Lost', 'Lost']);
    const [stored] = await app.db
      .select()
      .from(quotes)
      .where(eq(quotes.id, chosen?.id ?? ''));
    expect(stored).toMatchObject({ acceptedBy: 'code', acceptedFrom: '127.0.0.1', contentHash: expect.any(String) });
    const written = (await told(of.project.id)).map(({ channel, template }) => `${channel} ${template}`);
    expect(written.filter((one) => !one.includes('quoteSent') && !one.includes('trackingCode')).toSorted()).toEqual([
      'email jobHired',
      'email quoteAccepted',
      'email quoteLost',
      'email quoteLost',
      'sms jobHired',
      'sms quoteAccepted',
      'sms quoteLost',
      'sms quoteLost',
    ]);
  });

  test('sends the closing code and stores it nowhere', async () => {
    const of = await compared(1);
    const { closingCode: code } = expectEntity<TrackingView>(await accept(of, of.quotes[0]?.id));
    const [lead] = await app.db.select().from(acceptances).where(eq(acceptances.projectId, of.project.id));
    expect(code).toBe(closingCode(app.config, lead ?? { id: '' }));
    const [sms] = await app.db
      .select()
      .from(messages)
      .where(
        and(eq(messages.projectId, of.project.id), eq(messages.template, 'jobHired'), eq(messages.channel, 'sms')),
      );
    if (!sms) throw new Error('No message');
    expect(await messageCompletion.body(app.newContext(), sms)).toContain(`ce code: ${code}`);
    expect(sms.segments).toBe(1);
    const kept = await rowsOf(
      app.db,
      sql`select 1 from messages where body like ${`%${code}%`} and project_id = ${of.project.id}
        union all select 1 from idempotency_keys where reply::text like ${`%closingCode%`}`,
    );
    expect(kept).toEqual([]);
  });

  test('shows the closing code to nobody but the client: staff read a mask, before and after it was sent', async () => {
    const of = await compared(1);
    const { closingCode: code } = expectEntity<TrackingView>(await accept(of, of.quotes[0]?.id));
    const filter = encodeURIComponent(JSON.stringify({ projectId: of.project.id }));
    const readByStaff = async (): Promise<string> => {
      const list = (await admin.get(`/admin/messages?filter=${filter}&range=[0,99]`)).body;
      const timeline = (await admin.get(`/admin/projects/${of.project.id}/timeline`)).body;
      expect(list).toContain('jobHired');
      expect(list).toContain(MASKED_CLOSING_CODE);
      return list + timeline;
    };
    expect(await readByStaff()).not.toContain(code);
    const provider = recordingProvider();
    for (const { id, template } of await told(of.project.id))
      if (template === 'jobHired') await senderOf(app, provider)(app.newContext(), id);
    expect(provider.sent).toHaveLength(2);
    for (const { body } of provider.sent) expect(body).toContain(code);
    expect(await readByStaff()).not.toContain(code);
  });

  test('once under one key, and never twice under two', async () => {
    const of = await compared(2);
    const same = { ...key(), ...of.verified };
    const url = `/tracking/${of.token}/quotes/${of.quotes[0]?.id}/accept`;
    const replies = await Promise.all([1, 2, 3].map(() => app.visitor.post(url, undefined, same)));
    for (const reply of replies) expectEntity(reply);
    expectRefusal(await accept(of, of.quotes[0]?.id), 409, 'WRONG_STATE');
    expectRefusal(await accept(of, of.quotes[1]?.id), 409, 'WRONG_STATE');
    expect(
      await app.db.$count(messages, and(eq(messages.projectId, of.project.id), eq(messages.template, 'jobHired'))),
    ).toBe(2);
  });

  test('200 at once choose different quotes of one request: one is hired', async () => {
    const of = await compared();
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) => accept(of, of.quotes[index % of.quotes.length]?.id)),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect(await statesOf(of)).toEqual(['Accepted', 'Declined', 'Declined']);
    expect(await stagesOf(of.project.id)).toEqual(['Hired', 'Lost', 'Lost']);
    const [project] = await app.db.select().from(projects).where(eq(projects.id, of.project.id));
    expect(project?.status).toBe('Hired');
    expect(await app.db.$count(messages, like(messages.dedupeKey, `sms:jobHired:%`))).toBeGreaterThan(0);
    const hired = (await told(of.project.id)).filter(({ template }) => template === 'quoteAccepted');
    expect(hired).toHaveLength(2);
  });

  test('is refused for what is valid no more, though no job has run, and for what was taken back', async () => {
    const of = await compared(2);
    const [first, second] = of.quotes;
    // Its content is kept by a trigger: a restored clock is as good as a later day.
    await app.db.execute(sql`alter table quotes disable trigger quotes_kept`);
    await app.db
      .update(quotes)
      .set({ validUntil: '2026-01-01' })
      .where(eq(quotes.id, first?.id ?? ''));
    await app.db.execute(sql`alter table quotes enable trigger quotes_kept`);
    const { quotes: shown } = expectEntity<TrackingView>(
      await app.visitor.get(`/tracking/${await tokenOf(app, of.project.id)}`),
    );
    expect(new Map(shown.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [first?.id, 'Expired'],
        [second?.id, 'Sent'],
      ]),
    );
    expect(expectRefusal(await accept(of, first?.id), 409, 'WRONG_STATE').errorMessage).toContain('Expiré');
    expectEntity((await of.contractors[1]?.post(`/quotes/${second?.id}/withdraw`, undefined, key())) as never);
    expectRefusal(await accept(of, second?.id), 409, 'WRONG_STATE');
  });
});

test('declining says why to the contractor, who may send another', async () => {
  const of = await compared(1);
  const [who] = of.contractors;
  const [quote] = of.quotes;
  if (!who || !quote) throw new Error('No contractor');
  expectInvalid(await act(of, quote.id, 'decline', { reason: 'clientGaveUp' }), 'Reason');
  const shown = expectEntity<TrackingView>(await act(of, quote.id, 'decline', { reason: 'price' }));
  expect(shown.quotes).toMatchObject([{ id: quote.id, status: 'Declined' }]);
  const read = expectEntity<QuoteView>(await who.get(`/quotes/${quote.id}`));
  expect(read).toMatchObject({ status: 'Declined', declineReason: 'price' });
  expect(await stagesOf(of.project.id)).toEqual(['Contacted']);
  const sms = (await told(of.project.id)).find(
    ({ template, channel }) => template === 'quoteDeclined' && channel === 'sms',
  );
  expect(sms?.body).toContain('Prix trop');
  expect(await sent(who)).toMatchObject({ version: 2, number: quote.number });
});
