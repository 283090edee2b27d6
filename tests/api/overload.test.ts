import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { expectRefusal } from '../support/expectations.ts';

const AT_ONCE = 4;

let app: TestApp;
let agent: SignedIn;
beforeAll(async () => {
  app = await startTestApp({ settings: { MAX_IN_FLIGHT: String(AT_ONCE) } });
  agent = await app.loginAs('CustomerService');
});
afterAll(() => app.close());

const ask = () => agent.get(`/get-submitted-projects/${agent.userId}`);

test('beyond what it can work on it says so at once and when to come again, and then goes on as before', async () => {
  for (let round = 0; round < 3; round++) {
    const replies = await Promise.all(Array.from({ length: 40 }, ask));
    const refused = replies.filter(({ statusCode }) => statusCode === 503);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(AT_ONCE);
    expect(refused).toHaveLength(40 - AT_ONCE);
    for (const reply of refused) {
      expect(expectRefusal(reply, 503).errorMessage).toMatch(/Réessayez dans quelques secondes/);
      expect(reply.headers['retry-after']).toBe('2');
    }
  }
});

test('health answers whatever there is to do', async () => {
  const [health, ...others] = await Promise.all([app.visitor.get('/healthz'), ...Array.from({ length: 20 }, ask)]);
  expect(health?.statusCode).toBe(200);
  expect(others.some(({ statusCode }) => statusCode === 503)).toBe(true);
});

test('a public list that is kept is answered whatever there is to do', async () => {
  const { body } = await app.visitor.get('/get-cities');
  const [kept, ...others] = await Promise.all([app.visitor.get('/get-cities'), ...Array.from({ length: 20 }, ask)]);
  expect(kept).toMatchObject({ statusCode: 200, body });
  expect(others.some(({ statusCode }) => statusCode === 503)).toBe(true);
  const [late] = (await Promise.all([...Array.from({ length: 20 }, ask), app.visitor.get('/get-cities')])).slice(-1);
  expect(late).toMatchObject({ statusCode: 200, body });
});

/** Says this on a connection of its own, and hangs up at once. */
async function sayAndHangUp(port: number, words: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.write(words, () => socket.destroy());
  await once(socket, 'close');
}

test('who hangs up gives the place back, before the answer and in the middle of the question', async () => {
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;
  const headers = `Host: 127.0.0.1\r\nAuthorization: Bearer ${agent.token}\r\n`;
  const asked = `GET /get-submitted-projects/${agent.userId} HTTP/1.1\r\n${headers}\r\n`;
  const half = `POST /login HTTP/1.1\r\n${headers}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"login`;
  for (const words of [asked, half]) {
    for (let left = 3 * AT_ONCE; left > 0; left--) await sayAndHangUp(port, words);
    await vi.waitFor(async () => expect((await ask()).statusCode).toBe(200));
  }
});

test('what was refused for its content gives its place back too', async () => {
  for (let round = 0; round < 5; round++) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => app.visitor.get('/get-districts/none')));
    await Promise.all(Array.from({ length: AT_ONCE }, () => app.visitor.get('/admin/messages')));
  }
  expect((await ask()).statusCode).toBe(200);
});
