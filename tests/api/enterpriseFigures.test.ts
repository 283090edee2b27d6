import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  acceptances,
  auditLog,
  enterprises,
  payments,
  quotes,
  reviews,
  subscriptions,
  supportTickets,
  users,
} from '../../src/server/db/schema/index.ts';
import { enterpriseSituations } from '../../src/shared/enterpriseFigures/situations.ts';
import type { EnterpriseFiguresItem, PackageOutlook } from '../../src/shared/enterpriseFigures/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildAcceptance, buildContractor, buildProject } from '../support/builders.ts';
import { expectEntity } from '../support/expectations.ts';

const now = new Date('2026-11-21T10:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ago = (ms: number) => new Date(now.getTime() - ms);

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
  admin = await app.loginAs('Admin');
});
afterAll(() => app.close());

const rowsOf = (reply: LightMyRequestResponse): EnterpriseFiguresItem[] => {
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const list = async (query: Record<string, unknown> = {}) => {
  const parameters = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]));
  return rowsOf(await admin.get(`/admin/enterprise-figures?${parameters}`));
};
const named = async (name: string) => (await list({ filter: { q: name } }))[0];
const outlook = async () => expectEntity<PackageOutlook>(await admin.get('/admin/enterprise-figures/outlook'));

/** An enterprise with a running package of its own end; null: without any. */
async function enterprise(name: string, endsInDays: number | null, renews = true) {
  const built = await buildContractor(app.db, { name, ...(endsInDays === null ? { package: undefined } : {}), now });
  const { id } = built.enterprise;
  await app.db
    .update(enterprises)
    .set({ createdAt: ago(400 * DAY) })
    .where(eq(enterprises.id, id));
  if (endsInDays !== null)
    await app.db
      .update(subscriptions)
      .set({
        startsAt: ago(20 * DAY),
        endsAt: ago(-endsInDays * DAY),
        renews,
        monthlyPrice: 150_000,
        frequency: 'SemiAnnual',
        ...(endsInDays < 0 ? { status: 'Expired' as const } : {}),
      })
      .where(eq(subscriptions.enterpriseId, id));
  return built;
}

/** An acceptance that came to its first noted contact after so many hours; null: to none. */
async function accept(enterpriseId: string, hours: number | null) {
  const project = await buildProject(app.db, { status: 'Available', submittedAt: ago(30 * DAY) });
  const acceptedAt = ago(10 * DAY);
  const lead = await buildAcceptance(app.db, { projectId: project.id, enterpriseId, acceptedAt });
  if (hours !== null)
    await app.db
      .update(acceptances)
      .set({ stage: 'Contacted', stageSince: new Date(acceptedAt.getTime() + hours * HOUR) })
      .where(eq(acceptances.id, lead.id));
  return { project, lead };
}

describe('GET /admin/enterprise-figures', () => {
  test('says of an enterprise what it did and brought', async () => {
    const { enterprise: one, user } = await enterprise('Bâtisseurs de Kindia', 20);
    await app.db
      .update(users)
      .set({ lastSeenAt: ago(3 * DAY) })
      .where(eq(users.id, user.id));
    for (const hours of [0.5, 3, 3, null]) await accept(one.id, hours);
    const { lead, project } = await accept(one.id, 200);
    const total = 100_000;
    await app.db.insert(quotes).values({
      leadId: lead.id,
      enterpriseId: one.id,
      authorId: user.id,
      status: 'Sent',
      number: 'DEV-2026-00001',
      vat: 'none',
      netTotal: total,
      vatTotal: 0,
      total,
      validUntil: '2026-12-31',
      startsOn: '2026-12-01',
      durationDays: 3,
      sentAt: now,
      contentHash: 'hash',
    });
    await app.db.update(acceptances).set({ stage: 'Completed' }).where(eq(acceptances.id, lead.id));
    await app.db
      .insert(reviews)
      .values({ leadId: lead.id, enterpriseId: one.id, rating: 4, status: 'Published', visibleAt: ago(DAY) });
    await app.db
      .insert(supportTickets)
      .values({ name: 'Awa', subject: 'Retard', body: 'Retard', projectId: project.id, enterpriseId: one.id });
    const [subscription] = await app.db.select().from(subscriptions).where(eq(subscriptions.enterpriseId, one.id));
    for (const [index, settledAt] of [ago(400 * DAY), ago(30 * DAY)].entries())
      await app.db.insert(payments).values({
        orderId: crypto.randomUUID(),
        purpose: index === 0 ? 'Test' : 'Subscription',
        subscriptionId: index === 0 ? null : (subscription?.id ?? null),
        enterpriseId: one.id,
        provider: 'sandbox',
        amount: 150_000,
        description: 'Abonnement',
        status: 'Paid',
        settledAt,
      });
    const row = await named('Batisseurs');
    expect(row).toMatchObject({
      id: one.id,
      name: 'Bâtisseurs de Kindia',
      accepted: 5,
      contacted: 4,
      reactionHours: 4,
      quoted: 1,
      hired: 1,
      score: { value: null, count: 1 },
      complaints: 1,
      lastSeenAt: ago(3 * DAY).toISOString(),
      paid: 300_000,
      endsAt: ago(-20 * DAY).toISOString(),
      expected: 750_000,
    });
    expect(row?.months).toHaveLength(12);
    expect(row?.months.filter(({ paid }) => paid > 0)).toEqual([{ month: '2026-10-01', paid: 150_000 }]);
    expect(row?.months.at(-1)?.month).toBe('2026-11-01');
  });

  test('an enterprise that did nothing has zeros, and one whose renewal is cancelled is to bring nothing', async () => {
    await enterprise('Rien du tout', null);
    expect(await named('Rien')).toMatchObject({
      accepted: 0,
      contacted: 0,
      reactionHours: null,
      lastSeenAt: null,
      paid: 0,
      packageName: null,
      endsAt: null,
      expected: null,
    });
    await enterprise('Annule bientot', 3, false);
    expect(await named('Annule')).toMatchObject({ packageName: 'Basic', expected: null });
  });

  test('filters whose package needs a word, who was never here, and who has not been for so many days', async () => {
    const soon = await enterprise('Finit dans six jours', 6);
    await accept(soon.enterprise.id, 1);
    await app.db
      .update(users)
      .set({ lastSeenAt: ago(40 * DAY) })
      .where(eq(users.id, soon.user.id));
    await enterprise('Pas renouvele', -2);
    await enterprise('Finit dans un an', 365);
    const names = async (filter: object) => (await list({ filter })).map(({ name }) => name).toSorted();
    expect(await names({ situation: 'ending7' })).toEqual(['Annule bientot', 'Finit dans six jours']);
    expect(await names({ situation: 'ending30' })).toEqual([
      'Annule bientot',
      'Bâtisseurs de Kindia',
      'Finit dans six jours',
    ]);
    expect(await names({ situation: 'unused' })).toEqual(['Annule bientot', 'Finit dans un an']);
    expect(await names({ situation: 'lapsed' })).toEqual(['Pas renouvele']);
    expect(await names({ situation: 'neverSubscribed' })).toEqual(['Rien du tout']);
    const absent = ['Annule bientot', 'Finit dans un an', 'Pas renouvele', 'Rien du tout'];
    expect(await names({ situation: 'neverLoggedIn' })).toEqual(absent);
    expect(await names({ inactiveDays: 30 })).toEqual([...absent, 'Finit dans six jours'].toSorted());
    expect(await names({ inactiveDays: 2 })).toHaveLength(6);
    expect(await names({ endsFrom: '2026-11-25', endsTo: '2026-11-27' })).toEqual(['Finit dans six jours']);
    expect(await names({ situation: 'ending30', q: 'six jours' })).toEqual(['Finit dans six jours']);
  });

  test('takes a package for used from its first acceptance on, whichever was written first', async () => {
    const { enterprise: one } = await enterprise('Premier usage', 90);
    const isUnused = async () => (await list({ filter: { situation: 'unused', q: 'Premier usage' } })).length === 1;
    const begin = (startsAt: Date) =>
      app.db.update(subscriptions).set({ startsAt }).where(eq(subscriptions.enterpriseId, one.id));
    expect(await isUnused()).toBe(true);
    const { lead } = await accept(one.id, null);
    expect(await isUnused()).toBe(false);
    await begin(ago(5 * DAY));
    expect(await isUnused()).toBe(true);
    await begin(lead.acceptedAt);
    expect(await isUnused()).toBe(false);
    const [copied] = await app.db.delete(subscriptions).where(eq(subscriptions.enterpriseId, one.id)).returning();
    await app.db.insert(subscriptions).values({ ...copied, firstUsedAt: null } as typeof subscriptions.$inferInsert);
    expect(await isUnused()).toBe(false);
    await app.db.delete(acceptances).where(eq(acceptances.id, lead.id));
    await app.db.delete(subscriptions).where(eq(subscriptions.enterpriseId, one.id));
    await app.db.delete(users).where(eq(users.enterpriseId, one.id));
    await app.db.delete(enterprises).where(eq(enterprises.id, one.id));
  });

  test('is sorted by each figure, those without one last, and paged', async () => {
    const order = async (field: string, direction: string) =>
      (await list({ sort: [field, direction] })).map(({ name }) => name);
    expect((await order('accepted', 'DESC')).slice(0, 2)).toEqual(['Bâtisseurs de Kindia', 'Finit dans six jours']);
    expect((await order('reaction', 'ASC')).slice(0, 2)).toEqual(['Finit dans six jours', 'Bâtisseurs de Kindia']);
    expect((await order('reaction', 'DESC')).slice(0, 2)).toEqual(['Bâtisseurs de Kindia', 'Finit dans six jours']);
    expect((await order('endsAt', 'ASC'))[0]).toBe('Annule bientot');
    expect((await order('endsAt', 'DESC'))[0]).toBe('Finit dans un an');
    expect((await order('lastSeenAt', 'ASC'))[0]).toBe('Finit dans six jours');
    for (const field of ['quoted', 'hired', 'complaints', 'paid'])
      expect((await order(field, 'DESC'))[0]).toBe('Bâtisseurs de Kindia');
    expect(await order('score', 'DESC')).toHaveLength(6);
    const all = await order('name', 'ASC');
    const reply = await admin.get('/admin/enterprise-figures?range=[2,3]&sort=["name","ASC"]');
    expect(rowsOf(reply).map(({ name }) => name)).toEqual(all.slice(2, 4));
    expect(reply.headers['content-range']).toBe('enterprises 2-3/6');
  });

  test('refuses what it does not know', async () => {
    for (const query of ['filter={"situation":"rich"}', 'filter={"inactiveDays":0}', 'sort=["phoneNumber","ASC"]'])
      expect((await admin.get(`/admin/enterprise-figures?${query}`)).statusCode).toBe(400);
  });

  test('leaves as a file with the money of each month, under its filter, and is noted', async () => {
    const filter = encodeURIComponent(JSON.stringify({ situation: 'ending30' }));
    const { body, headers } = await admin.get(`/admin/enterprise-figures/export?filter=${filter}`);
    expect(headers['content-type']).toContain('text/csv');
    const [header, ...lines] = body.trimEnd().split('\n');
    expect(header).toContain('Entreprise;Statut;Réaction');
    expect(header?.split(';')).toHaveLength(27);
    expect(lines).toHaveLength(3);
    expect(lines.find((line) => line.startsWith('Bâtisseurs'))).toMatch(/^Bâtisseurs de Kindia;[^;]+;4;4;5;1;1;;1;1;/);
    const [act] = await app.db.select().from(auditLog).where(eq(auditLog.entity, 'exports'));
    expect(act?.after).toMatchObject({ list: 'enterpriseFigures', situation: 'ending30' });
  });
});

describe('GET /admin/enterprise-figures/outlook', () => {
  test('counts just the enterprises of the list behind each figure', async () => {
    const { situations } = await outlook();
    expect(situations.map(({ situation }) => situation)).toEqual([...enterpriseSituations]);
    for (const { situation, enterprises: count } of situations) {
      expect(count).toBeGreaterThan(0);
      expect(await list({ filter: { situation } })).toHaveLength(count);
    }
  });

  test('has what was paid by month, and what the renewals of each month are to bring, with their list', async () => {
    const { months } = await outlook();
    expect(months.map(({ month }) => month)).toEqual([
      ...['2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'],
      ...['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01', '2027-05-01'],
    ]);
    const of = (month: string) => months.find((one) => one.month === month);
    expect(of('2026-10-01')).toEqual({ month: '2026-10-01', paid: 150_000, renewals: 0, expected: 0 });
    expect(of('2026-11-01')).toMatchObject({ renewals: 1, expected: 750_000 });
    expect(of('2026-12-01')).toMatchObject({ renewals: 1, expected: 750_000 });
    expect(await list({ filter: { endsFrom: '2026-12-01', endsTo: '2026-12-31' } })).toHaveLength(1);
  });

  test('expects nothing of a package whose next period is paid already', async () => {
    const { enterprise: one } = await enterprise('Deja renouvele', 5);
    const [running] = await app.db.select().from(subscriptions).where(eq(subscriptions.enterpriseId, one.id));
    const before = await outlook();
    const next = { id: crypto.randomUUID(), startsAt: ago(-5 * DAY), endsAt: ago(-35 * DAY) };
    await app.db.insert(subscriptions).values({ ...running, ...next } as typeof subscriptions.$inferInsert);
    const after = await outlook();
    const renewals = ({ months }: PackageOutlook) => months.find(({ month }) => month === '2026-11-01');
    expect(renewals(before)).toMatchObject({ renewals: 2, expected: 1_500_000 });
    expect(renewals(after)).toMatchObject({ renewals: 1, expected: 750_000 });
    expect(await named('Deja renouvele')).toMatchObject({ expected: null });
    for (const filter of [{ situation: 'ending7' }, { endsFrom: '2026-11-25', endsTo: '2026-11-27' }])
      expect((await list({ filter })).map(({ name }) => name)).not.toContain('Deja renouvele');
    await app.db.delete(subscriptions).where(eq(subscriptions.enterpriseId, one.id));
  });

  test('leaves as files', async () => {
    const { body } = await admin.get('/admin/enterprise-figures/outlook/situations');
    expect(body).toContain('\nForfait fini, pas renouvelé;1');
    const months = await admin.get('/admin/enterprise-figures/outlook/months');
    expect(months.body).toContain('\n2026-12-01;0;1;750000');
  });
});

test.each([
  [0.5, 1],
  [1, 1],
  [1.5, 4],
  [4, 4],
  [4.5, 12],
  [168, 168],
  [169, null],
])('a first contact after %d hours came in the class of at most %d', async (hours, reactionHours) => {
  const name = `Réaction ${hours}`;
  const { enterprise: one } = await enterprise(name, null);
  await accept(one.id, hours);
  const row = (await list({ filter: { q: 'Réaction' } })).find(({ id }) => id === one.id);
  expect(row).toMatchObject({ name, contacted: 1, reactionHours });
});
