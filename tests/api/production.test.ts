import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../src/server/db/client.ts';
import { openDatabase } from '../../src/server/db/openDatabase.ts';
import {
  absences,
  acceptances,
  auditLog,
  enterprises,
  files,
  messages,
  payments,
  projects,
  quoteLines,
  quotes as quoteTable,
  reviews,
  subscriptions,
  supportTickets,
  users,
} from '../../src/server/db/schema/index.ts';
import { seedDemoFiles } from '../../src/server/seed/demoFiles.ts';
import { createDiskStorage } from '../../src/server/storage/diskStorage.ts';
import { buildAcceptance, buildContractor, buildProject, buildUser, demoAccounts } from '../support/builders.ts';
import { openTestDatabase, type TestDatabase } from '../support/database.ts';
import { freePort } from '../support/freePort.ts';
import { runCommand } from '../support/runCommand.ts';
import { seedTestDemo } from '../support/seedDemo.ts';
import { launch, productionServer, startProcess } from '../support/serverProcess.ts';

const random = () => randomBytes(24).toString('base64url');

/** What an operator sets for a real installation; nothing of it is asked at a start. */
const sound = {
  NODE_ENV: 'production',
  APP_URL: 'https://oasis.example',
  JWT_SECRET: random() + random(),
  METRICS_TOKEN: random(),
  PREVIEW_PASSWORD: 'Kaloum-Tombo-47',
  EMAIL_PROVIDER: 'smtp',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  SMS_PROVIDER: 'nimba',
  NIMBA_SERVICE_ID: 'service',
  NIMBA_SECRET_TOKEN: random(),
  NIMBA_SENDER_NAME: 'OASIS',
  SMS_WEBHOOK_SECRET: random(),
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: `sk_live_${random()}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${random()}`,
};

async function refusalOf(settings: Record<string, string>): Promise<string[]> {
  const server = launch({ ...sound, PORT: String(await freePort()), ...settings }, { script: productionServer });
  expect(await server.ended).toBe(1);
  expect(server.output()).not.toContain('    at ');
  return server.output().trim().split('\n');
}

let made: TestDatabase;
let place: Record<string, string>;
beforeAll(async () => {
  made = await openTestDatabase();
  place = { DATA_DIR: made.dataDir, ...(made.url ? { DATABASE_URL: made.url } : {}) };
});
afterAll(() => made.drop({ isClosed: true }));

async function within<Result>(use: (db: Db) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ DATA_DIR: made.dataDir, DATABASE_URL: made.url, DATABASE_POOL: 2 });
  try {
    return await use(database.orm);
  } finally {
    await database.close();
  }
}

test('production refuses secrets that can be guessed, keys for tests and sandboxes, each by its name', async (context) => {
  if (made.url) return context.skip('it is refused before any database is opened');
  const unsafe = {
    JWT_SECRET: 'a'.repeat(32),
    METRICS_TOKEN: 'a',
    PREVIEW_PASSWORD: 'a',
    SMS_WEBHOOK_SECRET: '123456789012345678901234',
    STRIPE_SECRET_KEY: 'sk_test_4eC39HqLyjWDarjtT1zdp7dc',
    STRIPE_WEBHOOK_SECRET: 'whsec_a',
    STRIPE_API_URL: 'http://127.0.0.1:12111',
    NIMBA_BASE_URL: 'http://nimba.example',
    DJOMY_CLIENT_ID: 'id',
    DJOMY_CLIENT_SECRET: 'aaaaaaaaaaaaaaaaaa',
    DJOMY_BASE_URL: 'https://sandbox-api.djomy.africa/v1',
    ORANGE_MONEY_CLIENT_ID: 'id',
    ORANGE_MONEY_WEBPAY_PATH: '/orange-money-webpay/dev/v1',
    ORANGE_MONEY_CURRENCY: 'OUV',
  };
  const refused = (await refusalOf({ ...place, ...unsafe })).map((line) => line.split(':')[0]);
  const expected = Object.keys(unsafe).filter((name) => !name.endsWith('CLIENT_ID'));
  expect(refused.toSorted()).toEqual(expected.toSorted());
  const restricted = await refusalOf({ ...place, STRIPE_SECRET_KEY: `rk_test_${random()}` });
  expect(restricted).toEqual([expect.stringMatching(/^STRIPE_SECRET_KEY: /)]);
  const short = await refusalOf({ ...place, JWT_SECRET: 'correct horse battery' });
  expect(short).toEqual([expect.stringMatching(/^JWT_SECRET: /)]);
}, 120_000);

describe('a database that served demonstration accounts', () => {
  let real: Record<'client' | 'taken' | 'half' | 'full' | 'contractor' | 'own' | 'act' | 'livePayment', string>;

  beforeAll(async () => {
    const { orm } = made.database;
    const now = new Date();
    await seedTestDemo(orm, now);
    await seedDemoFiles(orm, createDiskStorage(made.dataDir), now);
    real = await realRecords(orm);
    await made.database.close();
  }, 120_000);

  test('is refused by production, which names what it found', async () => {
    const said = (await refusalOf(place)).join('\n');
    expect(said).toContain('admin@oasis.test');
    for (const kind of ['accounts', 'enterprises', 'requests', 'payments of the sandbox', 'packages bought with them'])
      expect(said).toMatch(new RegExp(`- .*${kind}.*\\d`));
    expect(said).toContain('npm run demo:remove');
  }, 60_000);

  test('loses them for good, once the operator says so, and keeps what is real', async () => {
    const asked = await runCommand('removeDemo', [], place);
    expect(asked).toMatchObject({ code: 1, output: expect.stringContaining('Nothing was removed: add --yes.') });
    expect(await within((db) => db.$count(users, eq(users.id, demoAccounts.admin.id)))).toBe(1);

    const removed = await runCommand('removeDemo', ['--yes'], place);
    expect(removed).toMatchObject({ code: 0 });
    expect(removed.output).toMatch(/- projects: 300\n/);
    expect(removed.output).toMatch(/- documents: [1-9]/);
    await within(async (db) => {
      const left = await db.select().from(users);
      expect(left.filter(({ email }) => email?.endsWith('@oasis.test'))).toEqual([]);
      // The agent of a real request is still named by it.
      const agent = left.find(({ id }) => id === demoAccounts.service.id);
      expect(agent).toMatchObject({ email: null, passwordHash: null, firstName: '', lastName: 'Démonstration' });
      expect(agent?.deactivatedAt).not.toBeNull();
      expect(left.find(({ id }) => id === real.client)).toMatchObject({ deactivatedAt: null });

      const kept = Object.fromEntries((await db.select().from(projects)).map((project) => [project.id, project]));
      expect(Object.keys(kept).toSorted()).toEqual([real.taken, real.half, real.full].toSorted());
      expect(kept[real.taken]).toMatchObject({ status: 'Assigned', agentId: demoAccounts.service.id });
      expect(kept[real.half]).toMatchObject({ status: 'Available', acceptanceCount: 1 });
      expect(kept[real.full]).toMatchObject({ status: 'Available', acceptanceCount: 2 });
      const quotes = await db.select().from(acceptances);
      expect(
        quotes
          .filter(({ projectId }) => projectId === real.full)
          .map(({ slot }) => slot)
          .toSorted(),
      ).toEqual([1, 2]);
      const ofContractor = quotes.filter(({ enterpriseId }) => enterpriseId === real.own);
      expect(ofContractor.map(({ monthlySequence }) => monthlySequence).toSorted()).toEqual([1, 2]);

      expect((await db.select().from(payments)).map(({ id }) => id)).toEqual([real.livePayment]);
      expect(await db.$count(subscriptions)).toBe(2);
      expect([await db.$count(quoteTable), await db.$count(reviews)]).toEqual([0, 0]);
      const companies = await db.select({ id: enterprises.id }).from(enterprises);
      expect(companies.map(({ id }) => id)).toContain(real.own);
      expect((await db.select({ id: auditLog.id }).from(auditLog)).map(({ id }) => id)).toEqual([real.act]);
      expect([await db.$count(messages), await db.$count(supportTickets)]).toEqual([0, 0]);
      expect([await db.$count(files), await db.$count(absences)]).toEqual([0, 0]);
    });
    const stored = createDiskStorage(made.dataDir).list();
    expect((await Array.fromAsync(stored)).map(({ key }) => key)).toEqual([]);
    expect(await runCommand('removeDemo', ['--yes'], place)).toMatchObject({
      code: 0,
      output: expect.stringContaining('holds no demonstration data'),
    });
  }, 120_000);

  test('is then served', async () => {
    const server = await startProcess({ ...sound, ...place }, { script: productionServer });
    const login = { loginIdentifier: 'admin@oasis.test', password: 'Demo_2026' };
    const reply = await fetch(`${server.url}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(login),
    });
    expect(reply.status).toBe(401);
    await server.stop();
  }, 60_000);

  /** What people who are no demonstration did on the same database, with demonstration accounts beside them. */
  async function realRecords(db: Db): Promise<typeof real> {
    const client = await buildUser(db);
    const { enterprise, user } = await buildContractor(db, { package: undefined });
    const [demoEnterprise] = await db.select().from(enterprises).where(eq(enterprises.name, 'Condé Rénovation'));
    const [demoProject] = await db.select().from(projects).where(eq(projects.status, 'Available'));
    if (!demoEnterprise || !demoProject) throw new Error('The demonstration lacks something');
    const agent = { agentId: demoAccounts.service.id };
    const taken = await buildProject(db, { clientId: client.id, status: 'Assigned', ...agent });
    const half = await buildProject(db, { clientId: client.id, status: 'Available', ...agent });
    const full = await buildProject(db, { clientId: client.id, status: 'Accepted', acceptanceCount: 0, ...agent });
    const onDemo = await buildAcceptance(db, { projectId: demoProject.id, enterpriseId: enterprise.id });
    const judged = { leadId: onDemo.id, enterpriseId: enterprise.id };
    await db.insert(reviews).values({ ...judged, rating: 4 });
    const amounts = { netTotal: 100_000, vatTotal: 0, total: 100_000 };
    const [quote] = await db
      .insert(quoteTable)
      .values({
        ...judged,
        ...amounts,
        authorId: user.id,
        vat: 'none',
        validUntil: '2099-01-01',
        startsOn: '2099-01-01',
        durationDays: 2,
      })
      .returning();
    const line = { label: 'Peinture', unit: 'jour', quantity: 1, unitPrice: 100_000, total: 100_000 };
    await db.insert(quoteLines).values({ quoteId: quote?.id ?? '', position: 1, ...line });
    const sending = { status: 'Sent', number: 'DEV-2026-00001', sentAt: new Date(), contentHash: 'hash' } as const;
    await db.update(quoteTable).set(sending).where(eq(quoteTable.leadId, onDemo.id));
    await buildAcceptance(db, { projectId: half.id, enterpriseId: enterprise.id });
    await buildAcceptance(db, { projectId: full.id, enterpriseId: demoEnterprise.id });
    await buildAcceptance(db, { projectId: full.id, enterpriseId: enterprise.id });
    await buildAcceptance(db, { projectId: full.id });

    const [plan] = await db.select().from(subscriptions);
    if (!plan) throw new Error('The demonstration lacks a subscription');
    const payment = async (provider: 'sandbox' | 'stripe', enterpriseId: string, startsAt: Date) => {
      const endsAt = new Date(startsAt.getTime() + 86_400_000);
      const { id: _, ...columns } = plan;
      const [bought] = await db
        .insert(subscriptions)
        .values({ ...columns, enterpriseId, startsAt, endsAt, status: 'Expired', activatedAt: startsAt })
        .returning();
      const [paid] = await db
        .insert(payments)
        .values({
          orderId: `OA${randomBytes(12).toString('hex').toUpperCase()}`,
          purpose: 'Subscription',
          subscriptionId: bought?.id ?? '',
          enterpriseId,
          userId: user.id,
          provider,
          amount: 150_000,
          description: 'Abonnement',
          status: 'Paid',
          settledAt: startsAt,
        })
        .returning();
      return paid?.id ?? '';
    };
    await payment('sandbox', enterprise.id, new Date('2026-01-01'));
    const livePayment = await payment('stripe', enterprise.id, new Date('2026-02-01'));
    const [act] = await db
      .insert(auditLog)
      .values({ actorId: demoAccounts.service.id, action: 'assign', entity: 'projects', entityId: taken.id })
      .returning();
    return {
      client: client.id,
      taken: taken.id,
      half: half.id,
      full: full.id,
      contractor: user.id,
      own: enterprise.id,
      act: act?.id ?? '',
      livePayment,
    };
  }
});
