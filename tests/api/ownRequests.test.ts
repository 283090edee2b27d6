import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { messages } from '../../src/server/db/schema/index.ts';
import { openTrackingLink } from '../../src/server/projects/trackingLink.ts';
import { MASKED_TOKEN } from '../../src/shared/tracking/address.ts';
import type { OwnRequest } from '../../src/shared/tracking/requestViews.ts';
import type { TrackingView } from '../../src/shared/tracking/views.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { buildContractor, buildProject, buildUser, type Project } from '../support/builders.ts';
import { expectEntity } from '../support/expectations.ts';
import { withKey } from '../support/submission.ts';

const HOUR = 3_600_000;
let now = new Date('2026-11-21T10:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    clock: () => now,
    works: true,
    settings: { RATE_LIMIT_FACTOR: '1', APP_URL: 'https://oasis.gn' },
  });
});
afterAll(() => app.close());

const ask = (phoneNumber: string, remoteAddress = '10.0.0.1') =>
  app.app.inject({
    method: 'POST',
    url: '/tracking/link',
    headers: { 'content-type': 'application/json' },
    remoteAddress,
    payload: JSON.stringify({ phoneNumber }),
  });
const sentTo = (phoneNumber: string) =>
  app.db.select().from(messages).where(eq(messages.recipient, phoneNumber)).orderBy(desc(messages.createdAt));
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 100 });
/** Jobs of this queue come one after the other: once this one's is there, those before it are done. */
async function afterAllJobs() {
  const { phoneNumber } = await buildProject(app.db);
  await ask(phoneNumber, '10.9.0.1');
  await eventually(async () => expect(await sentTo(phoneNumber)).toHaveLength(1));
}
const ofPhone = (phoneNumber: string, overrides: Parameters<typeof buildProject>[1] = {}) =>
  buildProject(app.db, { phoneNumber, ...overrides });
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR);

describe('a lost link', () => {
  test('comes again for the three newest open requests, in one SMS, and is stored nowhere', async () => {
    const { phoneNumber } = await buildUser(app.db);
    const open: Project[] = [];
    for (const hours of [9, 3, 1, 5]) open.push(await ofPhone(phoneNumber, { submittedAt: hoursAgo(hours) }));
    for (const status of ['Cancelled', 'Done'] as const) await ofPhone(phoneNumber, { status, acceptanceCount: 0 });
    await ofPhone(phoneNumber, { anonymisedAt: now });
    expectEntity(await ask(phoneNumber));
    await eventually(async () => expect(await sentTo(phoneNumber)).toHaveLength(1));
    const [message] = await sentTo(phoneNumber);
    if (!message) throw new Error('No SMS');
    const newest = [open[2], open[1], open[3]];
    expect(message.body.split('\n').slice(1)).toEqual(
      newest.map((project) => `${project?.reference} https://oasis.gn/suivi/${MASKED_TOKEN}`),
    );
    expect(message.segments).toBeLessThanOrEqual(2);
    const body = await openTrackingLink(app.newContext(), message);
    for (const [index, line] of body.split('\n').slice(1).entries()) {
      const token = line.split('/').at(-1) ?? '';
      const shown = expectEntity<TrackingView>(await app.visitor.get(`/tracking/${token}`));
      expect(shown.reference).toBe(newest[index]?.reference);
    }
    // To another number they are not opened.
    await expect(openTrackingLink(app.newContext(), { ...message, recipient: '+224620999999' })).rejects.toThrow();
  });

  test.each(['620 11 22 33', '+224620112233', '00224 620-11-22-33', '224620112233', 'tel:620.11.22.33'])(
    'is found by %s',
    async (written) => {
      now = new Date(now.getTime() + 2 * HOUR);
      const phoneNumber = '+224620112233';
      await ofPhone(phoneNumber);
      const before = (await sentTo(phoneNumber)).length;
      expectEntity(await ask(written));
      await eventually(async () => expect(await sentTo(phoneNumber)).toHaveLength(before + 1));
    },
  );

  test('says the same of every number, and writes to none that sent nothing', async () => {
    const { phoneNumber } = await ofPhone('+224620445566');
    const known = await ask(phoneNumber);
    const unknown = await ask('629 99 99 99');
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.body).toBe(known.body);
    await afterAllJobs();
    expect(await sentTo('+224629999999')).toHaveLength(0);
  });

  test('refuses what is no number at its field', async () => {
    const answer = await ask('12');
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual(['PhoneNumber']);
  });

  test('is sent once under one key, and three times an hour to one number from anywhere', async () => {
    const { phoneNumber } = await ofPhone('+224620778899');
    const key = withKey();
    for (let time = 0; time < 2; time += 1) await app.visitor.post('/tracking/link', { phoneNumber }, key);
    await afterAllJobs();
    expect(await sentTo(phoneNumber)).toHaveLength(1);
    for (let time = 0; time < 6; time += 1) expect((await ask(phoneNumber, `10.${time}.0.7`)).statusCode).toBe(200);
    await afterAllJobs();
    expect(await sentTo(phoneNumber)).toHaveLength(3);
    now = new Date(now.getTime() + 2 * HOUR);
    await ask(phoneNumber);
    await eventually(async () => expect(await sentTo(phoneNumber)).toHaveLength(4));
  });

  test('is asked for sixty times an hour from one address, whatever the numbers', async () => {
    now = new Date(now.getTime() + 2 * HOUR);
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1)
      statuses.push((await ask(`62099${String(time).padStart(4, '0')}`, '10.77.0.1')).statusCode);
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the list of own requests', () => {
  test('has those of the caller alone, the newest first, with what opens each', async () => {
    const client = await app.loginAs('Client');
    const old = await buildProject(app.db, { clientId: client.userId, submittedAt: hoursAgo(50) });
    const recent = await buildProject(app.db, { clientId: client.userId, status: 'Available', acceptanceCount: 1 });
    await buildProject(app.db);
    const answer = await client.get('/own-requests');
    const rows = expectEntity<OwnRequest[]>(answer);
    expect(rows.map(({ reference }) => reference)).toEqual([recent.reference, old.reference]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    for (const { trackingPath, reference, nextStep } of rows) {
      const shown = expectEntity<TrackingView>(await app.visitor.get(trackingPath.replace('/suivi/', '/tracking/')));
      expect(shown.reference).toBe(reference);
      expect(shown.nextStep).toEqual(nextStep);
    }
  });

  test('is paged, and is a contractor’s own as client, not what they accepted', async () => {
    const { user } = await buildContractor(app.db);
    const contractor = await app.loginAs(user);
    for (let hours = 1; hours <= 3; hours += 1)
      await buildProject(app.db, { clientId: user.id, submittedAt: hoursAgo(hours) });
    await buildProject(app.db, { status: 'Accepted' });
    const answer = await contractor.get('/own-requests?range=[0,1]');
    expect(expectEntity<OwnRequest[]>(answer)).toHaveLength(2);
    expect(answer.headers['content-range']).toBe('requests 0-1/3');
    expect(expectEntity<OwnRequest[]>(await contractor.get('/own-requests?range=[2,3]'))).toHaveLength(1);
  });

  test.each(['CustomerService', 'SalesService', 'Admin'] as const)('is none of %s', async (role) => {
    expect((await (await app.loginAs(role)).get('/own-requests')).statusCode).toBe(403);
  });

  test('asks who is there', async () => {
    expect((await app.visitor.get('/own-requests')).statusCode).toBe(401);
  });
});
