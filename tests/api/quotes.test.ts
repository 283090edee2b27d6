import { brotliDecompressSync } from 'node:zlib';
import { and, asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../src/server/db/rowsOf.ts';
import {
  acceptances,
  auditLog,
  enterprises,
  files,
  messages,
  quoteLines,
  quotes,
} from '../../src/server/db/schema/index.ts';
import { expireQuotes } from '../../src/server/quotes/expireQuotes.ts';
import { formatGnf } from '../../src/shared/format/money.ts';
import { lineTotal, totalsOf } from '../../src/shared/quotes/amounts.ts';
import type { QuoteDetails, QuoteItem, QuoteView, UsedLine } from '../../src/shared/quotes/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildAcceptance, buildProject, buildUser } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { outlineOf, type PdfPart, partsOf, pdfParts } from '../support/providers/pdfParts.ts';
import { pdfText } from '../support/providers/pdfText.ts';
import { draft, key, type Quoting, quoteOf, quoting, send, sent, write } from '../support/quotes.ts';
import { png } from '../support/sampleFiles.ts';
import { recordingProvider, senderOf } from '../support/senderOf.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let agent: SignedIn;
let now = new Date();
beforeAll(async () => {
  app = await startTestApp({ settings: { APP_URL: 'https://oasis.gn' }, clock: () => now });
  agent = await app.loginAs('CustomerService');
});
afterAll(() => app.close());

const stageOf = async (leadId: string) =>
  (await app.db.select().from(acceptances).where(eq(acceptances.id, leadId)))[0]?.stage;
const stored = async (id: string) => (await app.db.select().from(quotes).where(eq(quotes.id, id)))[0];
const listed = async (who: Quoting) => expectEntity<QuoteView[]>(await who.get(`/leads/${who.leadId}/quotes`));
const spaced = (text: string) => text.replace(/\s/g, ' ');
const entryOf = ({ parts: [label, value] }: PdfPart) => [label?.text, ...(value?.parts ?? []).map(({ text }) => text)];
const plainText = (reply: { rawPayload: Buffer }) => pdfText(reply.rawPayload).replace(/\s+/g, ' ');

describe('a draft', () => {
  test('comes back with each line and the totals that the server counted', async () => {
    const who = await quoting(app);
    const written = await draft(who, { vat: 'standard' });
    expect(written).toMatchObject({
      status: 'Draft',
      number: null,
      version: 1,
      reference: who.project.reference,
      netTotal: 787_500,
      vatTotal: 141_750,
      total: 929_250,
      deposit: 278_775,
      isDepositHigh: false,
      lines: [{ total: 562_500 }, { total: 225_000 }],
    });
    expect(await listed(who)).toEqual([written]);
    expect(await stageOf(who.leadId)).toBe('New');
  });

  test('is changed, and a second one is not begun', async () => {
    const who = await quoting(app);
    const { id, updatedAt } = await draft(who);
    const lines = [{ label: 'Tout', quantity: 1, unit: 'forfait', unitPrice: 999_999 }];
    const changed = expectEntity<QuoteView>(
      await who.put(`/quotes/${id}`, quoteOf({ lines, depositPercent: '', notes: '', updatedAt }), key()),
    );
    expect(changed).toMatchObject({ id, total: 999_999, depositPercent: null, deposit: null, notes: null });
    expectRefusal(await write(who), 409, 'DRAFT_EXISTS');
  });

  test('is changed by who saw it as it is, and told to the others', async () => {
    const who = await quoting(app);
    const { id, updatedAt } = await draft(who);
    const change = (notes: string, seen: string, once = key()) =>
      who.put(`/quotes/${id}`, quoteOf({ notes, updatedAt: seen }), once);
    const same = key();
    const first = expectEntity<QuoteView>(await change('Premier onglet', updatedAt, same));
    const { errorMessage } = expectRefusal(await change('Second onglet', updatedAt), 409, 'STALE');
    expect(errorMessage).toContain('modifié entre-temps, dans un autre onglet ou sur un autre appareil');
    expect((await stored(id))?.notes).toBe('Premier onglet');
    // Its reply was lost, and it is asked again.
    expect(expectEntity(await change('Premier onglet', updatedAt, same))).toEqual(first);
    expect(expectEntity(await change('Second onglet', first.updatedAt))).toMatchObject({ notes: 'Second onglet' });

    const colleague = await app.loginAs(
      await buildUser(app.db, { role: 'Entrepreneur', enterpriseId: who.enterpriseId }),
    );
    const late = await colleague.put(`/quotes/${id}`, quoteOf({ updatedAt }), key());
    expect(expectRefusal(late, 409, 'STALE').errorMessage).toMatch(/^\S.+ a modifié ce brouillon entre-temps \(le /);
    expectInvalid(await who.put(`/quotes/${id}`, quoteOf({ updatedAt: 'hier' }), key()), 'UpdatedAt');
  });

  test('says that a deposit is high, and takes it', async () => {
    expect(await draft(await quoting(app), { depositPercent: 60 })).toMatchObject({ isDepositHigh: true });
  });

  test('is written once under one key, and once of two at once', async () => {
    const who = await quoting(app);
    const same = key();
    const replies = await Promise.all([1, 2].map(() => who.post(`/leads/${who.leadId}/quotes`, quoteOf(), same)));
    expect(new Set(replies.map((reply) => expectEntity<QuoteView>(reply).id)).size).toBe(1);
    const other = await quoting(app);
    const statuses = (await Promise.all([1, 2, 3].map(() => write(other)))).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
  });

  test.each([
    [{ lines: [] }, 'Lines'],
    [{ lines: [{ label: '', quantity: 1, unit: 'jour', unitPrice: 1 }] }, 'Lines'],
    [{ lines: [{ label: 'a', quantity: 0, unit: 'jour', unitPrice: 1 }] }, 'Lines'],
    [{ lines: [{ label: 'a', quantity: 1.0005, unit: 'jour', unitPrice: 1 }] }, 'Lines'],
    [{ lines: [{ label: 'a', quantity: 1e308, unit: 'jour', unitPrice: 1 }] }, 'Lines'],
    [{ lines: [{ label: 'a', quantity: 1, unit: 'jour', unitPrice: 1.5 }] }, 'Lines'],
    [{ lines: [{ label: 'a', quantity: 1, unit: 'jour', unitPrice: -1 }] }, 'Lines'],
    [{ lines: [{ label: 'a', quantity: 100_000, unit: 'jour', unitPrice: 10_000_000_000 }] }, 'Lines'],
    [{ lines: Array.from({ length: 51 }, () => ({ label: 'a', quantity: 1, unit: 'j', unitPrice: 1 })) }, 'Lines'],
    [{ paperAmount: 5 }, 'Lines'],
    [{ vat: 'reduced' }, 'Vat'],
    [{ depositPercent: 101 }, 'DepositPercent'],
    [{ validUntil: '2020-01-01' }, 'ValidUntil'],
    [{ validUntil: '2120-01-01' }, 'ValidUntil'],
    [{ startsOn: '2020-01-01' }, 'StartsOn'],
    [{ durationDays: 0 }, 'DurationDays'],
    [{ notes: 'x'.repeat(1001) }, 'Notes'],
  ])('with %o is told at its field', async (changes, field) => {
    expectInvalid(await write(await quoting(app), changes), field);
  });

  test.each([
    [{ lines: [], paperAmount: 'abc' }, { PaperAmount: ['Le prix est un nombre entier de francs.'] }],
    [{ lines: [], paperAmount: 100.5 }, { PaperAmount: ['Le prix est un nombre entier de francs.'] }],
    [
      { lines: [{ label: 'a', quantity: 0.01, unit: 'm²', unitPrice: 1 }] },
      { Lines: ['Le total doit être plus grand que zéro : écrivez au moins un prix.'] },
    ],
    [
      { lines: [], paperAmount: 0 },
      { PaperAmount: ['Le total doit être plus grand que zéro : écrivez au moins un prix.'] },
    ],
    [{ depositPercent: 10.5 }, { DepositPercent: ['L’acompte est un pourcentage entier, de 0 à 100.'] }],
  ])('with %o is told why', async (changes, errors) => {
    const [field = ''] = Object.keys(errors);
    expect(expectInvalid(await write(await quoting(app), changes), field).errors).toEqual(errors);
  });

  test('may hold a line that is offered', async () => {
    const lines = [
      { label: 'Pose', quantity: 1, unit: 'forfait', unitPrice: 50_000 },
      { label: 'Déplacement, offert', quantity: 1, unit: 'forfait', unitPrice: 0 },
    ];
    expect(expectEntity<QuoteView>(await write(await quoting(app), { lines })).total).toBe(50_000);
  });

  test('is for nobody else: another contractor finds nothing, neither to read nor to change nor to photograph', async () => {
    const { id, leadId, updatedAt } = await draft(await quoting(app));
    const stranger = await quoting(app);
    const replies = [
      await stranger.get(`/quotes/${id}`),
      await stranger.get(`/quotes/${id}/pdf`),
      await stranger.get(`/leads/${leadId}/quotes`),
      await stranger.put(`/quotes/${id}`, quoteOf({ updatedAt }), key()),
      await send(stranger, { id, updatedAt }),
      await stranger.post(`/quotes/${id}/withdraw`, undefined, key()),
      await write(stranger, {}, leadId),
      await stranger.upload(`/upload-file/quote/${id}`, { name: 'a.png', content: png() }),
    ];
    for (const reply of replies) expectRefusal(reply, 404);
    expect(expectEntity<QuoteView>(await agent.get(`/quotes/${id}`)).id).toBe(id);
    expectRefusal(await (await app.loginAs('SalesService')).get(`/quotes/${id}`), 403);
  });
});

describe('sending', () => {
  test('is refused to a suspended enterprise, which keeps its draft and sends it once it is back', async () => {
    const who = await quoting(app);
    const { id, updatedAt } = await draft(who);
    const statusTo = (status: 'Suspended' | 'Active') =>
      app.db.update(enterprises).set({ status }).where(eq(enterprises.id, who.enterpriseId));
    await statusTo('Suspended');
    const { errorMessage } = expectRefusal(await send(who, { id, updatedAt }), 409, 'ENTERPRISE_NOT_ACTIVE');
    expect(errorMessage).toContain('suspendu');
    expect(await stored(id)).toMatchObject({ status: 'Draft', number: null });
    expect(await app.db.$count(messages, eq(messages.projectId, who.project.id))).toBe(0);
    await statusTo('Active');
    expect(expectEntity(await send(who, { id, updatedAt }))).toMatchObject({ id, status: 'Sent' });
  });

  test('numbers the quote, moves the lead and tells the client once, with the link that is never stored', async () => {
    const project = await buildProject(app.db, { status: 'Available', email: 'client@exemple.gn' });
    const who = await quoting(app, project);
    const { id, updatedAt } = await draft(who);
    const same = key();
    const first = expectEntity<QuoteView>(await who.post(`/quotes/${id}/send`, { updatedAt }, same));
    expect(first).toMatchObject({ status: 'Sent', number: `DEV-${now.getUTCFullYear()}-00001` });
    expect(expectEntity(await who.post(`/quotes/${id}/send`, { updatedAt }, same))).toEqual(first);
    expectRefusal(await send(who, first), 409, 'WRONG_STATE');
    expect(await stageOf(who.leadId)).toBe('Quoted');
    expect((await stored(id))?.contentHash).toMatch(/^[0-9a-f]{64}$/);
    const told = await app.db.select().from(messages).where(eq(messages.projectId, project.id));
    expect(told.map(({ channel, template }) => `${channel} ${template}`).toSorted()).toEqual([
      'email quoteSent',
      'sms quoteSent',
    ]);
    for (const { body } of told) expect(body).toContain(`https://oasis.gn/suivi/${'*'.repeat(22)}`);
    const acts = await app.db.select().from(auditLog).where(eq(auditLog.entityId, id)).orderBy(asc(auditLog.createdAt));
    expect(acts.map(({ action }) => action).toSorted()).toEqual(['send', 'write']);
  });

  test('carries the draft that was read, not one that was saved since', async () => {
    const who = await quoting(app);
    const read = await draft(who, { lines: [], paperAmount: 500_000 });
    const changed = expectEntity<QuoteView>(
      await who.put(`/quotes/${read.id}`, quoteOf({ notes: '', updatedAt: read.updatedAt }), key()),
    );
    expect(changed.updatedAt).not.toBe(read.updatedAt);
    const { errorMessage } = expectRefusal(await send(who, read), 409, 'STALE');
    expect(errorMessage).toContain('Rien n’a été envoyé');
    expect(await stored(read.id)).toMatchObject({ status: 'Draft', number: null });
    expect(await stageOf(who.leadId)).toBe('New');
    expect(expectEntity(await send(who, changed))).toMatchObject({ status: 'Sent', total: changed.total });
  });

  test('goes as it is where no version is named', async () => {
    const who = await quoting(app);
    const { id } = await draft(who);
    expectInvalid(await who.post(`/quotes/${id}/send`, { updatedAt: 'hier' }, key()), 'UpdatedAt');
    expectEntity(await who.put(`/quotes/${id}`, quoteOf(), key()));
    expect(expectEntity(await who.post(`/quotes/${id}/send`, undefined, key()))).toMatchObject({ status: 'Sent' });
  });

  test('a correction supersedes the former under the same number', async () => {
    const who = await quoting(app);
    const first = await sent(who);
    const second = await draft(who, { depositPercent: 10 });
    expect(second).toMatchObject({ version: 2, number: first.number, status: 'Draft' });
    expect((await stored(first.id))?.status).toBe('Sent');
    expect(expectEntity(await send(who, second))).toMatchObject({ status: 'Sent', number: first.number });
    expect((await listed(who)).map(({ version, status }) => `${version} ${status}`)).toEqual([
      '2 Sent',
      '1 Superseded',
    ]);
    expect((await sent(await quoting(app))).number).toMatch(/-00001$/);
  });

  test('goes ten corrections far', async () => {
    const who = await quoting(app);
    for (let version = 1; version <= 11; version += 1) await sent(who);
    expectRefusal(await write(who), 409, 'TOO_MANY_VERSIONS');
  });

  test('is refused where the days are over, the client is lost or the request closed', async () => {
    const who = await quoting(app);
    const read = await draft(who, { validUntil: new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10) });
    const before = now;
    now = new Date(now.getTime() + 3 * DAY_MS);
    const fresh = await app.loginAs({ id: who.userId });
    expectInvalid(await fresh.post(`/quotes/${read.id}/send`, { updatedAt: read.updatedAt }, key()), 'ValidUntil');
    now = before;
    await app.db.update(acceptances).set({ stage: 'Lost' }).where(eq(acceptances.id, who.leadId));
    expectRefusal(await send(who, read), 409, 'WRONG_STATE');
    const closed = await quoting(app, await buildProject(app.db, { status: 'Cancelled' }));
    expectRefusal(await write(closed), 409, 'WRONG_STATE');
  });

  test('one that waited for the morning is told only while it can be chosen', async () => {
    const project = await buildProject(app.db, { status: 'Available' });
    const [kept, withdrawn] = [await quoting(app, project), await quoting(app, project)];
    const quote = { kept: await sent(kept), withdrawn: await sent(withdrawn) };
    expectEntity(await withdrawn.post(`/quotes/${quote.withdrawn.id}/withdraw`, undefined, key()));
    const morning = { ...app.newContext(), now: new Date(now.getTime() + DAY_MS / 2) };
    const stateAfter = async (id: string) => {
      const telling = eq(messages.dedupeKey, `sms:quoteSent:${id}`);
      const [message] = await app.db.select().from(messages).where(telling);
      await senderOf(app, recordingProvider())(morning, message?.id ?? '');
      return (await app.db.select().from(messages).where(telling))[0]?.status;
    };
    expect([await stateAfter(quote.withdrawn.id), await stateAfter(quote.kept.id)]).toEqual(['Failed', 'Sent']);
  });

  test('a withdrawn quote leaves the client’s hands and the lead in the conversation', async () => {
    const who = await quoting(app);
    const { id } = await sent(who);
    const withdrawn = expectEntity<QuoteView>(await who.post(`/quotes/${id}/withdraw`, undefined, key()));
    expect(withdrawn.status).toBe('Withdrawn');
    const told = await app.db
      .select()
      .from(messages)
      .where(eq(messages.dedupeKey, `sms:quoteWithdrawn:${id}`));
    expect(told).toHaveLength(1);
    expect(told[0]?.body).toContain(withdrawn.number);
    expect(await stageOf(who.leadId)).toBe('Contacted');
    expectRefusal(await who.post(`/quotes/${id}/withdraw`, undefined, key()), 409, 'WRONG_STATE');
    expect(await sent(who)).toMatchObject({ version: 2, number: withdrawn.number });
  });

  test('expires when its validity is over, not on its last day', async () => {
    const who = await quoting(app);
    const { id, validUntil } = await sent(who);
    const at = (instant: string) => expireQuotes({ ...app.newContext(), now: new Date(instant) });
    await at(`${validUntil}T23:59:59Z`);
    expect((await stored(id))?.status).toBe('Sent');
    const statesAt = async (instant: string) => {
      now = new Date(instant);
      const [contractor, staff] = [await app.loginAs({ id: who.userId }), await app.loginAs('CustomerService')];
      const filter = encodeURIComponent(JSON.stringify({ enterpriseId: who.enterpriseId }));
      const states = [
        expectEntity<QuoteView[]>(await contractor.get(`/leads/${who.leadId}/quotes`))[0]?.status,
        expectEntity<QuoteDetails>(await staff.get(`/admin/quotes/${id}`)).status,
        (await staff.get(`/admin/quotes?filter=${filter}`)).json<QuoteItem[]>()[0]?.status,
      ];
      now = new Date();
      return states;
    };
    expect(await statesAt(`${validUntil}T23:59:59Z`)).toEqual(['Sent', 'Sent', 'Sent']);
    const after = new Date(Date.parse(validUntil) + DAY_MS).toISOString();
    // As its client sees it, before the clock's job has marked it.
    expect(await statesAt(after)).toEqual(['Expired', 'Expired', 'Expired']);
    await Promise.all([at(after), at(after)]);
    expect((await stored(id))?.status).toBe('Expired');
    expect(await stageOf(who.leadId)).toBe('Contacted');
    expect(await app.db.$count(auditLog, and(eq(auditLog.entityId, id), eq(auditLog.action, 'expire')))).toBe(1);
  });
});

test('one that cannot expire does not keep those behind it from their turn', async () => {
  const [first, second] = [await sent(await quoting(app)), await sent(await quoting(app))];
  await app.db.execute(
    sql.raw(`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
      create trigger refused before update on quotes for each row when (old.id = '${first.id}') execute function refuse()`),
  );
  try {
    const now = new Date(Date.parse(second.validUntil) + 2 * DAY_MS);
    await expect(expireQuotes({ ...app.newContext(), now })).rejects.toThrow(AggregateError);
    expect((await stored(first.id))?.status).toBe('Sent');
    expect((await stored(second.id))?.status).toBe('Expired');
  } finally {
    await app.db.execute(sql.raw('drop trigger refused on quotes; drop function refuse()'));
  }
});

describe('what was sent', () => {
  test('does not change by a call', async () => {
    const who = await quoting(app);
    const { id, updatedAt } = await sent(who);
    expectRefusal(await who.put(`/quotes/${id}`, quoteOf({ depositPercent: 1, updatedAt }), key()), 409, 'WRONG_STATE');
    const photo = { name: 'a.png', content: png() };
    expectRefusal(await who.upload(`/upload-file/quote/${id}`, photo), 409, 'WRONG_STATE');
  });

  test('does not change by SQL, nor do its lines', async () => {
    const { id } = await sent(await quoting(app));
    const changes = [
      sql`update quotes set total = total + 1, net_total = net_total + 1 where id = ${id}`,
      sql`update quotes set deposit_percent = 99 where id = ${id}`,
      sql`update quotes set notes = 'autre' where id = ${id}`,
      sql`update quotes set status = 'Draft' where id = ${id}`,
    ];
    for (const change of changes) await expect(rowsOf(app.db, change)).rejects.toThrow(quotesKept('quotes_kept'));
    const ofLines = [
      sql`update quote_lines set label = 'autre' where quote_id = ${id}`,
      sql`delete from quote_lines where quote_id = ${id}`,
      sql`insert into quote_lines (quote_id, position, label, quantity, unit, unit_price, total) values (${id}, 9, 'x', 1, 'j', 1, 1)`,
    ];
    for (const change of ofLines) await expect(rowsOf(app.db, change)).rejects.toThrow(quotesKept('quote_lines_kept'));
  });
});

/** The database's own sentence lies in the cause. */
const quotesKept = (constraint: string) =>
  expect.objectContaining({ cause: expect.objectContaining({ constraint }) }) as unknown as Error;

describe('numbers', () => {
  test('have no gap under 50 writers at once, whatever of them fails', async () => {
    const who = await quoting(app);
    const leads = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const { id: projectId } = await buildProject(app.db, { status: 'Available' });
        return buildAcceptanceOf(projectId, who.enterpriseId);
      }),
    );
    const drafts: QuoteView[] = [];
    for (const leadId of leads) drafts.push(await draft(who, {}, leadId));
    // Each is sent twice: one of the two is refused, and gives its number back.
    const replies = await Promise.all(drafts.flatMap((one) => [send(who, one), send(who, one)]));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(50);
    const numbers = await app.db
      .select({ number: quotes.number })
      .from(quotes)
      .where(eq(quotes.enterpriseId, who.enterpriseId))
      .orderBy(asc(quotes.number));
    const year = now.getUTCFullYear();
    expect(numbers.map(({ number }) => number)).toEqual(
      Array.from({ length: 50 }, (_, index) => `DEV-${year}-${String(index + 1).padStart(5, '0')}`),
    );
  });
});

let sequence = 0;
async function buildAcceptanceOf(projectId: string, enterpriseId: string): Promise<string> {
  sequence += 1;
  return (await buildAcceptance(app.db, { projectId, enterpriseId, monthlySequence: 1000 + sequence })).id;
}

describe('amounts', () => {
  test('in the database are those of the shared function, in random quotes', async () => {
    const who = await quoting(app);
    const { id } = await draft(who);
    const line = fc.record({
      thousandths: fc.integer({ min: 1, max: 100_000_000 }),
      unitPrice: fc.integer({ min: 0, max: 10_000_000 }),
    });
    const sample = fc.sample(line, 10_000);
    await app.db.delete(quoteLines).where(eq(quoteLines.quoteId, id));
    for (let from = 0; from < sample.length; from += 1000) {
      // `quote_lines_total` refuses what is not quantity times price, rounded half up.
      await app.db.insert(quoteLines).values(
        sample.slice(from, from + 1000).map(({ thousandths, unitPrice }, index) => {
          const one = { quantity: thousandths / 1000, unitPrice };
          return { ...one, quoteId: id, position: from + index + 1, label: 'a', unit: 'b', total: lineTotal(one) };
        }),
      );
    }
    const [summed] = await rowsOf<{ net: string; vat: string }>(
      app.db,
      sql`select sum(round(quantity * unit_price))::text as net, round(sum(round(quantity * unit_price)) * 0.18)::text as vat from quote_lines where quote_id = ${id}`,
    );
    const rows = await app.db.select({ total: quoteLines.total }).from(quoteLines).where(eq(quoteLines.quoteId, id));
    const totals = totalsOf(
      rows.map(({ total }) => total),
      'standard',
    );
    expect([totals.netTotal, totals.vatTotal].map(String)).toEqual([summed?.net, summed?.vat]);
    const wrong = { quoteId: id, position: 20_000, label: 'a', unit: 'b', quantity: 0.5, unitPrice: 1, total: 0 };
    await expect(app.db.insert(quoteLines).values(wrong)).rejects.toThrow(quotesKept('quote_lines_total'));
  });
});

describe('a quote on paper', () => {
  test('is one amount with a photo, and goes with both alone', async () => {
    const who = await quoting(app);
    const written = await draft(who, { lines: [], paperAmount: 1_250_000 });
    expect(written).toMatchObject({ isPaper: true, lines: [], total: 1_250_000, files: [] });
    expectInvalid(await send(who, written), 'Files');
    const [photo] = expectEntity<{ id: string }[]>(
      await who.upload(`/upload-file/quote/${written.id}`, { name: 'devis.png', content: png() }),
    );
    const shown = expectEntity<QuoteView>(await send(who, written));
    expect(shown).toMatchObject({ status: 'Sent', files: [{ id: photo?.id }] });
    expect((await who.get(`/download/${photo?.id}`)).statusCode).toBe(200);
    expect((await agent.get(`/download/${photo?.id}`)).statusCode).toBe(200);
    expectRefusal(await (await quoting(app)).get(`/download/${photo?.id}`), 404);
    expectRefusal(await (await app.loginAs('Client')).get(`/download/${photo?.id}`), 404);
  });

  test('has its photo taken again', async () => {
    const who = await quoting(app);
    const { id } = await draft(who, { lines: [], paperAmount: 5 });
    const upload = async (query = '') =>
      expectEntity<{ id: string }[]>(
        await who.upload(`/upload-file/quote/${id}${query}`, { name: 'a.png', content: png() }),
      );
    const [first] = await upload();
    const [second] = await upload(`?replaces=${first?.id}`);
    const kept = await app.db.select().from(files).where(eq(files.quoteId, id));
    expect(kept.map((file) => file.id)).toEqual([second?.id]);
  });
});

describe('the PDF', () => {
  test('says who, for whom and each amount, with its accents', async () => {
    const who = await quoting(app);
    const { id, number } = await sent(who, { vat: 'standard' });
    const reply = await who.get(`/quotes/${id}/pdf`);
    expect(reply.headers['content-type']).toBe('application/pdf');
    const said = plainText(reply);
    for (const expected of [
      number ?? '',
      'Pose de carrelage',
      'Main-d’œuvre',
      'm²',
      '12,5',
      formatGnf(562_500),
      formatGnf(787_500),
      formatGnf(141_750),
      formatGnf(929_250),
      'neuf cent vingt-neuf mille deux cent cinquante',
      who.project.lastName,
      who.project.reference,
    ])
      expect(said).toContain(expected.replace(/\s+/g, ' '));
    expect((await who.get(`/quotes/${id}/pdf`)).rawPayload.equals(reply.rawPayload)).toBe(true);
    await app.db.update(acceptances).set({ stage: 'Lost' }).where(eq(acceptances.id, who.leadId));
    expect(plainText(await who.get(`/quotes/${id}/pdf`))).not.toContain(who.project.lastName);
  });

  test('says the largest amount that a quote may come to', async () => {
    const who = await quoting(app);
    const line = { label: 'Immeuble', quantity: 100, unit: 'm²', unitPrice: 10_000_000_000 };
    const { id } = await draft(who, { lines: [line], vat: 'none' });
    const said = plainText(await who.get(`/quotes/${id}/pdf`));
    expect(said).toContain(formatGnf(1_000_000_000_000).replace(/\s+/g, ' '));
    expect(said).toContain('mille milliards de francs');
  });

  test('goes on over several pages, each with its number', async () => {
    const who = await quoting(app);
    const lines = Array.from({ length: 50 }, (_, index) => ({
      label: `Poste ${index + 1} : ${'fourniture et pose '.repeat(5)}`,
      quantity: index + 0.125,
      unit: 'm²',
      unitPrice: 1000 + index,
    }));
    const { id } = await draft(who, { lines });
    const said = plainText(await who.get(`/quotes/${id}/pdf`));
    expect(said).toContain('Poste 50');
    expect(said).toMatch(/Page 1 sur [3-9]/);
  });

  test('says what each of its parts is, to whoever hears it', async () => {
    const who = await quoting(app);
    const notes = 'Sable et ciment non compris.\n\nEau sur place.';
    const { id, number } = await sent(who, { vat: 'standard', notes });
    await app.db.update(enterprises).set({ name: 'Bâti & Fils' }).where(eq(enterprises.id, who.enterpriseId));
    const pdf = (await who.get(`/quotes/${id}/pdf`)).rawPayload;
    const { version, catalog, root, artifacts, unmarked } = pdfParts(pdf);
    expect(version).toBe('%PDF-1.7');
    for (const fact of ['/Lang (fr)', '/Marked true', '/DisplayDocTitle true']) expect(catalog).toContain(fact);
    // The metadata are XML, in which the name's own sign would end them.
    expect(pdf.toString()).toContain('<rdf:li>Bâti et Fils</rdf:li>');
    const outline = outlineOf(root);
    expect(outline.slice(0, 2)).toEqual(['Document', '  P Bâti & Fils']);
    expect(outline.filter((line) => /^ +H\d/.test(line))).toEqual([`  H1 DEVIS n° ${number}`]);
    const table = outline.indexOf('  Table');
    expect(outline.slice(table, table + 15)).toEqual([
      '  Table',
      '    THead',
      '      TR',
      ...['Désignation', 'Quantité', 'Unité', 'Prix unitaire', 'Total'].map((name) => `        TH (Column) ${name}`),
      '    TBody',
      '      TR',
      '        TH (Row) Pose de carrelage',
      ...['12,5', 'm²', formatGnf(45_000), formatGnf(562_500)].map((value) => `        TD ${spaced(value)}`),
    ]);
    expect(partsOf(root, 'LI').map(entryOf)).toEqual(
      expect.arrayContaining([
        ['Total à payer', spaced(formatGnf(929_250))],
        ['À savoir', 'Sable et ciment non compris.', 'Eau sur place.'],
      ]),
    );
    // The lines under three rows, and the foot of the page.
    expect(artifacts).toEqual(['', '', '', expect.stringContaining('Page 1 sur 1')]);
    expect(unmarked).toEqual([]);
  });

  test('is one table on all its pages, each row whole on one of them', async () => {
    const who = await quoting(app);
    const lines = Array.from({ length: 50 }, (_, index) => ({
      label: `Poste ${index + 1} : ${'fourniture et pose '.repeat(5)}`,
      quantity: 1,
      unit: 'm²',
      unitPrice: 1000 + index,
    }));
    const { id } = await draft(who, { lines });
    const pdf = () => who.get(`/quotes/${id}/pdf`).then(({ rawPayload }) => rawPayload);
    const first = await pdf();
    const { root, artifacts, unmarked } = pdfParts(first);
    const [table, ...others] = partsOf(root, 'Table');
    expect(others).toEqual([]);
    const rows = partsOf(table as PdfPart, 'TR');
    expect(rows).toHaveLength(51);
    for (const { parts } of rows) {
      expect(parts).toHaveLength(5);
      expect(new Set(parts.flatMap(({ pages }) => pages)).size).toBe(1);
    }
    const pages = new Set(rows.flatMap(({ parts }) => parts.flatMap((cell) => cell.pages)));
    expect(pages.size).toBeGreaterThan(2);
    // Drawn again on each further page, and said once.
    expect(rows.filter(({ parts }) => parts[0]?.text === 'Désignation')).toHaveLength(1);
    expect(artifacts.filter((text) => text === 'Désignation')).toHaveLength(pages.size - 1);
    expect(unmarked).toEqual([]);
    now = new Date(now.getTime() + 60_000);
    expect((await pdf()).equals(first)).toBe(true);
    // What says of its parts is most of it: a telephone loads a fraction.
    const { headers, rawPayload } = await who.get(`/quotes/${id}/pdf`, { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(rawPayload.length).toBeLessThan(first.length / 3);
    expect(brotliDecompressSync(rawPayload).equals(first)).toBe(true);
  });
});

test('the labels of earlier quotes come back, the last price first, and nobody else’s', async () => {
  const who = await quoting(app);
  await draft(who);
  const { id: projectId } = await buildProject(app.db, { status: 'Available' });
  now = new Date(now.getTime() + 60_000);
  const leadId = await buildAcceptanceOf(projectId, who.enterpriseId);
  await draft(who, { lines: [{ label: 'pose de Carrelage', quantity: 1, unit: 'm²', unitPrice: 50_000 }] }, leadId);
  expect(expectEntity<UsedLine[]>(await who.get('/quotes/lines'))).toEqual([
    { label: 'pose de Carrelage', unit: 'm²', unitPrice: 50_000 },
    { label: 'Main-d’œuvre', unit: 'jour', unitPrice: 150_000 },
  ]);
  expect(expectEntity<UsedLine[]>(await (await quoting(app)).get('/quotes/lines'))).toEqual([]);
});
