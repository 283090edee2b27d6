import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { projects } from '../../src/server/db/schema/index.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { places, submissionOf, submitAsVisitor } from '../support/submission.ts';

/** Fewer than a test's database has connections: one that waits for a lock must not keep the next from logging in. */
const AT_ONCE = 15;

let app: TestApp;
let agent: SignedIn;
let client: SignedIn;
let port: number;
beforeAll(async () => {
  app = await startTestApp({
    settings: { MAX_IN_FLIGHT: String(AT_ONCE), BODY_SECONDS: '2', MAX_REQUESTS_PER_ADDRESS: '600' },
    allowsErrors: true,
  });
  agent = await app.loginAs('CustomerService');
  client = await app.loginAs('Client');
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.app.server.address() as AddressInfo).port;
});
const open = new Set<Socket>();
afterEach(() => {
  for (const socket of open) socket.destroy();
  open.clear();
});
afterAll(() => app.close());

const ask = () => agent.get(`/get-submitted-projects/${agent.userId}`);

async function expectAllAnswered(): Promise<void> {
  await vi.waitFor(
    async () => {
      const replies = await Promise.all(Array.from({ length: AT_ONCE }, ask));
      expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: AT_ONCE }, () => 200));
    },
    { timeout: 10_000, interval: 200 },
  );
}

/** Sends this on a connection of its own, which stays open until the caller ends it. */
function send(words: string): Socket {
  const socket = connect(port, '127.0.0.1');
  open.add(socket);
  socket.on('error', () => undefined);
  socket.write(words);
  return socket;
}

async function hangUp(socket: Socket, afterMs: number): Promise<void> {
  await pause(afterMs);
  if (socket.closed) return;
  socket.destroy();
  await once(socket, 'close');
}

const headersOf = (method: string, path: string, token: string, more = '') =>
  `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n${more}`;

function withBody(method: string, path: string, token: string, body: string, type = 'application/json'): string {
  const length = `Content-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
  return `${headersOf(method, path, token, length)}${body}`;
}

/** One request of each kind, whole. */
async function wholeRequests(): Promise<string[]> {
  const form = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.4\r\n--b--\r\n';
  const nowhere = crypto.randomUUID();
  return [
    `${headersOf('GET', `/get-submitted-projects/${agent.userId}`, agent.token)}\r\n`,
    `${headersOf('HEAD', `/get-submitted-projects/${agent.userId}`, agent.token)}\r\n`,
    withBody(
      'POST',
      '/save-project-infos',
      client.token,
      JSON.stringify(submissionOf(client.userId, await places(app.db))),
    ),
    withBody('PUT', '/assign-project/', agent.token, JSON.stringify({ projectId: nowhere, agentId: agent.userId })),
    withBody('POST', `/upload-file/project/${nowhere}`, client.token, form, 'multipart/form-data; boundary=b'),
    `${headersOf('DELETE', `/admin/services/${nowhere}`, agent.token)}\r\n`,
  ];
}

describe('a caller who hangs up gives the place back', () => {
  test('once the work is done that goes on without them', async (context) => {
    if (app.kind === 'embedded') return context.skip('the embedded database makes the log-in wait too');
    const whole = withBody(
      'POST',
      '/save-project-infos',
      client.token,
      JSON.stringify(submissionOf(client.userId, await places(app.db))),
    );
    const before = await app.db.$count(projects);
    const working = app.db.transaction(async (tx) => {
      await tx.execute(sql`lock table projects in access exclusive mode`);
      const sockets = Array.from({ length: AT_ONCE }, () => send(whole));
      const isFull = async () => expect((await app.visitor.get('/get-packages')).statusCode).toBe(503);
      // Who asks whether all places are taken takes one for a moment: each time one more comes, and has begun.
      const fill = async () => {
        sockets.push(send(whole));
        await pause(300);
        await isFull();
      };
      await vi.waitFor(fill, { timeout: 10_000 });
      await Promise.all(sockets.map((socket) => hangUp(socket, 0)));
      await pause(100);
      await isFull();
    });
    await working;
    await expectAllAnswered();
    expect(await app.db.$count(projects)).toBe(before + AT_ONCE);
  });

  test('in the headers, after them, and in the middle of the body', async () => {
    for (const whole of await wholeRequests()) {
      const end = whole.indexOf('\r\n\r\n') + 4;
      for (const length of [10, end - 2, end, Math.floor((end + whole.length) / 2), whole.length - 1]) {
        const sockets = Array.from({ length: 2 * AT_ONCE }, () => send(whole.slice(0, length)));
        await Promise.all(sockets.map((socket, index) => hangUp(socket, index)));
      }
    }
    await expectAllAnswered();
  });

  test('while the session is looked up', async () => {
    for (const whole of await wholeRequests()) {
      await app.db.transaction(async (tx) => {
        await tx.execute(sql`lock table users in access exclusive mode`);
        const sockets = Array.from({ length: AT_ONCE }, () => send(whole));
        await pause(100);
        await Promise.all(sockets.map((socket) => hangUp(socket, 0)));
      });
    }
    await expectAllAnswered();
  });

  test('at any moment of the work and of the reply', async () => {
    for (const whole of await wholeRequests()) {
      const sockets = Array.from({ length: 3 * AT_ONCE }, () => send(whole));
      await Promise.all(sockets.map((socket, index) => hangUp(socket, index)));
    }
    await expectAllAnswered();
  });
});

test.each([
  [
    'headers that are too long',
    `GET /get-cities HTTP/1.1\r\nHost: a\r\nCookie: a=${'b'.repeat(20_000)}\r\n\r\n`,
    431,
    /cookies/,
  ],
  ['what is no request', 'ANYTHING\r\n\r\n', 400, /lisible/],
])('%s are refused in French', async (_what, sent, status, words) => {
  const socket = send(sent);
  let said = '';
  socket.on('data', (bytes) => (said += bytes));
  await once(socket, 'close');
  const [head = '', body = ''] = said.split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}`);
  expect(JSON.parse(body)).toEqual({ isSuccess: false, entity: null, errorMessage: expect.stringMatching(words) });
});

describe('a body that never comes', () => {
  const half = () =>
    `${headersOf('POST', '/save-project-infos', client.token, 'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n')}{`;

  test('holds no place of those who ask whole questions, and its connection is ended in time', async () => {
    const sockets = Array.from({ length: 520 }, () => send(half()));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    await expectAllAnswered();
    const said: string[] = [];
    for (const socket of sockets) socket.on('data', (bytes) => said.push(String(bytes).split('\r\n')[0] ?? ''));
    await Promise.all(sockets.map((socket) => socket.closed || once(socket, 'close')));
    expect(said).toContain('HTTP/1.1 408 Request Timeout');
    expect(said).toHaveLength(520);
  });

  test('is no slow one: a file at 400 kbit/s arrives, one that stops is ended, and so is one that was refused', async () => {
    const form = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.4\r\n';
    const size = 200_000;
    const { client: owner, projectId } = await submitAsVisitor(app);
    const begin = (token: string) =>
      send(
        `${headersOf('POST', `/upload-file/project/${projectId}`, token, `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${size}\r\n\r\n`)}${form}`,
      );
    const [slow, stalled, unknown] = [begin(owner.token), begin(owner.token).resume(), begin('nobody').resume()];
    let answer = '';
    slow.on('data', (bytes) => (answer += bytes));
    for (let sent = form.length; sent < size - 8; ) {
      const next = Math.min(10_000, size - 8 - sent);
      slow.write('x'.repeat(next));
      sent += next;
      await pause(200);
    }
    slow.write('\r\n--b--\r\n'.slice(0, 8));
    await vi.waitFor(() => expect(answer).toMatch(/^HTTP\/1.1 200/));
    expect(stalled.closed).toBe(true);
    expect(unknown.closed).toBe(true);
  });
});

test('a connection keeps nothing of the requests that came over it', async () => {
  const accepted = once(app.app.server, 'connection') as Promise<[Socket]>;
  const socket = send('');
  const [served] = await accepted;
  let replies = 0;
  socket.on('data', (bytes) => (replies += String(bytes).split('HTTP/1.1 ').length - 1));
  const request = withBody('PUT', '/assign-project/', client.token, JSON.stringify({ filler: 'x'.repeat(3000) }));
  const listenersAfter = async (requests: number) => {
    for (let sent = replies; sent < requests; sent++) {
      socket.write(request);
      await vi.waitFor(() => expect(replies).toBe(sent + 1));
    }
    return served.eventNames().map((name) => [name, served.listenerCount(name)]);
  };
  const ofOne = await listenersAfter(1);
  expect(await listenersAfter(30)).toEqual(ofOne);
});

describe('one address', () => {
  const limits = { MAX_REQUESTS_PER_ADDRESS: '5', MAX_CONNECTIONS_PER_ADDRESS: '8' };

  async function listen(settings: Record<string, string>) {
    const other = await startTestApp({ settings: { ...limits, ...settings } });
    await other.app.listen({ port: 0, host: '127.0.0.1' });
    port = (other.app.server.address() as AddressInfo).port;
    const halfFrom = (address: string) =>
      send(
        `POST /login HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
      );
    const statusFor = async (address: string) => {
      const socket = send(`GET /get-cities HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\n\r\n`);
      let answer = '';
      socket.on('data', (bytes) => (answer += bytes));
      await new Promise((resolve) => socket.once('data', resolve).once('close', resolve));
      return Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]);
    };
    return { other, halfFrom, statusFor };
  }

  test('has so many unfinished requests and gets them back; behind a proxy each caller has as many', async () => {
    const { other, halfFrom, statusFor } = await listen({ TRUST_PROXY: '1' });
    const held = Array.from({ length: 20 }, (_, number) => halfFrom(number < 10 ? '41.223.1.1' : '2c0f:f3c8:1:2::9'));
    await vi.waitFor(async () => expect(await statusFor('41.223.1.1')).toBe(429));
    expect(await statusFor('2c0f:f3c8:1:2:ffff::1')).toBe(429);
    expect(await statusFor('2c0f:f3c8:1:3::9')).toBe(200);
    expect(await statusFor('41.223.1.2')).toBe(200);
    // Before what the proxy adds stands what the caller has written.
    expect(await statusFor('41.223.1.9, 41.223.1.1')).toBe(429);
    expect(await statusFor('41.223.1.1, 41.223.1.2')).toBe(200);
    for (const socket of held) socket.destroy();
    await vi.waitFor(async () => expect(await statusFor('41.223.1.1')).toBe(200));
    await other.close();
  });

  test('has so many connections, whatever it claims to be', async () => {
    const { other, statusFor } = await listen({});
    const idle = Array.from({ length: 8 }, () => send(''));
    await Promise.all(idle.map((socket) => once(socket, 'connect')));
    expect(await statusFor('41.223.1.3')).toBeNaN();
    for (const socket of idle) socket.destroy();
    await vi.waitFor(async () => expect(await statusFor('41.223.1.4')).toBe(200));
    await other.close();
  });
});
