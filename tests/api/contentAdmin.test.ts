import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, images, messages, packages, projects, subscriptions } from '../../src/server/db/schema/index.ts';
import { clean } from '../../src/server/maintenance/clean.ts';
import { NO_ID } from '../../src/shared/ids.ts';
import { MAX_IMAGE_BYTES } from '../../src/shared/images/rules.ts';
import type { ImageView } from '../../src/shared/images/views.ts';
import type { ManagedPackage } from '../../src/shared/packages/adminViews.ts';
import type { PackageItem } from '../../src/shared/packages/views.ts';
import type { ManagedPartner } from '../../src/shared/partners/adminViews.ts';
import type { PartnerItem } from '../../src/shared/partners/views.ts';
import type { ManagedSettings } from '../../src/shared/settings/adminViews.ts';
import type { PublicSettings } from '../../src/shared/settings/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildAcceptance, buildContractor, buildProject, buildUser } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { pdf, picture, png } from '../support/sampleFiles.ts';
import { withKey } from '../support/submission.ts';

let app: TestApp;
let admin: SignedIn;
let colleague: SignedIn;
let now = new Date();

beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
  admin = await app.loginAs('Admin');
  colleague = await app.loginAs(await buildUser(app.db, { role: 'Admin', firstName: 'Fatou', lastName: 'Diallo' }));
});
afterAll(() => app.close());

const lastAct = async (entity: string, entityId: string) => {
  const acts = await app.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, entityId)))
    .orderBy(auditLog.createdAt, auditLog.id);
  return acts.at(-1);
};
const send = (content: Buffer, name = 'logo.png') => admin.upload('/admin/images', { name, content });
const logo = async () => expectEntity<ImageView>(await send(png(200, 64))).address;

describe('an image', () => {
  test.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
  ] as const)('in %s is served to everybody', async (type, mime) => {
    const content = await picture(type, 200, 64);
    const image = expectEntity<ImageView>(await send(content, 'un logo.bin'));
    expect(image).toMatchObject({ address: `/images/${image.id}`, width: 200, height: 64 });
    const reply = await app.visitor.get(image.address);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': mime,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(reply.rawPayload.subarray(0, 3).equals(content.subarray(0, 3))).toBe(true);
  });

  test.each([
    ['a drawing that may run', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>'), 415],
    ['another document', pdf(), 415],
    ['half a picture', png(200, 64).subarray(0, 40), 400],
    ['nothing', Buffer.alloc(0), 400],
    ['sides too small', png(31, 200), 400],
    ['sides too large', png(2001, 40), 400],
    ['too many bytes', png(64, 64, MAX_IMAGE_BYTES), 413],
  ])('is refused at its field: %s', async (_, content, status) => {
    const failure = expectRefusal(await send(content), status);
    expect(Object.keys(failure.errors ?? {})).toEqual(['Logo']);
  });

  test('that no partner shows is cleaned at night, the day after', async () => {
    const [shown, unshown] = [await logo(), await logo()];
    expectEntity(await admin.post('/admin/partners', { name: 'Gardien', logo: shown, isActive: true }));
    await clean(app.newContext());
    expect((await app.visitor.get(unshown)).statusCode).toBe(200);
    const context = { ...app.newContext(), now: new Date(now.getTime() + 25 * 3_600_000) };
    await clean(context);
    expect((await app.visitor.get(unshown)).statusCode).toBe(404);
    expect((await app.visitor.get(shown)).statusCode).toBe(200);
    const rows = await app.db.select().from(images);
    const kept: string[] = [];
    for await (const { key } of app.storage.list()) kept.push(key);
    expect(rows.every(({ storageKey }) => kept.includes(storageKey))).toBe(true);
  });
});

describe('a partner', () => {
  const shown = async () => (await app.visitor.get('/get-partners')).json<PartnerItem[]>();
  const create = async (name: string, changes: object = {}) =>
    expectEntity<ManagedPartner>(
      await admin.post('/admin/partners', {
        name,
        logo: await logo(),
        url: 'https://exemple.gn',
        isActive: true,
        ...changes,
      }),
    );
  const update = ({ id, ...partner }: ManagedPartner, changes: object, who = admin, headers = {}) =>
    who.put(`/admin/partners/${id}`, { ...partner, ...changes }, headers);

  test('is shown last, changed, put aside, taken away', async () => {
    const partner = await create('Kankan Béton');
    expect((await shown()).at(-1)).toEqual({
      id: partner.id,
      name: 'Kankan Béton',
      logo: partner.logo,
      url: 'https://exemple.gn',
    });
    const [changes, key] = [{ url: '', isActive: false }, withKey()];
    const changed = expectEntity<ManagedPartner>(await update(partner, changes, admin, key));
    expect(expectEntity(await update(partner, changes, admin, key))).toEqual(changed);
    expect((await shown()).map(({ id }) => id)).not.toContain(partner.id);
    expect(await lastAct('partners', partner.id)).toMatchObject({
      action: 'update',
      before: { url: 'https://exemple.gn', isActive: true },
      after: { url: null, isActive: false },
    });
    expect(expectRefusal(await update(partner, { name: 'Autre' }, colleague), 409, 'STALE').errorMessage).toContain(
      'Mariama Admin',
    );
    expectEntity(await admin.delete(`/admin/partners/${changed.id}`));
    expectRefusal(await admin.get(`/admin/partners/${changed.id}`), 404);
  });

  test('is put in order', async () => {
    await create('Premier');
    await create('Second');
    const before = (await admin.get('/admin/partners')).json<ManagedPartner[]>().map(({ id }) => id);
    expectEntity(await admin.put('/admin/partners/order', { ids: before.toReversed(), before }));
    expect((await shown())[0]?.name).toBe('Second');
    // A reply that was lost: they stand so already.
    expectEntity(await admin.put('/admin/partners/order', { ids: before.toReversed(), before }));
    expectRefusal(await colleague.put('/admin/partners/order', { ids: before, before }), 409, 'STALE');
    expect(await lastAct('partners', NO_ID)).toMatchObject({
      action: 'reorder',
      after: { order: before.toReversed() },
    });
  });

  test.each([
    ['no name', { name: '' }, 'Name'],
    ['no logo', { logo: '' }, 'Logo'],
    ['a logo from elsewhere', { logo: 'https://exemple.gn/logo.png' }, 'Logo'],
    ['a logo that is not there', { logo: '/images/01890000-0000-7000-8000-000000000000' }, 'Logo'],
    ['an open line', { url: 'http://exemple.gn' }, 'Url'],
    ['script for an address', { url: 'javascript:alert(1)' }, 'Url'],
  ])('with %s is answered at the field', async (_, changes, field) => {
    const body = { name: 'Nouveau', logo: await logo(), isActive: true, ...changes };
    expectInvalid(await admin.post('/admin/partners', body), field);
  });

  test('has a name of its own', async () => {
    await create('Siguiri Or');
    expectInvalid(
      await admin.post('/admin/partners', { name: 'SIGUIRI OR', logo: await logo(), isActive: true }),
      'Name',
    );
  });
});

describe('a package', () => {
  const list = async () => (await admin.get('/admin/packages')).json<ManagedPackage[]>();
  const named = async (name: string) => {
    const found = (await list()).find(({ nameFr }) => nameFr === name);
    if (!found) throw new Error(`${name} is not there`);
    return found;
  };
  const update = ({ id, running: _, ...form }: ManagedPackage, changes: object, who = admin) =>
    who.put(`/admin/packages/${id}`, { ...form, ...changes });

  test('is offered once it is active, with its advantages in order', async () => {
    const form = {
      nameFr: 'Découverte',
      monthlyPrice: 50_000,
      monthlyAcceptances: '',
      advantages: ['Un', 'Deux'],
      isActive: false,
    };
    const made = expectEntity<ManagedPackage>(await admin.post('/admin/packages', form));
    expect(made).toMatchObject({ monthlyAcceptances: null, minBudget: null, advantages: ['Un', 'Deux'], running: 0 });
    const offered = async () => (await app.visitor.get('/get-packages')).json<PackageItem[]>();
    expect((await offered()).map(({ nameFr }) => nameFr)).not.toContain('Découverte');
    expectEntity(await update(made, { isActive: true, advantages: ['Deux', 'Trois', 'Un'] }));
    expect((await offered()).at(-1)).toMatchObject({
      nameFr: 'Découverte',
      price: 50_000,
      advantages: [{ descriptionFr: 'Deux' }, { descriptionFr: 'Trois' }, { descriptionFr: 'Un' }],
    });
    expect(await lastAct('packages', made.id)).toMatchObject({
      before: { advantages: ['Un', 'Deux'], isActive: false },
      after: { advantages: ['Deux', 'Trois', 'Un'], isActive: true },
    });
  });

  test('that changed leaves who bought it before what they bought', async () => {
    const { user, enterprise } = await buildContractor(app.db, { package: 'Basic' });
    const contractor = await app.loginAs(user);
    const basic = await named('Basic');
    expect(basic.running).toBeGreaterThan(0);
    // One that is paid to come does not run yet.
    const [bought] = await app.db.select().from(subscriptions).where(eq(subscriptions.enterpriseId, enterprise.id));
    if (!bought) throw new Error('The contractor has no package');
    const endsAt = new Date(bought.endsAt.getTime() + 86_400_000);
    await app.db.insert(subscriptions).values({ ...bought, id: crypto.randomUUID(), startsAt: bought.endsAt, endsAt });
    expect((await named('Basic')).running).toBe(basic.running);
    const once = expectEntity<ManagedPackage>(
      await update(basic, { monthlyAcceptances: 1, maxBudget: 20_000, monthlyPrice: 99_000 }),
    );
    expectEntity(await update(once, { monthlyAcceptances: 2 }));
    const accept = async () => {
      const { id } = await buildProject(app.db, { status: 'Available', budget: 14_000_000 });
      return contractor.put('/accept-project/', { id, entrepreneurId: user.id });
    };
    for (let accepted = 0; accepted < 10; accepted++) expectEntity(await accept());
    expectRefusal(await accept(), 409, 'PLAN_LIMIT');
    const [row] = await app.db.select().from(subscriptions).where(eq(subscriptions.enterpriseId, enterprise.id));
    expect(row).toMatchObject({ minBudget: 10_000, maxBudget: 15_000_000, monthlyAcceptances: 10 });

    const later = await buildContractor(app.db, { package: 'Basic' });
    const newcomer = await app.loginAs(later.user);
    const { id } = await buildProject(app.db, { status: 'Available', budget: 14_000_000 });
    const refusal = await newcomer.put('/accept-project/', { id, entrepreneurId: later.user.id });
    expectRefusal(refusal, 409, 'BUDGET_LIMIT');
  });

  test('over a newer version is refused; by two at once is one', async () => {
    const medium = await named('Medium');
    const replies = await Promise.all([
      update(medium, { monthlyPrice: 360_000 }),
      update(medium, { monthlyPrice: 370_000 }, colleague),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expectRefusal(await update(medium, { monthlyPrice: 380_000 }), 409, 'STALE');
  });

  test('is put in order', async () => {
    const before = (await list()).map(({ id }) => id);
    expectEntity(await admin.put('/admin/packages/order', { ids: before.toReversed(), before }));
    expect((await list()).map(({ id }) => id)).toEqual(before.toReversed());
  });

  test.each([
    ['no name', { nameFr: '' }, 'NameFr'],
    ['a name that is taken', { nameFr: 'premium' }, 'NameFr'],
    ['no price', { monthlyPrice: null }, 'MonthlyPrice'],
    ['half a franc', { monthlyPrice: 10.5 }, 'MonthlyPrice'],
    ['nothing to accept', { monthlyAcceptances: 0 }, 'MonthlyAcceptances'],
    ['budgets the wrong way round', { minBudget: 10, maxBudget: 5 }, 'MaxBudget'],
    ['no advantage', { advantages: [] }, 'Advantages'],
    ['an empty advantage', { advantages: ['Un', ' '] }, 'Advantages'],
  ])('with %s is answered at the field', async (_, changes, field) => {
    const form = { nameFr: 'Nouveau', monthlyPrice: 1000, advantages: ['Un'], isActive: true, ...changes };
    expectInvalid(await admin.post('/admin/packages', form), field);
    expect(await app.db.select().from(packages).where(eq(packages.nameFr, 'Nouveau'))).toEqual([]);
  });
});

describe('the settings', () => {
  const read = async () => expectEntity<ManagedSettings>(await admin.get('/admin/settings/site'));
  const save = (settings: ManagedSettings, changes: object, who = admin, headers = {}) =>
    who.put('/admin/settings/site', { ...settings, ...changes }, headers);
  const shown = async () => expectEntity<PublicSettings>(await app.visitor.get('/get-site-settings'));

  test('are seen at once, and leave who changed what', async () => {
    const before = await read();
    const links = [{ name: 'TikTok', url: 'https://www.tiktok.com/@oasis' }];
    const saved = expectEntity<ManagedSettings>(
      await save(before, { name: 'Oasis Guinée', supportPhone: '622 33 44 55', address: 'Dixinn', socialLinks: links }),
    );
    expect(saved.updatedAt > before.updatedAt).toBe(true);
    expect(await shown()).toMatchObject({
      name: 'Oasis Guinée',
      supportPhone: '+224622334455',
      address: 'Dixinn',
      socialLinks: links,
    });
    expect(await lastAct('settings', NO_ID)).toMatchObject({
      action: 'update',
      before: { name: 'Oasis' },
      after: { name: 'Oasis Guinée', supportPhone: '+224622334455' },
    });
  });

  test('name the site in every message from then on', async () => {
    const before = await read();
    expectEntity(await save(before, { name: 'Chantiers de Guinée' }));
    const { user } = await buildContractor(app.db);
    const contractor = await app.loginAs(user);
    const project = await buildProject(app.db, { status: 'Available', email: 'told.by.name@oasis.test' });
    expectEntity(await contractor.put('/accept-project/', { id: project.id, entrepreneurId: user.id }));
    const told = await app.db.select().from(messages).where(eq(messages.projectId, project.id));
    const bodyOf = (wanted: string) => told.find(({ channel }) => channel === wanted)?.body ?? '';
    expect(bodyOf('sms')).toMatch(/^Chantiers de Guinée: /);
    expect(bodyOf('email')).toMatch(/L’équipe Chantiers de Guinée$/);

    const agent = await app.loginAs('CustomerService');
    const other = await buildProject(app.db, { status: 'Assigned', agentId: agent.userId });
    expectEntity(await agent.put(`/admin/projects/${other.id}/rejection`, { reason: 'outOfArea' }));
    const [refused] = await app.db.select().from(messages).where(eq(messages.projectId, other.id));
    expect(refused?.body).toMatch(/^Chantiers de Guinée: /);
    expectEntity(await save(await read(), { name: before.name }));
  });

  test('over a newer version are refused, naming who; by two at once it is one', async () => {
    const seen = await read();
    const key = withKey();
    const saved = expectEntity(await save(seen, { address: 'Matam' }, colleague, key));
    expect(expectEntity(await save(seen, { address: 'Matam' }, colleague, key))).toEqual(saved);
    expect(expectRefusal(await save(seen, { address: 'Ratoma' }), 409, 'STALE').errorMessage).toContain('Fatou Diallo');
    const fresh = await read();
    const replies = await Promise.all([save(fresh, { address: 'A' }), save(fresh, { address: 'B' }, colleague)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    // Within one and the same millisecond too, each change is another version.
    const stopped = new Date();
    now = stopped;
    const first = expectEntity<ManagedSettings>(await save(await read(), { address: 'C' }));
    const second = expectEntity<ManagedSettings>(await save(first, { address: 'D' }));
    expect(second.updatedAt).not.toBe(first.updatedAt);
  });

  test('with fewer quotes fill the projects that have as many; with more open them again and tell their agents', async () => {
    const agent = await buildUser(app.db, { role: 'CustomerService', email: 'agent.of.full@oasis.test' });
    const { id } = await buildProject(app.db, { status: 'Available', agentId: agent.id });
    for (const { enterprise } of [
      await buildContractor(app.db),
      await buildContractor(app.db),
      await buildContractor(app.db),
    ])
      await buildAcceptance(app.db, { projectId: id, enterpriseId: enterprise.id });
    const statusOf = async () => (await app.db.select().from(projects).where(eq(projects.id, id)))[0]?.status;
    const told = () => app.db.select().from(messages).where(eq(messages.recipient, 'agent.of.full@oasis.test'));

    // Three were accepted, two is the limit: what was accepted stays.
    expectEntity(await save(await read(), { maxQuotes: 2 }));
    expect(await statusOf()).toBe('Accepted');
    expect(await lastAct('projects', id)).toMatchObject({ action: 'fill', after: { status: 'Accepted' } });
    expectEntity(await save(await read(), { maxQuotes: 3 }));
    expect(await statusOf()).toBe('Accepted');
    expect(await told()).toEqual([]);

    expectEntity(await save(await read(), { maxQuotes: 4 }));
    expect(await statusOf()).toBe('Available');
    expect(await lastAct('projects', id)).toMatchObject({
      action: 'reopen',
      before: { status: 'Accepted' },
      after: { status: 'Available' },
    });
    expect((await told()).map(({ template }) => template)).toEqual(['projectsReopened']);
    expect((await shown()).maxQuotes).toBe(4);
  });

  test.each([
    ['no name', { name: ' ' }, 'Name'],
    ['a bad phone', { supportPhone: '12' }, 'SupportPhone'],
    ['no address', { address: '' }, 'Address'],
    ['five quotes', { maxQuotes: 5 }, 'MaxQuotes'],
    ['one quote, of which the texts speak as of several', { maxQuotes: 1 }, 'MaxQuotes'],
    ['a link without its name', { socialLinks: [{ name: '', url: 'https://a.gn' }] }, 'SocialLinks'],
    ['a link on an open line', { socialLinks: [{ name: 'A', url: 'http://a.gn' }] }, 'SocialLinks'],
  ])('with %s are answered at the field', async (_, changes, field) => {
    expectInvalid(await save(await read(), changes), field);
  });
});

test.each([
  ['services', { nameFr: 'Vitraux' }],
  ['languages', { nameFr: 'Baga' }],
  ['cities', { name: 'Une autre ville' }],
  ['districts', { name: 'Un autre quartier' }],
  ['packages', { monthlyPrice: 123_000 }],
] as const)(
  'of the %s, what is saved again under its key, its reply lost, is saved once',
  async (resource, changes) => {
    const [row] = (await admin.get(`/admin/${resource}?range=[0,0]`)).json<{ id: string; updatedAt: string }[]>();
    const save = (key: Record<string, string>) =>
      admin.put(`/admin/${resource}/${row?.id}`, { ...row, ...changes }, key);
    const key = withKey();
    const saved = expectEntity(await save(key));
    expect(saved).toMatchObject(changes);
    expect(expectEntity(await save(key))).toEqual(saved);
    expectRefusal(await save(withKey()), 409, 'STALE');
  },
);
