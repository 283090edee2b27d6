import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../src/server/db/rowsOf.ts';
import { idempotencyKeys, messages, projects } from '../../src/server/db/schema/index.ts';
import type { OutgoingMessage } from '../../src/server/messages/provider.ts';
import { insertProject } from '../../src/server/projects/reference.ts';
import { followUpClientTexts } from '../../src/shared/followUps/texts.ts';
import { formatPhone } from '../../src/shared/format/phone.ts';
import type { ProjectView, SubmittedProject } from '../../src/shared/projects/views.ts';
import type { OwnRequest } from '../../src/shared/tracking/requestViews.ts';
import type { TrackingView } from '../../src/shared/tracking/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildAcceptance, buildContractor, buildProject } from '../support/builders.ts';
import { expectEntity, expectRefusal } from '../support/expectations.ts';
import { workOutStep } from '../support/followUps.ts';
import { freshPhone } from '../support/people.ts';
import { png } from '../support/sampleFiles.ts';
import { recordingProvider, senderOf } from '../support/senderOf.ts';
import { type Places, places, submissionOf, submitAsVisitor, withKey } from '../support/submission.ts';
import { tokenOf, WRONG_TOKEN } from '../support/tracking.ts';

const html = { accept: 'text/html' };
const logLines: string[] = [];
let app: TestApp;
let agent: SignedIn;
let here: Places;
beforeAll(async () => {
  app = await startTestApp({ settings: { APP_URL: 'https://oasis.gn' }, logLines });
  agent = await app.loginAs('CustomerService');
  here = await places(app.db);
});
afterAll(() => app.close());

const track = async (token: string) => expectEntity<TrackingView>(await app.visitor.get(`/tracking/${token}`));
const told = (projectId: string) => app.db.select().from(messages).where(eq(messages.projectId, projectId));

/** The message as the provider got it. */
async function delivered(projectId: string, channel: 'sms' | 'email'): Promise<OutgoingMessage | undefined> {
  const provider = recordingProvider();
  const found = (await told(projectId)).find((message) => message.channel === channel);
  await senderOf(app, provider)(app.newContext(), found?.id ?? '');
  return provider.sent[0];
}

describe('a submission', () => {
  test('answers its reference and its link, once more under the same key, and both reach the client', async () => {
    const client = await app.loginAs('Client');
    const key = withKey();
    const form = submissionOf(client.userId, here);
    const submitted = expectEntity<SubmittedProject>(await client.post('/save-project-infos', form, key));
    expect(submitted.reference).toMatch(/^OA-[A-HJ-NP-Z2-9]{6}$/);
    expect(submitted.trackingPath).toMatch(/^\/suivi\/[\w-]{22}$/);
    expect(expectEntity(await client.post('/save-project-infos', form, key))).toEqual(submitted);
    const link = `https://oasis.gn${submitted.trackingPath}`;
    for (const channel of ['sms', 'email'] as const) {
      const message = await delivered(submitted.id, channel);
      expect(message?.body).toContain(submitted.reference);
      expect(message?.body).toContain(link);
    }
    const [sms] = (await told(submitted.id)).filter(({ channel }) => channel === 'sms');
    expect(sms?.segments).toBe(1);
    const token = submitted.trackingPath?.split('/').at(-1) ?? '';
    expect((await track(token)).reference).toBe(submitted.reference);
  });

  test('by staff shows them the reference and not the link', async () => {
    const { clientId } = await submitAsVisitor(app);
    const form = submissionOf(clientId, here);
    const submitted = expectEntity<SubmittedProject>(await agent.post('/save-project-infos', form));
    expect(submitted).toMatchObject({ reference: expect.stringMatching(/^OA-/), trackingPath: null });
    expect((await delivered(submitted.id, 'sms'))?.body).toContain('https://oasis.gn/suivi/');
  });

  test('gets another reference where the drawn one is taken', async () => {
    const { id: _, searchText: __, ...taken } = await buildProject(app.db);
    const copies = await Promise.all(
      [1, 2].map(() => insertProject(app, { ...taken, reference: undefined, trackingHash: null })),
    );
    expect(new Set([taken, ...copies].map(({ reference }) => reference)).size).toBe(3);
    await expect(insertProject(app, { ...taken, trackingHash: null })).rejects.toThrow(/No free project reference/);
  });

  test('is found by its reference, however it is typed, in the list, the search and the export', async () => {
    const { reference, id } = await buildProject(app.db, { status: 'Assigned', agentId: agent.userId });
    for (const typed of [reference, reference.toLowerCase(), reference.slice(3), reference.replace('-', ' ')]) {
      const found = expectEntity<{ projects: { items: { id: string }[] } }>(
        await agent.get(`/admin/search?q=${encodeURIComponent(typed)}`),
      );
      expect(
        found.projects.items.map((item) => item.id),
        typed,
      ).toContain(id);
    }
    const filter = encodeURIComponent(JSON.stringify({ q: reference.toLowerCase() }));
    const listed = expectEntity<{ id: string; reference: string }[]>(
      await agent.get(`/get-submitted-projects/${agent.userId}?filter=${filter}`),
    );
    expect(listed.map((row) => row.reference)).toEqual([reference]);
    expect((await agent.get(`/admin/projects/export?filter=${filter}`)).body).toContain(reference);
  });
});

describe('the link', () => {
  test('is nowhere in the database, and staff read no link in messages', async () => {
    const { projectId } = await submitAsVisitor(app);
    const token = await tokenOf(app, projectId);
    await delivered(projectId, 'sms');
    const stored = [
      await told(projectId),
      await app.db.select().from(idempotencyKeys),
      await app.db.select().from(projects).where(eq(projects.id, projectId)),
      await rowsOf(app.db, sql`select data::text from pgboss.job`),
    ];
    expect(JSON.stringify(stored)).not.toContain(token);
    const admin = await app.loginAs('Admin');
    const filter = encodeURIComponent(JSON.stringify({ projectId }));
    const read = (await admin.get(`/admin/messages?filter=${filter}`)).body;
    expect(read).toContain('/suivi/…');
    expect(read).not.toContain(token);
  });

  test('of a raised version opens the page, and the former one nothing', async () => {
    const { id } = await buildProject(app.db);
    const former = await tokenOf(app, id);
    await track(former);
    await app.db.update(projects).set({ trackingVersion: 2 }).where(eq(projects.id, id));
    const token = await tokenOf(app, id);
    expect(token).not.toBe(former);
    await track(token);
    expectRefusal(await app.visitor.get(`/tracking/${former}`), 404);
  });

  test('goes with the contact: corrected, the former number has neither it nor what waited for it', async () => {
    const client = await app.loginAs('Client');
    const form = submissionOf(client.userId, here);
    const { id, trackingPath } = expectEntity<SubmittedProject>(await client.post('/save-project-infos', form));
    const former = trackingPath?.split('/').at(-1) ?? '';
    expectEntity(await agent.put('/assign-project/', { id, agentId: agent.userId }));
    const seen = expectEntity<ProjectView>(await agent.get(`/get-project-details/${id}`));
    const phoneNumber = `+224${freshPhone()}`;
    const correct = async (changes: object) => {
      const corrected = { ...form, id, agentId: agent.userId, serviceId: here.serviceId, language: '', ...changes };
      expectEntity(await agent.put('/update-project-details', { phoneNumber: seen.phoneNumber, ...corrected }));
    };
    await correct({ email: seen.email, budget: 5_000_000 });
    await track(former);
    await correct({ email: seen.email, phoneNumber });
    expectRefusal(await app.visitor.get(`/tracking/${former}`), 404);

    const provider = recordingProvider();
    for (const message of await told(id)) await senderOf(app, provider)(app.newContext(), message.id);
    const linksTo = (recipient: string | null) =>
      provider.sent
        .filter((sent) => sent.recipient === recipient)
        .map(({ body }) => body.match(/\/suivi\/[\w-]{22}/)?.[0]);
    expect(linksTo(seen.phoneNumber)).toEqual([undefined]);
    const [link] = linksTo(phoneNumber);
    await track(link?.split('/').at(-1) ?? '');
    const own = expectEntity<OwnRequest[]>(await client.get('/own-requests'));
    expect(own.map((request) => request.trackingPath)).toEqual([link]);
  });

  test('that is wrong, old, cut short or somebody’s own gets one and the same answer', async () => {
    const { id } = await buildProject(app.db);
    const old = await tokenOf(app, id);
    await app.db.update(projects).set({ trackingVersion: 2 }).where(eq(projects.id, id));
    const token = await tokenOf(app, id);
    const wrong = [WRONG_TOKEN, old, token.slice(0, -1), `${token}A`, token.toUpperCase(), id, '%2e%2e%2f', 'é'];
    const answers = await Promise.all(wrong.map((one) => app.visitor.get(`/tracking/${encodeURIComponent(one)}`)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(404);
    const pages = await Promise.all([WRONG_TOKEN, old].map((one) => app.visitor.get(`/suivi/${one}`, html)));
    for (const page of pages) expect(page.statusCode).toBe(404);
    expect(pages[0]?.body.replaceAll(WRONG_TOKEN, '')).toBe(pages[1]?.body.replaceAll(old, ''));
  });

  test('is in no line of the log, no header and no row of what was done, and the page tells no other site of it', async () => {
    const { id } = await buildProject(app.db);
    const token = await tokenOf(app, id);
    const page = await app.visitor.get(`/suivi/${token}`, html);
    await app.visitor.get(`/tracking/${token}`);
    await app.visitor.get(`/tracking/${token}/files/${id}`);
    await app.visitor.get(`/suivi/${WRONG_TOKEN}`, html);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-cache',
    });
    expect(page.body).toContain('<meta name="robots" content="noindex">');
    // A card for networks would name an address that leads nowhere.
    expect(page.body).not.toContain('<meta property="og:');
    expect(JSON.stringify(page.headers)).not.toContain(token);
    expect(logLines.length).toBeGreaterThan(0);
    expect(logLines.join('\n')).not.toContain(token);
    expectEntity(await app.visitor.post(`/tracking/${token}/cancel`, { reason: 'postponed' }));
    const kept = await rowsOf<{ row: string }>(
      app.db,
      sql`select to_jsonb(audit_log)::text as row from audit_log union all select to_jsonb(rate_limits)::text from rate_limits
        union all select to_jsonb(idempotency_keys)::text from idempotency_keys`,
    );
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.map(({ row }) => row).join('\n')).not.toContain(token);
    expect(logLines.join('\n')).not.toContain(token);
    // The address of the document is told to whoever shares it: the token stands only in what the page reads itself by.
    expect(page.body.match(/<meta [^>]*>/g)?.join('')).not.toContain(token);
    expect((await app.visitor.get('/robots.txt')).body).toContain('Disallow: /suivi');
  });
});

/** How many standard errors the ranks of the first sample are off where both are of one distribution (Mann–Whitney). */
function rankDifference(first: readonly number[], second: readonly number[]): number {
  const all = [...first.map((time) => ({ time, isFirst: true })), ...second.map((time) => ({ time, isFirst: false }))];
  const ranks = all
    .toSorted((one, other) => one.time - other.time)
    .reduce((sum, { isFirst }, index) => sum + (isFirst ? index + 1 : 0), 0);
  const [m, n] = [first.length, second.length];
  const expected = (m * (m + n + 1)) / 2;
  return (ranks - expected) / Math.sqrt((m * n * (m + n + 1)) / 12);
}

test('the time that a dead link takes tells nothing of why it is dead', async () => {
  const { id } = await buildProject(app.db);
  const old = await tokenOf(app, id);
  await app.db.update(projects).set({ trackingVersion: 2 }).where(eq(projects.id, id));
  await tokenOf(app, id);
  const erased = await buildProject(app.db);
  const ofErased = await tokenOf(app, erased.id);
  await app.db.update(projects).set({ anonymisedAt: new Date() }).where(eq(projects.id, erased.id));
  const tokens = { wrong: WRONG_TOKEN, old, ofErased, malformed: 'AAAA' };
  const kinds = Object.keys(tokens) as (keyof typeof tokens)[];
  const times = { wrong: [], old: [], ofErased: [], malformed: [] } as Record<keyof typeof tokens, number[]>;
  const ask = async (kind: keyof typeof tokens) => {
    const before = performance.now();
    expectRefusal(await app.visitor.get(`/tracking/${tokens[kind]}`), 404);
    return performance.now() - before;
  };
  for (let round = 0; round < 50; round += 1) for (const kind of kinds) await ask(kind);
  // Another order in each round, so that what the machine does besides meets all of them alike.
  for (let round = 0; round < 400; round += 1)
    for (let turn = 0; turn < kinds.length; turn += 1) {
      const kind = kinds[(turn * (round % 2 === 0 ? 1 : 3) + round) % kinds.length] ?? 'wrong';
      times[kind].push(await ask(kind));
    }
  for (const kind of kinds) expect(Math.abs(rankDifference(times.wrong, times[kind])), kind).toBeLessThan(6);
});

describe('the page', () => {
  test('shows all of it without script: what comes next, who accepted, what was asked and sent', async () => {
    const { client, projectId } = await submitAsVisitor(app, { description: 'Carreler la terrasse' });
    await client.upload(`/upload-file/project/${projectId}`, { name: 'terrasse.png', content: png() });
    await app.db
      .update(projects)
      .set({ status: 'Available', serviceId: here.serviceId, agentId: agent.userId, publishedAt: new Date() })
      .where(eq(projects.id, projectId));
    const { enterprise } = await buildContractor(app.db);
    await buildAcceptance(app.db, { projectId, enterpriseId: enterprise.id });
    await workOutStep(app, projectId);
    const token = await tokenOf(app, projectId);
    const tracked = await track(token);
    expect(tracked.steps.map(({ name }) => name)).toEqual(['submitted', 'taken', 'published', 'accepted']);
    expect(tracked.nextStep).toMatchObject({
      text: followUpClientTexts['followUps.client.Contact'],
      by: 'enterprises',
    });
    expect(tracked.enterprises).toEqual([
      expect.objectContaining({ name: enterprise.name, phoneNumber: enterprise.phoneNumber, verified: [] }),
    ]);
    const { body } = await app.visitor.get(`/suivi/${token}`, html);
    for (const words of [
      tracked.reference,
      followUpClientTexts['followUps.client.Contact'],
      'Carreler la terrasse',
      formatPhone(enterprise.phoneNumber),
      `https://wa.me/${enterprise.phoneNumber.slice(1)}`,
      'terrasse.png',
    ])
      expect(body).toContain(words);
    const [file] = tracked.files;
    const download = await app.visitor.get(`/tracking/${token}/files/${file?.id}`);
    expect(download.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'private, no-store' });
    expect(download.rawPayload.length).toBe(file?.size);
  });

  test('of another request shows nothing of this one', async () => {
    const mine = await submitAsVisitor(app);
    const other = await submitAsVisitor(app);
    await other.client.upload(`/upload-file/project/${other.projectId}`, { name: 'a.png', content: png() });
    const [file] = (await track(await tokenOf(app, other.projectId))).files;
    expectRefusal(await app.visitor.get(`/tracking/${await tokenOf(app, mine.projectId)}/files/${file?.id}`), 404);
  });

  test('of a closed request names no enterprise any more', async () => {
    const project = await buildProject(app.db, { status: 'Available', acceptanceCount: 1 });
    await app.db
      .update(projects)
      .set({ status: 'Cancelled', closedAt: new Date(), closingReason: 'clientGaveUp' })
      .where(and(eq(projects.id, project.id)));
    const tracked = await track(await tokenOf(app, project.id));
    expect(tracked.enterprises).toEqual([]);
    expect(tracked.nextStep).toMatchObject({ by: null, dueAt: null });
    expect(tracked.steps.at(-1)?.name).toBe('closed');
  });
});
