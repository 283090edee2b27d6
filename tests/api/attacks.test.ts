import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  agentMonths,
  cities,
  enterprises,
  files,
  messages,
  payments,
  projects,
  services,
  supportTickets,
  users,
} from '../../src/server/db/schema/index.ts';
import type { FileItem } from '../../src/shared/files/views.ts';
import { statisticsTables } from '../../src/shared/statistics/views.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { buildEnterprise, buildProject, buildUser } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { contract, endpoints } from '../support/fuzz/contract.ts';
import { newUserForm } from '../support/people.ts';
import { checkout, pages, subscribe, subscriber, wishOf } from '../support/providers/paying.ts';
import { jpegHead, pdf, picture, png } from '../support/sampleFiles.ts';
import { buildSms } from '../support/sms/buildSms.ts';
import { submitAsVisitor, withKey } from '../support/submission.ts';
import { createWorld, type World } from '../support/world.ts';

const PASSWORD = 'Kankan_2026';

let app: TestApp;
let world: World;
let address: string;

beforeAll(async () => {
  app = await startTestApp({ works: true });
  world = await createWorld(app);
  address = await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** The path byte for byte: what tidies addresses would hide the attack. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const { hostname, port } = new URL(address);
  const asked = httpRequest({ hostname, port, path, method, headers }, (reply) => {
    let body = '';
    reply.setEncoding('utf8').on('data', (chunk) => (body += chunk));
    reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body }));
  });
  asked.on('error', reject).end();
  return promise;
}

describe('fields that no form has', () => {
  const forged = {
    id: '01890000-0000-7000-8000-000000000001',
    role: 'Admin',
    status: 'Verified',
    passwordHash: 'x',
    enterpriseId: '01890000-0000-7000-8000-000000000002',
    assignedAgentId: '01890000-0000-7000-8000-000000000003',
    accountNumber: 'ENT-AAAAAA',
    activatedAt: '2020-01-01T00:00:00Z',
    createdAt: '2020-01-01T00:00:00Z',
    deactivatedAt: null,
    invitedAt: '2020-01-01T00:00:00Z',
    expiredFrom: 'Verified',
    verified: true,
    isAdmin: true,
  };

  test('make nobody an admin at registration, and choose no id', async () => {
    const reply = await app.visitor.post('/register', {
      ...forged,
      isSubmission: true,
      firstName: 'Awa',
      phoneNumber: '622334455',
    });
    const { id, role } = expectEntity<{ id: string; role: string }>(reply);
    expect({ id, role }).not.toMatchObject({ id: forged.id });
    const [row] = await app.db.select().from(users).where(eq(users.id, id));
    expect(row).toMatchObject({ role: 'Client', passwordHash: null, enterpriseId: null, invitedAt: null });
    const contractor = { email: 'forge@exemple.test', phoneNumber: '622334456', password: PASSWORD };
    expectInvalid(await app.visitor.post('/register', { ...contractor, role: 'Admin' }), 'Role');
  });

  test('change nothing of one’s own account but what its form has', async () => {
    const who = await app.loginAs(await buildUser(app.db, { password: PASSWORD, role: 'Client' }));
    const [before] = await app.db.select().from(users).where(eq(users.id, who.userId));
    const { enterpriseId: _, ...others } = forged;
    const body = { ...others, userId: who.userId, firstName: 'Autre', email: 'voleur@exemple.test' };
    expectInvalid(await who.put('/save-user-informations', body), 'Role');
    expectEntity(await who.put('/save-user-informations', { ...body, role: undefined }));
    const [after] = await app.db.select().from(users).where(eq(users.id, who.userId));
    const { firstName: __, searchText: ___, lastSeenAt: ____, lastName: _____, ...kept } = before ?? {};
    expect(after).toMatchObject({ ...kept, firstName: 'Autre' });
    expectRefusal(
      await who.put('/save-user-informations', { ...body, role: undefined, enterpriseId: world.others.enterpriseId }),
      403,
    );
  });

  test('neither verify an enterprise nor give it another number or agent', async () => {
    const who = await subscriber(app);
    const [before] = await app.db.select().from(enterprises).where(eq(enterprises.id, who.enterpriseId));
    const form = { name: 'Bah Carrelage', address: 'Kipé', cityId: world.places.cityId };
    const sent = { ...forged, ...form, id: who.enterpriseId, registrationNumber: before?.registrationNumber };
    expectEntity(await who.put('/update-enterprise-infos', sent));
    const [after] = await app.db.select().from(enterprises).where(eq(enterprises.id, who.enterpriseId));
    const { status, accountNumber, assignedAgentId, activatedAt, createdAt, expiredFrom } = before ?? {};
    expect(after).toMatchObject({ status, accountNumber, assignedAgentId, activatedAt, createdAt, expiredFrom });
    expect(after?.name).toBe(form.name);
    const fresh = await app.loginAs(await buildUser(app.db, { role: 'Entrepreneur', password: PASSWORD }));
    const id = expectEntity<string | { id: string }>(
      await fresh.post('/save-company-informations', { ...forged, name: 'Neuve', cityId: world.places.cityId }),
    );
    const made = typeof id === 'string' ? id : id.id;
    const [row] = await app.db.select().from(enterprises).where(eq(enterprises.id, made));
    expect(row).toMatchObject({ status: 'Pending', assignedAgentId: null, activatedAt: null });
    expect(row?.accountNumber).not.toBe(forged.accountNumber);
  });

  test('publish no request, and set neither its agent nor its budget', async () => {
    const body = { ...forged, status: 'Available', agentId: forged.id, budget: 1, publishedAt: forged.createdAt };
    const { projectId } = await submitAsVisitor(app, body);
    const [row] = await app.db.select().from(projects).where(eq(projects.id, projectId));
    expect(row).toMatchObject({ status: 'Submitted', agentId: null, budget: null });
    expect(projectId).not.toBe(forged.id);
  });

  test('pay no other price', async () => {
    const who = await subscriber(app);
    const cheap = { amount: 1, price: 1, unitPrice: 1, total: 1, status: 'Paid', currency: 'USD', discount: 100 };
    const wish = { ...(await wishOf(app, who)), ...pages };
    const honest = await checkout(app, await subscriber(app));
    const { paymentId } = expectEntity<{ paymentId: string }>(
      await who.post('/checkout', { ...wish, ...cheap }, withKey()),
    );
    const amountOf = async (id: string) =>
      (await app.db.select().from(payments).where(eq(payments.id, id))).map(({ amount, status }) => [amount, status]);
    expect(await amountOf(paymentId)).toEqual(await amountOf(honest.paymentId));
  });

  test('open no ticket as closed, and let no agent add a colleague', async () => {
    const contact = { name: 'Awa', phoneNumber: '622112233', subject: 'Forgé', message: 'Bonjour' };
    expectEntity(await app.visitor.post('/contact', { ...forged, ...contact, status: 'Closed', agentId: forged.id }));
    const [ticket] = await app.db.select().from(supportTickets).where(eq(supportTickets.subject, 'Forgé'));
    expect(ticket).toMatchObject({ status: 'Open', agentId: null });
    const agent = world.actors.CustomerService;
    const form = await newUserForm(app.db, { ...forged, id: undefined });
    const { id } = expectEntity<{ id: string }>(await agent.post('/add-new-user', form));
    const [added] = await app.db.select().from(users).where(eq(users.id, id));
    expect(added).toMatchObject({ role: 'Client', passwordHash: null, enterpriseId: null });
  });

  test('named after the prototype reach no object', async () => {
    for (const key of ['__proto__', 'constructor']) {
      const body = `{"loginIdentifier":"a@b.gn","password":"x","${key}":{"prototype":{"isAdmin":true},"isAdmin":true}}`;
      expectRefusal(await app.visitor.post('/login', body, { 'content-type': 'application/json' }), 400);
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

describe('sort, filter and range', () => {
  const lists = endpoints.filter(
    ({ method, parameters }) => method === 'GET' && parameters.some(({ name }) => name === 'sort' || name === 'filter'),
  );
  const wrong: Record<string, string[]> = {
    sort: [
      '["password_hash","ASC"]',
      '["createdAt; drop table users","ASC"]',
      '["(select pg_sleep(9))","ASC"]',
      '["createdAt","ASC; drop table users"]',
      '["__proto__","ASC"]',
      '["constructor","DESC"]',
      '{"createdAt":"ASC"}',
      'createdAt',
    ],
    filter: [
      '{"password_hash":"x"}',
      '{"1=1) or (1":"1"}',
      '{"q":{"$ne":null}}',
      '{"q":["a","b"]}',
      '{"constructor":{"prototype":{}}}',
      '"; drop table users"',
      '[]',
      '{"q":"',
    ],
    range: ['[0]', '[-1,5]', '[0,"9; drop table users"]', '{"0":0,"1":9}', '[0,1e99]', '[0.5,2]'],
  };

  test.each(lists.map((one) => [`${one.method} ${one.path}`, one] as const))('of %s take no SQL', async (_, list) => {
    const admin = world.actors.Admin;
    const path = list.path.replace(/\{\w+\}/g, admin.userId);
    let asked = 0;
    for (const { name } of list.parameters.filter((one) => one.in === 'query')) {
      for (const value of wrong[name] ?? []) {
        const reply = await admin.get(`${path}?${name}=${encodeURIComponent(value)}`);
        expect([name, value, reply.statusCode], reply.body).toEqual([name, value, 400]);
        expect(reply.body).not.toMatch(/select|syntax|relation|column/i);
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(0);
    expect(await app.db.$count(users)).toBeGreaterThan(5);
  });

  test('with quotes and signs of patterns search for just these', async () => {
    const admin = world.actors.Admin;
    for (const q of ["' or 1=1 --", '%', '\\', "'; drop table users; --", '") or true --']) {
      const reply = await admin.get(`/admin/messages?filter=${encodeURIComponent(JSON.stringify({ q }))}`);
      expect([q, reply.json()]).toEqual([q, []]);
    }
    await buildSms(app.db, { recipient: '+224622100200' });
    expect((await admin.get('/admin/messages?filter={"q":"622100200"}')).json()).toHaveLength(1);
  });

  test('that the database cannot hold as text are bad input, also where the reply is a file', async () => {
    const admin = world.actors.Admin;
    const filter = encodeURIComponent('{"q":"\\u0000"}');
    for (const list of [
      '/admin/payments/export',
      '/admin/projects/export',
      '/admin/payments/totals',
      '/admin/messages',
    ]) {
      const reply = await admin.get(`${list}?filter=${filter}`);
      expectRefusal(reply, 400);
      expect(reply.headers['content-type']).toContain('application/json');
      expect(reply.headers['content-disposition']).toBeUndefined();
    }
    expectRefusal(await app.visitor.post('/login', { loginIdentifier: 'a\u0000b', password: 'x' }), 400);
    expectRefusal(await admin.post('/admin/cities', { name: 'Demi \udfff\ud800' }), 400);
  });
});

describe('a way out of the folder', () => {
  const ways = [
    '/../package.json',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
    '/assets/....//....//package.json',
    '/assets-admin/..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '//etc/passwd',
    '//',
    '/\\..\\..\\package.json',
    '/.env',
    '/.git/config',
    '/.vite/manifest.json',
    '/.vite/modules.json',
    '/package.json',
    '/package-lock.json',
    '/sbom.cdx.json',
    '/src/server/config.ts',
    '/data/jwt-secret',
    '/assets/',
    '/assets/%00',
    '/index.html%00.js',
    '/images/..%2f..%2fpackage.json',
    '/download/..%2f..%2fpackage.json',
    '/%c0%ae%c0%ae/package.json',
  ];
  test.each(ways)('%s leads nowhere', async (path) => {
    for (const accept of ['*/*', 'text/html']) {
      const { status, body } = await ask(path, { accept });
      // Slashes alone are the landing page, once a site is built.
      expect(path === '//' ? [200, 404] : [400, 401, 403, 404]).toContain(status);
      expect(body).not.toMatch(/devDependencies|lockfileVersion|root:x:0|bomFormat|JWT_SECRET|"file":/);
    }
  });

  test('is in no name of a document: it is stored under a key of its own and given back by a plain name', async () => {
    const { client, projectId } = await submitAsVisitor(app);
    const names = [
      '../../../etc/passwd',
      '..\\..\\windows\\win.ini',
      '/etc/cron.d/evil.png',
      'a\r\nSet-Cookie: x=1.png',
      '"; filename=page.html',
      'facture.pdf.exe',
      'photo\u202egnp.exe',
    ];
    for (const given of names) {
      const [stored] = expectEntity<FileItem[]>(
        await client.upload(`/upload-file/project/${projectId}`, { name: given, content: png() }),
      );
      expect(stored?.name).toMatch(/\.png$/);
      expect(stored?.name).not.toMatch(/[/\\\p{Cc}]/u);
      const reply = await client.get(`/download/${stored?.id}`);
      expect(reply.headers['set-cookie']).toBeUndefined();
      expect(reply.headers['content-disposition']).toMatch(/^inline; filename\*=UTF-8''[\w%.!~*'()-]+$/);
    }
    for await (const { key } of app.storage.list()) expect(key).toMatch(/^[0-9a-f]{48}$/);
  });
});

const small = await picture('jpeg', 8, 8);

describe('a document that is two things', () => {
  const script = '<html><script>alert(1)</script></html>';
  const inJpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, 40]), Buffer.from(script.slice(0, 38))]);
  test.each([
    ['a PDF with a page in it', 'page.html', Buffer.concat([pdf(), Buffer.from(script)]), 'application/pdf'],
    ['a PNG with a page behind it', 'page.svg', Buffer.concat([png(), Buffer.from(script)]), 'image/png'],
    ['a JPEG with a page in its comment', 'x.js', Buffer.concat([inJpeg, small.subarray(2)]), 'image/jpeg'],
  ])('%s is given back as what its bytes are, and can run nothing', async (_, name, content, mime) => {
    const { client, projectId } = await submitAsVisitor(app);
    const [stored] = expectEntity<FileItem[]>(
      await client.upload(`/upload-file/project/${projectId}`, { name, content }),
    );
    const reply = await client.get(`/download/${stored?.id}`);
    expect(reply.headers).toMatchObject({
      'content-type': mime,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(reply.headers['content-disposition']).not.toContain(name);
    expectRefusal(await app.visitor.get(`/download/${stored?.id}`), 401);
  });

  test.each([
    ['page.pdf', Buffer.from(script)],
    ['dessin.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['image.jpg', Buffer.from('GIF89a/*<svg/onload=alert(1)>*/=1;')],
    ['xml.docx', Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>')],
  ])('%s by name only is refused', async (name, content) => {
    const { client, projectId } = await submitAsVisitor(app);
    expectRefusal(await client.upload(`/upload-file/project/${projectId}`, { name, content }), 415);
  });

  test('a logo is served under the same cage', async () => {
    const { address: logo } = expectEntity<{ address: string }>(
      await world.actors.Admin.upload('/admin/images', { name: 'x.html', content: png(64, 64) }),
    );
    expect((await app.visitor.get(logo)).headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });
});

describe('something small that swells', () => {
  test('a packed request body is never unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, 0x20));
    expect(bomb.length).toBeLessThan(256 * 1024);
    const before = process.memoryUsage().rss;
    for (const encoding of ['gzip', 'deflate', 'br', 'gzip, gzip', 'identity', 'nonsense']) {
      const reply = await app.app.inject({
        method: 'POST',
        url: '/login',
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
        payload: bomb,
      });
      expect([400, 415]).toContain(reply.statusCode);
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
  });

  test('a form beside whose document come fields without end is not read to the end', async () => {
    const { Client: client } = world.actors;
    const project = await buildProject(app.db, { clientId: client.userId });
    const send = (fields: number) => {
      const part = (name: string, content: string) =>
        `--b\r\nContent-Disposition: form-data; ${name}\r\n\r\n${content}\r\n`;
      const more = Array.from({ length: fields }, (_, index) => part(`name="f${index}"`, 'x'.repeat(2000)));
      const payload = [...more, part('name="files"; filename="a.pdf"', pdf().toString('latin1')), '--b--\r\n'].join('');
      const type = { 'content-type': 'multipart/form-data; boundary=b' };
      return client.post(`/upload-file/project/${project.id}`, Buffer.from(payload, 'latin1'), type);
    };
    expectEntity(await send(10));
    expect((await send(11)).statusCode).toBe(413);
    expect(await app.db.$count(files, eq(files.projectId, project.id))).toBe(1);
  });

  test('a picture of giant sides is no logo, however few its bytes', async () => {
    const reply = await world.actors.Admin.upload('/admin/images', {
      name: 'a.jpg',
      content: jpegHead(65_000, 65_000),
    });
    expectInvalid(reply, 'Logo');
  });

  test('JSON as deep as the body allows is read or refused, not a failure', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const reply = await app.visitor.post('/login', deep, { 'content-type': 'application/json' });
    expect(reply.statusCode).toBe(400);
  });
});

test('the server asks no address that somebody wrote down', async () => {
  let asked = 0;
  const listening = createServer((_request, response) => {
    asked += 1;
    response.end('{}');
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const bait = `http://127.0.0.1:${(listening.address() as AddressInfo).port}/`;
  const { client, projectId } = await submitAsVisitor(app, { description: bait, address: bait, filePath: bait });
  await client.upload(`/upload-file/project/${projectId}`, { name: bait, content: png() });
  await app.visitor.post('/contact', { name: bait, phoneNumber: '622112233', subject: bait, message: bait });
  const who = await subscriber(app);
  await who.post('/checkout', { ...(await wishOf(app, who)), returnUrl: bait, cancelUrl: bait }, withKey());
  const paid = await subscribe(app, who);
  const notice = { url: bait, notif_url: bait, payment_url: bait, receipt_url: bait, paymentId: paid.paymentId };
  for (const provider of ['sandbox', 'djomy', 'orange-money', 'stripe']) {
    for (const path of [`/webhooks/${provider}`, `/webhooks/${provider}/${encodeURIComponent(bait)}`])
      await app.visitor.post(path, notice, { 'x-callback-url': bait });
  }
  await world.actors.Admin.post('/admin/partners', { name: bait, website: bait, logo: bait, position: 1 });
  await world.actors.Admin.put('/admin/settings/name', { value: bait });
  await vi.waitFor(async () => expect(await app.db.$count(messages)).toBeGreaterThan(0));
  expect(asked).toBe(0);
  await new Promise<void>((resolve) => listening.close(() => resolve()));
});

test('no cell of any export is a formula', async () => {
  const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', "=cmd|' /C calc'!A0"];
  for (const formula of formulas) {
    const client = await buildUser(app.db, { firstName: formula, lastName: formula });
    await buildProject(app.db, { clientId: client.id, description: formula, address: formula, status: 'Available' });
    await buildEnterprise(app.db, { name: formula, address: formula, registrationNumber: formula });
    await app.db.insert(cities).values({ name: formula });
  }
  await app.db.update(services).set({ nameFr: sql`'=' || name_fr` });
  const payer = await subscriber(app);
  await subscribe(app, payer);
  await app.db.update(enterprises).set({ name: '=1+1' }).where(eq(enterprises.id, payer.enterpriseId));
  await buildSms(app.db, { template: '=1+1', recipient: '=1+1' });
  const worker = await buildUser(app.db, { role: 'CustomerService', firstName: '=1+1', lastName: '=1+1' });
  await app.db.insert(agentMonths).values({ month: '2026-11-01', agentId: worker.id, bucket: 0, handled: 1 });
  const admin = world.actors.Admin;
  await admin.put(`/admin/enterprises/${world.others.enterpriseId}/suspension`, {
    isSuspended: true,
    reason: '=HYPERLINK("http://evil.example")',
  });
  const exports = [
    '/admin/enterprises/export?list=all',
    '/admin/enterprise-figures/export',
    '/admin/handled-steps/figures/export?from=2026-10-01&to=2026-11-30',
    '/admin/messages/export',
    '/admin/audit-log/export',
    '/admin/payments/export',
    '/admin/projects/export',
    '/admin/sounds/export',
    ...statisticsTables.map((table) => `/admin/statistics/${table}?from=2026-10-01&to=2026-11-30`),
  ];
  const guarded: string[] = [];
  for (const path of exports) {
    const reply = await admin.get(path);
    expect([path, reply.statusCode]).toEqual([path, 200]);
    expect(reply.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"$/);
    const lines = reply.body.replace(/^\ufeff/, '').split('\n');
    for (const line of lines) {
      expect([path, line]).toEqual([path, expect.not.stringMatching(/(^|;)"?[=@\t\r]/)]);
      expect([path, line]).toEqual([path, expect.not.stringMatching(/(^|;)"?[+-](?!\d+(;|$))/)]);
    }
    if (/(^|;)"?'[=+@-]/m.test(reply.body)) guarded.push(path);
  }
  // In the log what people wrote stands inside of JSON, which begins no formula.
  const planted = exports.filter((path) => path.includes('/export') && !path.includes('audit-log'));
  expect(guarded).toEqual(expect.arrayContaining(planted));
  const csv = Object.entries(contract.paths).filter(
    ([path, { get }]) => path.endsWith('/export') && get?.responses['200']?.content?.['text/csv'],
  );
  expect(csv.map(([path]) => path).toSorted()).toEqual(
    exports
      .filter((path) => path.includes('/export'))
      .map((path) => path.split('?')[0])
      .toSorted(),
  );
});
