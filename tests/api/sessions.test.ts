import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions } from '../../src/server/db/schema/index.ts';
import type { SessionItem } from '../../src/shared/security/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildUser, DEMO_PASSWORD } from '../support/builders.ts';
import { expectEntity, expectRefusal } from '../support/expectations.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const start = new Date('2026-11-21T10:00:00Z');
const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

let app: TestApp;
let now = start;

beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
});
beforeEach(() => {
  now = start;
});
afterAll(() => app.close());

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const list = async (who: SignedIn) => expectEntity<SessionItem[]>(await who.get('/account/sessions'));
const statusOf = async (who: SignedIn, path = '/account/sessions') => (await who.get(path)).statusCode;
const renew = (who: SignedIn) =>
  app.visitor.post('/refresh-token', undefined, { cookie: `refreshToken=${who.refreshToken}` });

describe('a session of staff', () => {
  test('ends after 60 minutes without use, and its refresh token with it', async () => {
    const agent = await app.loginAs('CustomerService');
    later(59 * MINUTE);
    expect(await statusOf(agent)).toBe(200);
    later(59 * MINUTE);
    expect(await statusOf(agent)).toBe(200);
    later(61 * MINUTE);
    expectRefusal(await agent.get('/account/sessions'), 401);
    expectRefusal(await renew(agent), 401);
  });

  test('ends 12 hours after log-in, however much it is used', async () => {
    const agent = await app.loginAs('SalesService');
    for (let halfHours = 1; halfHours < 24; halfHours++) {
      later(30 * MINUTE);
      expect([halfHours, await statusOf(agent)]).toEqual([halfHours, 200]);
    }
    later(30 * MINUTE);
    expectRefusal(await agent.get('/account/sessions'), 401);
    expectRefusal(await renew(agent), 401);
  });

  test('is not kept running by a screen that only asks again at intervals, nor by renewals', async () => {
    const admin = await app.loginAs('Admin');
    for (let minutes = 0; minutes < 60; minutes += 15) {
      expect(await statusOf(admin, '/admin/sms/summary')).toBe(200);
      later(15 * MINUTE);
    }
    later(MINUTE);
    expectRefusal(await admin.get('/admin/sms/summary'), 401);
    const other = await app.loginAs('Admin');
    later(50 * MINUTE);
    expectEntity(await renew(other));
    later(11 * MINUTE);
    expectRefusal(await other.get('/account/sessions'), 401);
  });

  test('ends no later for a clock that went back', async () => {
    const agent = await app.loginAs('CustomerService');
    later(-48 * HOUR);
    expect(await statusOf(agent)).toBe(200);
    later(61 * MINUTE);
    expectRefusal(await agent.get('/account/sessions'), 401);
  });
});

test.each(['Client', 'Entrepreneur'] as const)(
  'a session of a %s runs for 30 days after its last use',
  async (role) => {
    const person = await app.loginAs(role);
    for (const _ of [1, 2]) {
      later(29 * 24 * HOUR);
      expect(await statusOf(person)).toBe(200);
    }
    later(31 * 24 * HOUR);
    expectRefusal(await person.get('/account/sessions'), 401);
  },
);

describe('one’s own sessions', () => {
  test('are listed with their device, network and times, the current one marked', async () => {
    const user = await buildUser(app.db, { role: 'Entrepreneur', password: DEMO_PASSWORD });
    await app.app.inject({
      method: 'POST',
      url: '/login',
      remoteAddress: '197.149.220.77',
      headers: { 'user-agent': android },
      payload: { loginIdentifier: user.email, password: DEMO_PASSWORD },
    });
    later(HOUR);
    const here = await app.loginAs(user);
    later(2 * HOUR);
    await app.loginAs('Entrepreneur');
    const shown = await list(here);
    expect(shown).toMatchObject([
      { isCurrent: true, device: 'Appareil inconnu', createdAt: '2026-11-21T11:00:00.000Z' },
      {
        isCurrent: false,
        device: 'Chrome sur Android',
        network: '197.149.220',
        createdAt: start.toISOString(),
        lastUsedAt: start.toISOString(),
      },
    ]);
    expect(JSON.stringify(shown)).not.toContain('197.149.220.77');
    expect((await list(here))[0]?.lastUsedAt).toBe('2026-11-21T13:00:00.000Z');
  });

  test('are ended one by one and all others at once, at once', async () => {
    const user = await buildUser(app.db, { role: 'SalesService', password: DEMO_PASSWORD });
    const [here, there, elsewhere] = [await app.loginAs(user), await app.loginAs(user), await app.loginAs(user)];
    const other = (await list(there)).find(({ isCurrent }) => isCurrent);
    const left = expectEntity<SessionItem[]>(await here.post(`/account/sessions/${other?.id}/end`));
    expect(left).toHaveLength(2);
    expectRefusal(await there.get('/account/sessions'), 401);
    expectRefusal(await renew(there), 401);
    // Once more, as after a reply that was lost.
    expectEntity(await here.post(`/account/sessions/${other?.id}/end`));
    expect(expectEntity<SessionItem[]>(await here.post('/account/sessions/end-others'))).toHaveLength(1);
    expectRefusal(await elsewhere.get('/account/sessions'), 401);
    expect(await statusOf(here)).toBe(200);
  });

  test('are nobody else’s to see or end, not even an admin’s', async () => {
    const victim = await app.loginAs('Client');
    const [session] = await app.db.select().from(sessions).where(eq(sessions.userId, victim.userId));
    const admin = await app.loginAs('Admin');
    expectRefusal(await admin.post(`/account/sessions/${session?.id}/end`), 404);
    expect(await statusOf(victim)).toBe(200);
    expect(JSON.stringify(await list(admin))).not.toContain(session?.id);
  });
});

describe('requests that arrive together', () => {
  test('are each answered for who asks, and one whose session ended is refused alone', async () => {
    const roles = ['Client', 'Entrepreneur', 'CustomerService', 'SalesService', 'Admin'] as const;
    const people = await Promise.all(roles.map((role) => app.loginAs(role)));
    const twice = [...people, ...people];
    const ended = await app.loginAs('Client');
    await app.db.update(sessions).set({ revokedAt: now }).where(eq(sessions.userId, ended.userId));
    const [refused, replies] = await Promise.all([
      ended.get('/account/sessions'),
      Promise.all(twice.map((who) => who.get('/account/sessions'))),
    ]);
    expectRefusal(refused, 401);
    const current = replies.map((reply) => expectEntity<SessionItem[]>(reply).find(({ isCurrent }) => isCurrent)?.id);
    expect(current).toEqual(twice.map(({ sessionId }) => sessionId));
  });

  test.each([
    ['names no session', () => ({ sub: 'nobody', sid: 'none' })],
    ['names another’s session', (one: SignedIn, other: SignedIn) => ({ sub: other.userId, sid: one.sessionId })],
  ])('are not failed by a token that %s', async (_, claims) => {
    const [one, other] = [await app.loginAs('Client'), await app.loginAs('Entrepreneur')];
    const odd = app.app.jwt.sign(claims(one, other));
    const [before, refused, after] = await Promise.all([
      one.get('/account/sessions'),
      app.visitor.get('/account/sessions', { authorization: `Bearer ${odd}` }),
      other.get('/account/sessions'),
    ]);
    expectRefusal(refused, 401);
    for (const reply of [before, after]) expectEntity(reply);
  });
});
