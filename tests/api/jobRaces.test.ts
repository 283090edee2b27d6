import { and, eq, inArray, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptances, closings, messages, quotes, reviews } from '../../src/server/db/schema/index.ts';
import type { MessageProvider } from '../../src/server/messages/provider.ts';
import { fr } from '../../src/server/texts.ts';
import { workedFrom } from '../../src/shared/followUps/workingTime.ts';
import type { ManagedFollowUpSettings } from '../../src/shared/settings/adminViews.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { buildContractor, buildProject } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { buildHired, codeOf, storedLead, storedProject } from '../support/leads.ts';
import { draft, key, type Quoting, quoteOf, quoting, send, sent, write } from '../support/quotes.ts';
import { recordingProvider, senderOf } from '../support/senderOf.ts';
import { tokenOf } from '../support/tracking.ts';
import { verifiedCookie } from '../support/trackingCode.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ settings: { SMS_DAILY_SEGMENTS: '9999', SMS_DAILY_SEGMENTS_PER_RECIPIENT: '999' } });
});
afterAll(() => app.close());

/** A quote before its client, whose browser gave the code. */
async function offered(changes: object = {}) {
  const project = await buildProject(app.db, { status: 'Available', email: 'client@exemple.gn' });
  const who = await quoting(app, project);
  const quote = await sent(who, changes);
  const token = await tokenOf(app, project.id);
  const verified = await verifiedCookie(app, project.id);
  const act = (id: string, what: 'accept' | 'decline', body?: object) =>
    app.visitor.post(`/tracking/${token}/quotes/${id}/${what}`, body, { ...key(), ...verified });
  return { project, who, quote, token, verified, act };
}

const statusOf = async (id: string) =>
  (await app.db.select({ status: quotes.status }).from(quotes).where(eq(quotes.id, id)))[0]?.status;

describe('acts at once', () => {
  test('one of accepting, declining and taking back wins', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { project, who, quote, act } = await offered();
      const replies = await Promise.all([
        act(quote.id, 'accept'),
        act(quote.id, 'decline', { reason: 'price' }),
        who.post(`/quotes/${quote.id}/withdraw`, undefined, key()),
      ]);
      const codes = replies.map(({ statusCode }) => statusCode);
      expect(codes.toSorted()).toEqual([200, 409, 409]);
      const won = codes.indexOf(200);
      expect(await statusOf(quote.id)).toBe(['Accepted', 'Declined', 'Withdrawn'][won]);
      expect((await storedProject(app, project.id)).status).toBe(won === 0 ? 'Hired' : 'Available');
      expect((await storedLead(app, { id: who.leadId })).stage).toBe(won === 0 ? 'Hired' : 'Contacted');
    }
  });

  test('a quote accepted is the one that was seen, whatever is sent meanwhile', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { project, who, quote, act } = await offered();
      const next = await draft(who, { notes: 'Version suivante' });
      const [accepted, second] = await Promise.all([act(quote.id, 'accept'), send(who, next)]);
      expect([accepted.statusCode, second.statusCode].toSorted()).toEqual([200, 409]);
      const states = [await statusOf(quote.id), await statusOf(next.id)];
      expect(states).toEqual(accepted.statusCode === 200 ? ['Accepted', 'Draft'] : ['Superseded', 'Sent']);
      expect((await storedProject(app, project.id)).status).toBe(accepted.statusCode === 200 ? 'Hired' : 'Available');
    }
  });

  test('a job ends once, by its client or by the code', async () => {
    for (let round = 0; round < 6; round += 1) {
      const job = await buildHired(app);
      const token = await tokenOf(app, job.projectId);
      const verified = await verifiedCookie(app, job.projectId);
      const reserve = { text: 'Une plinthe manque', dueOn: quoteOf().startsOn };
      const replies = await Promise.all([
        app.visitor.post(`/tracking/${token}/close`, { reserves: [reserve] }, { ...key(), ...verified }),
        job.contractor.post(`/leads/${job.lead.id}/close`, { code: codeOf(app, job.lead) }, key()),
      ]);
      const codes = replies.map(({ statusCode }) => statusCode);
      expect(codes.toSorted()).toEqual([200, 409]);
      const [closing] = await app.db.select().from(closings).where(eq(closings.leadId, job.lead.id));
      expect(closing?.way).toBe(codes[0] === 200 ? 'client' : 'code');
      expect(await storedProject(app, job.projectId)).toMatchObject({
        status: 'Done',
        nextStep: codes[0] === 200 ? 'Mend' : null,
      });
    }
  });

  test('two reviews at once are one', async () => {
    const job = await buildHired(app, { stage: 'Completed', project: { status: 'Done', closedAt: new Date() } });
    const token = await tokenOf(app, job.projectId);
    const verified = await verifiedCookie(app, job.projectId);
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map((rating) =>
        app.visitor.post(`/tracking/${token}/review`, { rating }, { ...key(), ...verified }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const leads = app.db
      .select({ id: acceptances.id })
      .from(acceptances)
      .where(eq(acceptances.projectId, job.projectId));
    expect(await app.db.$count(reviews, inArray(reviews.leadId, leads))).toBe(1);
  });
});

describe('a quote', () => {
  test('begins within a year, so that its end is a day', async () => {
    const who = await quoting(app);
    for (const startsOn of ['9999-12-31', '2190-01-01'])
      expectInvalid(await write(who, { startsOn, durationDays: 3650 }), 'StartsOn');
  });

  test('that is sent and taken back again and again fills neither the telephone of its client nor the mailbox', async () => {
    const { project, who, quote } = await offered();
    let last = quote;
    for (let version = 2; version <= 11; version += 1) {
      expectEntity(await who.post(`/quotes/${last.id}/withdraw`, undefined, key()));
      last = await sent(who);
    }
    expectEntity(await who.post(`/quotes/${last.id}/withdraw`, undefined, key()));
    expectRefusal(await write(who), 409, 'TOO_MANY_VERSIONS');
    for (const other of [await quoting(app, project), await quoting(app, project)])
      for (let version = 1; version <= 10; version += 1)
        expectEntity(await other.post(`/quotes/${(await sent(other)).id}/withdraw`, undefined, key()));

    // But for the code of the second step, which is never held.
    const toClient = await app.db
      .select()
      .from(messages)
      .where(and(eq(messages.projectId, project.id), ne(messages.template, 'trackingCode')));
    const provider = {
      name: 'test',
      isIdempotent: true,
      send: async ({ id }: { id: string }) => ({ providerMessageId: id }),
    } as unknown as MessageProvider;
    // Later than what a message says counts as just happened, at whatever hour this runs.
    const later = { ...app.newContext(), now: workedFrom(new Date(Date.now() + 5 * 60_000)) };
    const sendMessage = senderOf(app, provider);
    const sendAll = (all: { id: string }[]) => Promise.all(all.map(({ id }) => sendMessage(later, id)));
    await sendAll(toClient);
    const out = (channel: 'sms' | 'email') =>
      app.db.$count(
        messages,
        and(eq(messages.projectId, project.id), eq(messages.channel, channel), eq(messages.status, 'Sent')),
      );
    // Two SMS for each of the three contractors.
    expect([await out('sms'), await out('email')]).toEqual([6, 30]);
    const held = await app.db
      .select({ lastError: messages.lastError })
      .from(messages)
      .where(and(eq(messages.projectId, project.id), eq(messages.status, 'Failed')));
    expect(new Set(held.map(({ lastError }) => lastError))).toEqual(
      new Set([fr('messages.held.quoteShare'), fr('messages.held.requestEmails'), fr('messages.overtaken')]),
    );
    expectEntity(
      await app.visitor.post(`/tracking/${await tokenOf(app, project.id)}/cancel`, { reason: 'clientGaveUp' }, key()),
    );
    const isEnd = and(eq(messages.projectId, project.id), eq(messages.template, 'requestCancelled'));
    await sendAll(await app.db.select({ id: messages.id }).from(messages).where(isEnd));
    expect(await out('sms')).toBe(7);
  });

  test('finds a place beside those of a competitor, however few are left, and leaves others to questions', async () => {
    const project = await buildProject(app.db, { status: 'Available' });
    const [busy, competitor] = [await quoting(app, project), await quoting(app, project)];
    const sendMessage = senderOf(app, recordingProvider());
    const outcomeOf = async (occasion: string) => {
      const isIt = eq(messages.dedupeKey, `sms:${occasion}`);
      const [queued] = await app.db.select({ id: messages.id }).from(messages).where(isIt);
      await sendMessage(app.newContext(), queued?.id ?? '');
      const [settled] = await app.db.select().from(messages).where(isIt);
      return settled?.lastError ?? settled?.status;
    };
    const sendAndTakeBack = async (who: Quoting) => {
      const { id } = await sent(who);
      const told = await outcomeOf(`quoteSent:${id}`);
      expectEntity(await who.post(`/quotes/${id}/withdraw`, undefined, key()));
      return [told, await outcomeOf(`quoteWithdrawn:${id}`)];
    };
    const share = fr('messages.held.quoteShare');
    expect(await sendAndTakeBack(busy)).toEqual(['Sent', 'Sent']);
    for (let round = 0; round < 3; round += 1) expect(await sendAndTakeBack(busy)).toEqual([share, share]);
    expect(await sendAndTakeBack(competitor)).toEqual(['Sent', 'Sent']);
    const { user, enterprise } = await buildContractor(app.db, { package: 'Premium' });
    const accepting = await app.loginAs(user);
    expectEntity(await accepting.put('/accept-project/', { id: project.id, entrepreneurId: user.id }, key()));
    expect(await outcomeOf(`accepted:${project.id}:${enterprise.id}`)).toBe('Sent');

    const admin = await app.loginAs('Admin');
    const path = '/admin/follow-up-settings/site';
    const seen = expectEntity<ManagedFollowUpSettings>(await admin.get(path));
    const saved = expectEntity<ManagedFollowUpSettings>(await admin.put(path, { ...seen, smsPerRequest: 2 }));
    const cap = fr('messages.held.requestCap');
    expect(await sendAndTakeBack(await quoting(app, project))).toEqual(['Sent', cap]);
    const token = await tokenOf(app, project.id);
    expectEntity(await app.visitor.post(`/tracking/${token}/cancel`, { reason: 'clientGaveUp' }, key()));
    const [end] = await app.db
      .select({ dedupeKey: messages.dedupeKey })
      .from(messages)
      .where(
        and(eq(messages.projectId, project.id), eq(messages.channel, 'sms'), eq(messages.template, 'requestCancelled')),
      );
    expect(await outcomeOf(end?.dedupeKey.replace('sms:', '') ?? '')).toBe('Sent');
    expectEntity(await admin.put(path, { ...saved, smsPerRequest: seen.smsPerRequest }));
  });
});
