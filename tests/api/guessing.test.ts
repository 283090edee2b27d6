import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loginDelays, messages, users } from '../../src/server/db/schema/index.ts';
import { clean } from '../../src/server/maintenance/clean.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { buildUser } from '../support/builders.ts';
import { expectEntity, expectRefusal } from '../support/expectations.ts';

const PASSWORD = 'Kindia_2026';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let app: TestApp;
let now = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  app = await startTestApp({ clock: () => now, works: true, settings: { RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => app.close());

const person = () => buildUser(app.db, { role: 'Entrepreneur', password: PASSWORD });

let lastAddress = 0;
const freshAddress = () => {
  lastAddress += 1;
  return `10.1.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`;
};

interface From {
  address?: string;
  device?: string;
}

const post = (url: string, payload: object | string, { address = freshAddress(), device }: From = {}) =>
  app.app.inject({
    method: 'POST',
    url,
    remoteAddress: address,
    headers: { 'content-type': 'application/json', ...(device ? { cookie: `device=${device}` } : {}) },
    payload,
  });
const login = (loginIdentifier: string, password: string, from?: From) =>
  post('/login', { loginIdentifier, password }, from);
const wrong = (loginIdentifier: string, from?: From) => login(loginIdentifier, 'Devine_2026', from);
const deviceOf = (reply: { cookies: { name: string; value: string }[] }) =>
  reply.cookies.find(({ name }) => name === 'device')?.value ?? '';
const askForLink = (identifier: string, from?: From) =>
  post('/request-password-reset', JSON.stringify(identifier), from);
const linksTo = (recipient: string) =>
  app.db.select().from(messages).where(eq(messages.recipient, recipient)).orderBy(messages.createdAt, messages.id);

describe('guessing a password', () => {
  test('by the e-mail address and the phone number of one account is counted together', async () => {
    const { email, phoneNumber } = await person();
    const address = freshAddress();
    const statuses: number[] = [];
    for (let count = 0; count < 7; count++)
      for (const identifier of [email ?? '', phoneNumber])
        statuses.push((await wrong(identifier, { address })).statusCode);
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
  });

  test('is answered alike whether there is such an account', async () => {
    const { email } = await person();
    const replies = async (identifier: string) => {
      const address = freshAddress();
      const seen: string[] = [];
      for (let count = 0; count < 11; count++) {
        const { statusCode, body, headers } = await wrong(identifier, { address });
        seen.push(JSON.stringify([statusCode, body.replace(/\d+ secondes/, ''), Object.keys(headers).toSorted()]));
      }
      return seen;
    };
    expect(await replies(email ?? '')).toEqual(await replies('personne@nulle.part'));
  });

  test('from many addresses waits longer each time, so that the guesses in all are few', async () => {
    const { email } = await person();
    let taken = 0;
    const until = now.getTime() + 3 * HOUR;
    while (now.getTime() < until) {
      const reply = await wrong(email ?? '');
      if (reply.statusCode === 401) taken += 1;
      else now = new Date(now.getTime() + Number(reply.headers['retry-after']) * 1000);
    }
    // Ten at once, ten while the wait doubles to a quarter of an hour, then four an hour.
    expect(taken).toBeGreaterThan(20);
    expect(taken).toBeLessThanOrEqual(32);
  });

  test('of an account at the same moment takes one attempt of many', async () => {
    const { email } = await person();
    for (let count = 0; count < 11; count++) await wrong(email ?? '');
    now = new Date(now.getTime() + MINUTE);
    const replies = await Promise.all(Array.from({ length: 10 }, () => wrong(email ?? '')));
    expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(1);
  });

  test('does not lock the owner out of a browser they logged in from, nor out of the reset', async () => {
    const { id, email, phoneNumber } = await person();
    const device = deviceOf(await login(email ?? '', PASSWORD));
    for (let count = 0; count < 14; count++) await wrong(phoneNumber);
    expectRefusal(await login(email ?? '', PASSWORD), 429);
    expectEntity(await login(email ?? '', PASSWORD, { device }));
    expectEntity(await login(phoneNumber, PASSWORD, { device }));

    expectEntity(await askForLink(email ?? ''));
    const [sent] = await vi.waitFor(async () => {
      const found = await linksTo(email ?? '');
      expect(found).toHaveLength(1);
      return found;
    }, 15_000);
    const token = /token=([\w-]+)/.exec(sent?.body ?? '')?.[1];
    const newPassword = 'Mamou#2027';
    const reset = await app.visitor.put('/reset-password', { token, newPassword, confirmNewPassword: newPassword });
    expect(reset.statusCode).toBe(200);
    expectEntity(await login(email ?? '', newPassword));
    // With the reset the browsers known before are known no more, and the one that made it is.
    for (let count = 0; count < 14; count++) await wrong(phoneNumber);
    expectRefusal(await login(email ?? '', newPassword, { device }), 429);
    expectEntity(await login(email ?? '', newPassword, { device: deviceOf(reset) }));
    expect(await app.db.$count(users, eq(users.id, id))).toBe(1);
  });

  test('from a known browser is counted too, and its cookie opens no other account', async () => {
    const [owner, victim] = [await person(), await person()];
    const device = deviceOf(await login(owner.email ?? '', PASSWORD));
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++) statuses.push((await wrong(owner.email ?? '', { device })).statusCode);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    const address = freshAddress();
    for (let count = 0; count < 10; count++) await wrong(victim.email ?? '', { device, address });
    expectRefusal(await wrong(victim.email ?? '', { device, address }), 429);
  });

  test('a browser of two accounts knows both; its cookie is HttpOnly and stored hashed', async () => {
    const [one, two] = [await person(), await person()];
    const first = await login(one.email ?? '', PASSWORD);
    const second = await login(two.email ?? '', PASSWORD, { device: deviceOf(first) });
    const device = deviceOf(second);
    expect(second.cookies).toContainEqual(
      expect.objectContaining({ name: 'device', httpOnly: true, sameSite: 'Strict', path: '/' }),
    );
    for (const { email } of [one, two]) {
      for (let count = 0; count < 11; count++) await wrong(email ?? '');
      expectEntity(await login(email ?? '', PASSWORD, { device }));
    }
    const stored = await app.database.query('select token_hash from known_devices', []);
    expect(JSON.stringify(stored.rows)).not.toContain(device);
  });

  test('is forgotten by the nightly cleaning after a day', async () => {
    await wrong('oublie@nulle.part');
    now = new Date(now.getTime() + 25 * HOUR);
    await clean(app.newContext());
    expect(await app.db.$count(loginDelays)).toBe(0);
  });
});

describe('a clock that went back', () => {
  test('locks nobody out for longer than the rule itself does', async () => {
    const { email } = await person();
    const address = freshAddress();
    for (let count = 0; count < 11; count++) await wrong(email ?? '', { address });
    // What was counted before the clock was set back by two days.
    await app.db.execute(sql`update rate_limits set expire = expire + ${48 * HOUR}`);
    now = new Date(now.getTime() - 48 * HOUR);
    expectEntity(await login(email ?? '', PASSWORD, { address }));
    for (let count = 0; count < 10; count++) await wrong(email ?? '', { address });
    const refused = await wrong(email ?? '', { address });
    expectRefusal(refused, 429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
  });
});

describe('asking for a link in somebody else’s name', () => {
  const linksWritten = () =>
    vi.waitFor(
      async () =>
        expect(
          await app.database.query(
            "select 1 from pgboss.job where name = 'auth.resetLink' and state in ('created', 'active', 'retry')",
            [],
          ),
        ).toMatchObject({ rows: [] }),
      20_000,
    );

  test('does not keep the owner from theirs, and sends one a minute and three an hour at most', async () => {
    const { email } = await person();
    const device = deviceOf(await login(email ?? '', PASSWORD));
    const address = freshAddress();
    for (let count = 0; count < 3; count++) expectEntity(await askForLink(email ?? '', { address }));
    expectRefusal(await askForLink(email ?? '', { address }), 429);
    for (let count = 0; count < 5; count++) expectEntity(await askForLink(email ?? ''));
    expectEntity(await askForLink(email ?? ''));
    expectEntity(await askForLink(email ?? '', { address, device }));
    await linksWritten();
    expect(await linksTo(email ?? '')).toHaveLength(1);
    for (let count = 0; count < 3; count++) {
      now = new Date(now.getTime() + MINUTE);
      expectEntity(await askForLink(email ?? ''));
      await linksWritten();
    }
    const sent = await linksTo(email ?? '');
    expect(sent).toHaveLength(3);
    const token = /token=([\w-]+)/.exec(sent.at(-1)?.body ?? '')?.[1];
    const chosen = { token, newPassword: 'Mamou#2027', confirmNewPassword: 'Mamou#2027' };
    expect((await app.visitor.put('/reset-password', chosen)).statusCode).toBe(200);
  });
});
