import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { type ReceivedSpan, startOtlpReceiver } from '../support/otlpReceiver.ts';
import { type ServerProcess, startProcess } from '../support/serverProcess.ts';

const secrets = ['Secret_2026!', 'mariama.secret@exemple.test', '622998877', 'Fuite derrière le secret'];

let database: TestDatabase;
let collector: Awaited<ReturnType<typeof startOtlpReceiver>>;
let server: ServerProcess;

const settingsOf = ({ url, dataDir }: TestDatabase) => ({
  DATA_DIR: dataDir,
  DEMO: '0',
  ...(url ? { DATABASE_URL: url } : {}),
});

beforeAll(async () => {
  collector = await startOtlpReceiver();
  database = await openTestDatabase();
  await database.database.close();
  server = await startProcess({
    ...settingsOf(database),
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=oasis,authorization=Bearer%20abc%2B1',
    OTEL_BSP_SCHEDULE_DELAY: '50',
  });
});
afterAll(async () => {
  await server.stop();
  await database.drop({ isClosed: true });
  await collector.close();
});

const attribute = ({ attributes }: ReceivedSpan, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};
const post = (path: string, body: object) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
/** The span of the request that got this id, once it has arrived. */
const spanOf = (id: string | null) =>
  vi.waitFor(
    () => {
      const span = collector.spans().find((one) => attribute(one, 'oasis.request_id') === id);
      if (!span) throw new Error(`No span of the request ${id} has arrived`);
      return span;
    },
    { timeout: 20_000, interval: 50 },
  );
const childrenOf = (parent: ReceivedSpan) =>
  collector.spans().filter(({ parentSpanId }) => parentSpanId === parent.spanId);

test('a request whose caller hung up is a span that says so', async () => {
  const body = { loginIdentifier: 'personne@exemple.test', password: 'un mot de passe' };
  await vi.waitFor(
    async () => {
      const login = fetch(`${server.url}/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        // The password takes longer to be compared.
        signal: AbortSignal.timeout(10),
      });
      await expect(login).rejects.toThrow(DOMException);
      const aborted = collector.spans().filter((span) => attribute(span, 'error.type') === 'aborted');
      expect(aborted[0]?.name).toBe('POST /login');
    },
    { timeout: 20_000, interval: 100 },
  );
});

test('a request is a span with the statements it caused under it, each request its own', async () => {
  const registrations = await Promise.all(
    Array.from({ length: 3 }, () =>
      post('/register', { isSubmission: true, firstName: 'Awa', phoneNumber: '622998877', email: secrets[1] }),
    ),
  );
  const cities = await fetch(`${server.url}/get-cities`);
  for (const reply of registrations) {
    expect(reply.status).toBe(200);
    const span = await spanOf(reply.headers.get('x-request-id'));
    expect(span).toMatchObject({ name: 'POST /register' });
    expect(attribute(span, 'http.route')).toBe('/register');
    expect(Number(attribute(span, 'http.response.status_code'))).toBe(200);
    const statements = childrenOf(span).map((one) => String(attribute(one, 'db.query.text')));
    expect(statements.filter((text) => text.startsWith('insert into "users"'))).toHaveLength(1);
    expect(statements.filter((text) => text.startsWith('insert into "sessions"'))).toHaveLength(1);
    expect(childrenOf(span).every(({ traceId }) => traceId === span.traceId)).toBe(true);
  }
  const read = await spanOf(cities.headers.get('x-request-id'));
  expect(childrenOf(read).map(({ name }) => name)).toEqual(['select']);
});

test('no span tells a person, a password or what was typed', async () => {
  const login = await post('/login', { loginIdentifier: secrets[1], password: secrets[0] });
  expect(login.status).toBe(401);
  const search = await fetch(`${server.url}/get-active-services?q=${encodeURIComponent(secrets[3] ?? '')}`);
  const missing = await fetch(`${server.url}/reset-password?token=${encodeURIComponent(secrets[3] ?? '')}`);
  for (const reply of [login, search, missing]) await spanOf(reply.headers.get('x-request-id'));
  const sent = JSON.stringify(collector.bodies.map((one) => one.sent));
  for (const secret of secrets) {
    expect(sent).not.toContain(secret);
    expect(sent).not.toContain(encodeURIComponent(secret));
  }
});

test('the collector is told whose they are, at the usual address, and health makes none', async () => {
  await fetch(`${server.url}/healthz`);
  await spanOf((await fetch(`${server.url}/get-languages`)).headers.get('x-request-id'));
  const [first] = collector.bodies;
  expect(first?.path).toBe('/v1/traces');
  expect(first?.headers).toMatchObject({ 'x-tenant': 'oasis', authorization: 'Bearer abc+1' });
  expect(first?.sent.resourceSpans[0]?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'oasis' },
  });
  expect(collector.spans().filter(({ name }) => name.includes('/healthz'))).toEqual([]);
});
