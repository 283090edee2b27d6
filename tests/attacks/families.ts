import { createHmac, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import type { Audience } from '../../src/shared/auth/roles.ts';
import { accessTable } from '../support/accessTable.ts';
import { type Endpoint, endpoints } from '../support/fuzz/contract.ts';
import { requestTo } from '../support/fuzz/request.ts';
import { hostile } from '../support/fuzz/values.ts';
import { executable, jpegHead, pdf, png } from '../support/sampleFiles.ts';
import { submissionOf } from '../support/submission.ts';
import { EVIL_HOST } from './judge.ts';
import type { Market } from './market.ts';

export interface Attack {
  method: string;
  url: string;
  headers?: Record<string, string>;
  payload?: string | Buffer | undefined;
  /** Instead of the attacker's own token; null for none. */
  token?: string | null;
  /** How many at the same moment; one unless said. */
  times?: number;
  /** What else would be wrong with the reply. */
  judge?: (reply: LightMyRequestResponse) => string | undefined;
}

/** Who attacks. */
export interface Caller {
  audience: Audience;
  /** Their own; undefined for a visitor. */
  token: string | undefined;
}

/** A way of attacking: what it sends, drawn from a seed. */
type Family = (market: Market, caller: Caller) => fc.Arbitrary<Attack>;

/** Ends the caller's own session or password, so that nothing after it would reach further than a visitor. */
const endsSessions = new Set(['/logout', '/update-password']);
const reachable = endpoints.filter(({ path }) => !endsSessions.has(path));
const rows = new Map(accessTable.map((row) => [row.endpoint, row]));
const rowOf = ({ method, path }: Endpoint) => rows.get(`${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`);

/** Mostly what this caller may call on records of their own: there a reply can give something away. */
function endpointFor({ audience }: Caller, among: readonly Endpoint[] = reachable): fc.Arbitrary<Endpoint> {
  const allowed = among.filter((one) => !/^40[13]/.test(rowOf(one)?.expected[audience] ?? '401'));
  if (allowed.length === 0) return fc.constantFrom(...among);
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...allowed) },
    { weight: 1, arbitrary: fc.constantFrom(...among) },
  );
}

const notTaken = (reply: LightMyRequestResponse) =>
  reply.statusCode < 400 ? `is taken with ${reply.statusCode}` : undefined;

/** Calls as they are meant, on records that belong to others. */
const foreignRecords: Family = ({ victims, own }, caller) =>
  endpointFor(caller).chain((endpoint) => requestTo(endpoint, [...victims, ...victims, ...own]));

const withBody = reachable.filter(({ body }) => body);

/** Fields no form has, beside those that it has. */
const forgedFields: Family = ({ own, victims }, caller) =>
  fc
    .tuple(
      endpointFor(caller, withBody).chain((endpoint) => requestTo(endpoint, own)),
      fc.subarray(Object.entries(forged(victims)), { minLength: 1 }),
    )
    .map(([request, fields]) => ({ ...request, payload: withFields(request.payload, fields) }));

const forged = (victims: readonly string[]) => ({
  role: 'Admin',
  roleId: 'Admin',
  isAdmin: true,
  status: 'Paid',
  amount: 1,
  price: 1,
  userId: victims[0],
  clientId: victims[0],
  ownerId: victims[0],
  enterpriseId: victims[3],
  agentId: victims[6],
  passwordHash: 'x',
  verifiedAt: '2020-01-01T00:00:00Z',
  deactivatedAt: null,
});

function withFields(payload: string | undefined, fields: readonly [string, unknown][]): string | undefined {
  try {
    const body: unknown = JSON.parse(payload ?? '{}');
    return JSON.stringify({ ...Object(body), ...Object.fromEntries(fields) });
  } catch (error) {
    if (error instanceof SyntaxError) return payload;
    throw error;
  }
}

/** Texts and shapes that have broken programs, wherever something can be sent. */
const hostileTexts: Family = ({ own }, caller) => endpointFor(caller).chain((endpoint) => requestTo(endpoint, own));

const closed = reachable.filter((endpoint) => rowOf(endpoint)?.expected.Visitor === '401/401');

/** Tokens that nobody gave out. */
const forgedTokens: Family = ({ app, victims, own }, { token }) => {
  const claims = { sub: victims[6], sid: randomUUID(), iat: 1, exp: 4_000_000_000 };
  const [head = '', body = '', signature = ''] = (token ?? app.app.jwt.sign(claims)).split('.');
  const made = [
    encodedToken({ alg: 'none' }, claims, ''),
    encodedToken({ alg: 'None', typ: 'JWT' }, claims, 'x'),
    ...['secret', '', 'oasis', 'changeme', app.config.APP_URL].map((key) => hmacToken('HS256', 'sha256', claims, key)),
    hmacToken('HS512', 'sha512', claims, 'secret'),
    encodedToken({ alg: 'RS256', jku: `https://${EVIL_HOST}/keys` }, claims, signature),
    encodedToken({ alg: 'HS256', kid: '../../../../dev/null' }, claims, signature),
    encodedToken({ alg: 'HS256', kid: "x' union select 'a" }, claims, signature),
    `${head}.${encoded({ ...claims, sub: victims[6] })}.${signature}`,
    `${head}.${body}.`,
    `${head}.${body}`,
    `${head}.${body}.${signature.slice(0, -3)}AAA`,
    `${head}.${body}.${signature}.${signature}`,
    app.app.jwt.sign({ sub: victims[6], sid: randomUUID() }),
    app.app.jwt.sign({ sub: victims[0], sid: victims[1] }),
    'null',
    'undefined',
    'a'.repeat(8_000),
  ];
  return fc
    .tuple(
      fc.constantFrom(...closed).chain((endpoint) => requestTo(endpoint, [...victims, ...own])),
      fc.constantFrom(...made),
    )
    .map(([request, forgedToken]) => ({ ...request, token: forgedToken, judge: notTaken }));
};

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const encodedToken = (head: object, claims: object, signature: string) =>
  `${encoded(head)}.${encoded(claims)}.${signature}`;
function hmacToken(alg: string, hash: string, claims: object, key: string): string {
  const text = `${encoded({ alg, typ: 'JWT' })}.${encoded(claims)}`;
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
}

const verbs = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'SEARCH', 'QUERY'];
const types = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=a',
  'application/json; charset=utf-7',
  'application/json; charset=utf-32',
  'application/json;;;',
  'application/vnd.api+json',
  '',
];
const misleading: Record<string, string>[] = [
  { 'x-http-method-override': 'DELETE' },
  { 'x-original-url': '/admin/payments' },
  { 'x-rewrite-url': '/admin/users' },
  { host: EVIL_HOST },
  { 'x-forwarded-host': EVIL_HOST, 'x-forwarded-proto': 'javascript' },
  { forwarded: `for=127.0.0.1;host=${EVIL_HOST}` },
  { 'x-forwarded-for': '127.0.0.1, ::1, not an address' },
  { origin: `https://${EVIL_HOST}`, referer: `https://${EVIL_HOST}/` },
  { 'accept-encoding': 'gzip;q=9, br;q=nan, ../../etc/passwd' },
  { accept: '*/*;q=0' },
  { 'accept-language': 'a'.repeat(4_000) },
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'deflate, gzip, br' },
  { 'transfer-encoding': 'identity' },
  { range: 'bytes=0-0,-1,999999999999-' },
  { 'if-none-match': '*' },
  { 'idempotency-key': '../../etc/passwd' },
  { 'idempotency-key': 'k'.repeat(5_000) },
  { cookie: `refreshToken=${'a'.repeat(4_000)}; refreshToken=b; __proto__=c` },
];

/** Calls in ways that HTTP allows and no browser of ours uses. */
const protocol: Family = ({ own, victims }, caller) =>
  fc
    .tuple(
      endpointFor(caller).chain((endpoint) => requestTo(endpoint, [...own, ...victims])),
      fc.constantFrom(...verbs),
      fc.constantFrom(...types),
      fc.constantFrom(...misleading),
      fc.nat(3),
    )
    .map(([request, method, type, headers, lot]): Attack => {
      if (lot === 0) return { ...request, method, payload: bodyFor(method, request.payload) };
      if (lot === 1) return { ...request, headers: { ...request.headers, 'content-type': type } };
      if (lot === 2) return { ...request, headers: { ...request.headers, ...headers } };
      const payload = gzipSync(Buffer.alloc(2_000_000, 0x20));
      return { ...request, headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' }, payload };
    });

const bodyFor = (method: string, payload: string | undefined) =>
  ['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method) ? undefined : payload;

const lists = reachable.filter(({ parameters }) => parameters.some(({ name }) => name === 'filter' || name === 'sort'));
const columns = ['password_hash', 'passwordHash', 'token_hash', 'providerToken', 'id', 'createdAt', '__proto__'];
const operators = ['', "'", '"', ') or (1=1', '; drop table users; --', '->>0', '::text', ' asc, (select pg_sleep(2))'];

/** Sort, filter and range that reach for what a list does not show. */
const listQueries: Family = ({ own, victims }, caller) =>
  fc
    .tuple(
      endpointFor(caller, lists),
      fc.constantFrom(...columns),
      fc.constantFrom(...operators),
      fc.oneof(hostile, fc.constantFrom('$argon2', '%', ...own, ...victims)),
      fc.constantFrom('[0,24]', '[0,100000000]', '[-5,5]', '[5,1]', '[1e3,2e3]', '["0","9"]', '[0,24,48]'),
      fc.nat(2),
    )
    .map(([endpoint, column, operator, value, range, lot]) => {
      const path = endpoint.path.replaceAll(/\{\w+\}/g, own[1] ?? '');
      const query = [
        { sort: JSON.stringify([`${column}${operator}`, 'ASC']) },
        { filter: JSON.stringify({ [`${column}${operator}`]: value }) },
        { filter: JSON.stringify({ q: value }), range, sort: `["${column}","ASC${operator}"]` },
      ][lot] as Record<string, string>;
      return { method: 'GET', url: `${path}?${new URLSearchParams(query)}` };
    });

/** Somebody else's key, for one's own request: what was answered then is nobody else's. */
const learnedKeys: Family = ({ sentOnce, attackers, places, victims }) =>
  fc
    .tuple(
      fc.constantFrom(...Object.values(attackers).map(({ userId }) => userId), ...victims),
      fc.constantFrom('Repeindre', 'Refaire la peinture du salon'),
      fc.constantFrom(sentOnce.url, '/register', '/checkout', '/accept-project/', '/create-payment'),
    )
    .map(([clientId, description, url]) => ({
      method: url === '/accept-project/' ? 'PUT' : 'POST',
      url,
      headers: { 'content-type': 'application/json', 'idempotency-key': sentOnce.key },
      payload: JSON.stringify(submissionOf(clientId, places, { description })),
      judge: (reply) =>
        reply.body.includes(sentOnce.projectId) ? 'gives the reply that was somebody else’s' : undefined,
    }));

const passwords = ['Demo_2026', 'Victime_2027', 'admin', 'Password1!', '', ' ', "' or '1'='1", '$argon2id$v=19$m=1'];

/** Guesses at what opens a door. */
const guesses: Family = ({ app }) => {
  const json = { 'content-type': 'application/json' };
  const doors: Attack[] = [
    ...passwords.map((password) => ({
      method: 'POST',
      url: '/login',
      headers: json,
      payload: JSON.stringify({ loginIdentifier: 'admin@oasis.test', password }),
    })),
    ...['', 'a', '0'.repeat(32), "' or 1=1", '%', 'null'].map((guess) => ({
      method: 'PUT',
      url: '/reset-password',
      headers: json,
      payload: JSON.stringify({ token: guess, newPassword: 'Siguiri_26', confirmNewPassword: 'Siguiri_26' }),
    })),
    ...['a', '%00', '"', '; refreshToken=', 'x'.repeat(43)].map((guess) => ({
      method: 'POST',
      url: '/refresh-token',
      headers: { cookie: `refreshToken=${guess}` },
      token: null,
    })),
    ...['', 'a', app.config.JWT_SECRET.slice(0, 8)].map((guess) => ({ method: 'GET', url: '/metrics', token: guess })),
    ...['/webhooks/sms/nimba/a', '/webhooks/orange-money/a', '/sandbox/a', '/images/a', '/files/../jwt-secret'].map(
      (url) => ({ method: 'POST', url, headers: json, payload: '{}' }),
    ),
    ...['/data/jwt-secret', '/.env', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%2f..%2fpackage.json', '/.git/HEAD'].map(
      (url) => ({ method: 'GET', url }),
    ),
  ];
  return fc.constantFrom(...doors.map((door) => ({ ...door, judge: notTaken })));
};

const names = [
  '../../../../etc/passwd',
  'a.png\u0000.exe',
  'con.png',
  '.htaccess',
  '"; filename="b.html',
  '<img src=x onerror=alert(1)>.png',
  'a'.repeat(3_000),
  '\u202Egnp.exe',
  '',
];
const contents = [
  png(),
  pdf(),
  jpegHead(8, 8),
  jpegHead(65_500, 65_500),
  executable(),
  Buffer.alloc(0),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from('<!doctype html><script>alert(1)</script>'),
  Buffer.concat([Buffer.from('GIF89a'), Buffer.from('<script>alert(1)</script>')]),
  Buffer.concat([png(), Buffer.from('<?php system($_GET[0]); ?>')]),
  png(60_000, 1),
];

/** Files that are not what they say, with names that are addresses, in forms that are cut off. */
const uploads: Family = ({ victims, own }) =>
  fc
    .record({
      owner: fc.constantFrom('project', 'enterprise', '__proto__'),
      id: fc.constantFrom(...victims, ...own, '..%2f..'),
      name: fc.constantFrom(...names),
      content: fc.constantFrom(...contents),
      parts: fc.integer({ min: 0, max: 3 }),
      cut: fc.constantFrom(0, 0, 0, 10, 60),
    })
    .map(({ owner, id, name, content, parts, cut }): Attack => {
      const boundary = 'limite-du-formulaire';
      const part = Buffer.concat([
        Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n`),
        Buffer.from('Content-Type: image/png\r\n\r\n'),
        content,
        Buffer.from('\r\n'),
      ]);
      const whole = Buffer.concat([...Array.from({ length: parts }, () => part), Buffer.from(`--${boundary}--\r\n`)]);
      return {
        method: 'POST',
        url: `/upload-file/${owner}/${id}`,
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload: cut === 0 ? whole : whole.subarray(0, Math.max(1, whole.length - cut)),
      };
    });

const writing = reachable.filter(({ method }) => method !== 'GET');

/** The same call several times in one moment. */
const bursts: Family = ({ own, victims }, caller) =>
  endpointFor(caller, writing)
    .chain((endpoint) => requestTo(endpoint, [...own, ...victims]))
    .map((request) => ({ ...request, times: 4 }));

export const families = {
  foreignRecords,
  forgedFields,
  hostileTexts,
  forgedTokens,
  protocol,
  listQueries,
  learnedKeys,
  guesses,
  uploads,
  bursts,
} satisfies Record<string, Family>;
