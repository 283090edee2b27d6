import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cities, enterpriseCities, projects, services, subscriptions } from '../../src/server/db/schema/index.ts';
import { foldStatistics } from '../../src/server/statistics/foldStatistics.ts';
import type { Step } from '../../src/shared/followUps/steps.ts';
import { openProjectStages } from '../../src/shared/projects/openProjectStages.ts';
import type { ProjectListItem } from '../../src/shared/projects/views.ts';
import { type Coverage, type OpenAge, presentTables } from '../../src/shared/statistics/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildEnterprise, buildProject } from '../support/builders.ts';
import { expectEntity, expectInvalid } from '../support/expectations.ts';

const now = new Date('2026-11-21T10:00:00Z');
const HOUR = 3600;
const DAY = 24 * HOUR;
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const PERIOD = 'from=2026-11-01&to=2026-11-21';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
  admin = await app.loginAs('Admin');
});
afterAll(() => app.close());

/** To the class of a fifth. */
function expectAbout(seconds: number | null | undefined, wanted: number): void {
  expect(seconds).toBeGreaterThan(wanted / 1.3);
  expect(seconds).toBeLessThan(wanted * 1.3);
}

/** An open request at a step, with what its stage is counted from. */
async function open(nextStep: Step, columns: Partial<typeof projects.$inferInsert>): Promise<string> {
  const { id } = await buildProject(app.db, { submittedAt: ago(100 * DAY), ...columns });
  const step = { nextStep, nextStepBy: 'service', nextStepAt: now, stepSince: now } as const;
  // A state that is written gives the request a step of its own, and acceptances their own time.
  const { status: _, ...since } = columns;
  await app.db
    .update(projects)
    .set({ ...step, ...since })
    .where(eq(projects.id, id));
  return id;
}

describe('GET /admin/statistics/now/ages', () => {
  const read = async () => expectEntity<OpenAge[]>(await admin.get(`/admin/statistics/now/ages?${PERIOD}`));
  const ids: Partial<Record<OpenAge['stage'], string[]>> = {};

  test('says nothing is open where nothing is, and that nothing was done with a stage', async () => {
    expect(await read()).toEqual(
      openProjectStages.map((stage) => ({
        stage,
        open: 0,
        median: null,
        p90: null,
        oldest: null,
        done: { finished: 0, median: null, p90: null },
      })),
    );
  });

  test('counts each open request at its one stage, from the instant that began it', async () => {
    // Ages 1, 2, 3, 4 and 11 hours: the middle one is 3, and nine in ten are under 4 + 0.6 × 7 hours.
    ids.taking = await Promise.all(
      [1, 2, 3, 4, 11].map((hours) => open('Check', { status: 'Submitted', submittedAt: ago(hours * HOUR) })),
    );
    ids.publishing = [await open('CheckLate', { status: 'Assigned', takenAt: ago(5 * HOUR) })];
    const finding = { status: 'Available', publishedAt: ago(2 * DAY) } as const;
    // The client of the second refused the quote of the one who had accepted it: nobody has it.
    ids.finding = [
      await open('FindByCall', finding),
      await open('Find', {
        ...finding,
        publishedAt: ago(4 * DAY),
        acceptedAt: ago(3 * DAY),
        quotedAt: ago(2 * DAY),
        acceptanceCount: 1,
      }),
      // A call is promised: how far it came says where it is.
      await open('Call', { ...finding, publishedAt: ago(3 * DAY) }),
    ];
    ids.quoting = await Promise.all(
      (['Contact', 'Answer', 'QuoteByCall'] as const).map((step, index) =>
        open(step, { ...finding, acceptedAt: ago((index + 1) * DAY) }),
      ),
    );
    ids.choosing = [await open('ChooseReminded', { ...finding, acceptedAt: ago(DAY), quotedAt: ago(6 * HOUR) })];
    ids.working = [await open('Work', { status: 'Hired', hiredAt: ago(9 * DAY) })];
    ids.mending = [await open('Mend', { status: 'Done', hiredAt: ago(9 * DAY), closedAt: ago(7 * DAY) })];
    // Over.
    await buildProject(app.db, { status: 'Cancelled', submittedAt: ago(50 * DAY) });

    const rows = await read();
    expect(rows.map(({ done: _, ...row }) => row)).toEqual([
      { stage: 'taking', open: 5, median: 3 * HOUR, p90: Math.round(8.2 * HOUR), oldest: 11 * HOUR },
      { stage: 'publishing', open: 1, median: 5 * HOUR, p90: 5 * HOUR, oldest: 5 * HOUR },
      { stage: 'finding', open: 3, median: 3 * DAY, p90: Math.round(3.8 * DAY), oldest: 4 * DAY },
      { stage: 'quoting', open: 3, median: 2 * DAY, p90: Math.round(2.8 * DAY), oldest: 3 * DAY },
      { stage: 'choosing', open: 1, median: 6 * HOUR, p90: 6 * HOUR, oldest: 6 * HOUR },
      { stage: 'working', open: 1, median: 9 * DAY, p90: 9 * DAY, oldest: 9 * DAY },
      { stage: 'mending', open: 1, median: 7 * DAY, p90: 7 * DAY, oldest: 7 * DAY },
    ]);
    // Those taken in the period: 99 days and 19 hours after they came, to the class of a fifth.
    const taken = rows[0]?.done;
    expect(taken?.finished).toBeGreaterThan(0);
    // What went through the later steps, to the class of a fifth: one was quoted after 1 day, another after 18 hours.
    const done = new Map(rows.map((row) => [row.stage, row.done]));
    expect(done.get('quoting')?.finished).toBe(2);
    expectAbout(done.get('quoting')?.median, 21 * HOUR);
    expect(done.get('choosing')).toEqual({ finished: 0, median: null, p90: null });
    expect(done.get('working')?.finished).toBe(1);
    expectAbout(done.get('working')?.median, 2 * DAY);
  });

  test.each(openProjectStages)('the list behind the figure of %s has just these requests', async (openStage) => {
    const filter = encodeURIComponent(JSON.stringify({ openStage }));
    const reply = await admin.get(`/get-submitted-projects/${admin.userId}?filter=${filter}`);
    const found = expectEntity<ProjectListItem[]>(reply).map(({ id }) => id);
    expect(found.toSorted()).toEqual((ids[openStage] ?? []).toSorted());
  });

  test('the file of the ages has each stage with its figures', async () => {
    const { body } = await admin.get(`/admin/statistics/ages?${PERIOD}`);
    expect(body).toContain(`\nÀ prendre en charge;5;${3 * HOUR};${Math.round(8.2 * HOUR)};${11 * HOUR};`);
  });

  test('a contractor cannot ask where the requests of others are', async () => {
    const contractor = await app.loginAs('Entrepreneur');
    const filter = encodeURIComponent(JSON.stringify({ openStage: 'choosing' }));
    for (const list of ['get-available-projects', 'get-accepted-projects'])
      expect((await contractor.get(`/${list}/${contractor.userId}?filter=${filter}`)).statusCode).toBe(400);
  });
});

describe('GET /admin/statistics/now/coverage', () => {
  const read = async (period = 'from=2025-03-01&to=2025-03-31') =>
    expectEntity<Coverage>(await admin.get(`/admin/statistics/now/coverage?${period}`));

  test('puts what nobody may take first, and counts who may take the rest', async () => {
    const [plumbing, painting] = await app.db.select().from(services).orderBy(services.nameFr).limit(2);
    const [near, far] = await app.db.select().from(cities).orderBy(cities.name).limit(2);
    if (!plumbing || !painting || !near || !far) throw new Error('no catalogue');
    const request = (serviceId: string, cityId: string, at: string, acceptanceCount = 0) =>
      buildProject(app.db, { status: 'Available', serviceId, cityId, submittedAt: new Date(at), acceptanceCount });
    await request(plumbing.id, near.id, '2025-03-01T00:00:00Z', 2);
    await request(plumbing.id, near.id, '2025-03-31T23:59:59Z', 1);
    await request(plumbing.id, near.id, '2025-04-01T00:00:00Z');
    await request(plumbing.id, far.id, '2025-03-10T00:00:00Z');
    await request(painting.id, near.id, '2025-03-10T00:00:00Z');
    // Nobody said yet what it needs.
    await buildProject(app.db, { cityId: near.id, submittedAt: new Date('2025-03-10') });
    // The acceptances above are by enterprises of some city and service.
    const before = await read();
    const had = (serviceId: string, cityId: string) =>
      before.find((row) => row.serviceId === serviceId && row.cityId === cityId)?.contractors ?? 0;

    const offers = { serviceIds: [plumbing.id], cityId: near.id, package: 'Basic' as const, now };
    await buildEnterprise(app.db, offers);
    // Wants to hear of its own city as well: one enterprise all the same.
    const both = await buildEnterprise(app.db, offers);
    await app.db.insert(enterpriseCities).values({ enterpriseId: both.id, cityId: near.id });
    // May not take anything: suspended, without a package, with one that is over, of another service.
    await buildEnterprise(app.db, { ...offers, status: 'Suspended' });
    const { package: _, ...withoutPackage } = offers;
    await buildEnterprise(app.db, withoutPackage);
    const late = await buildEnterprise(app.db, offers);
    await app.db
      .update(subscriptions)
      .set({ startsAt: ago(40 * DAY), endsAt: ago(10 * DAY) })
      .where(eq(subscriptions.enterpriseId, late.id));

    const rows = await read();
    const of = (serviceId: string, cityId: string) =>
      rows.find((row) => row.serviceId === serviceId && row.cityId === cityId);
    expect(rows.reduce((sum, { requests }) => sum + requests, 0)).toBe(4);
    expect(of(plumbing.id, near.id)).toEqual({
      serviceId: plumbing.id,
      service: plumbing.nameFr,
      cityId: near.id,
      city: near.name,
      requests: 2,
      acceptances: 3,
      contractors: had(plumbing.id, near.id) + 2,
    });
    expect(of(painting.id, near.id)).toMatchObject({ requests: 1, contractors: had(painting.id, near.id) });
    const isHole = rows.map(({ contractors }) => contractors === 0);
    expect(isHole).toContain(true);
    expect(isHole).toEqual(isHole.toSorted((one, other) => Number(other) - Number(one)));

    // A contractor of another city who wants to hear of this one fills the hole.
    const hole = rows.find(({ contractors }) => contractors === 0);
    if (!hole) throw new Error('no hole');
    const other = hole.cityId === near.id ? far : near;
    const wishing = await buildEnterprise(app.db, { ...offers, serviceIds: [hole.serviceId], cityId: other.id });
    await app.db.insert(enterpriseCities).values({ enterpriseId: wishing.id, cityId: hole.cityId });
    const after = await read();
    expect(
      after.find(({ serviceId, cityId }) => serviceId === hole.serviceId && cityId === hole.cityId)?.contractors,
    ).toBe(1);
    expect(after).toHaveLength(3);
  });

  test('counts the days of a period, whether its months are whole or not, and after a request changed', async () => {
    const serviceId = (await app.db.select().from(services).limit(1))[0]?.id ?? '';
    const submitted = [
      '02-14T23:59:59',
      '02-15T00:00:00',
      '02-29T23:59:59',
      '03-01T00:00:00',
      '03-31T23:59:59',
      '04-10',
    ];
    const built = await Promise.all(
      submitted.map((at) => {
        const submittedAt = new Date(`2024-${at}${at.includes('T') ? 'Z' : ''}`);
        return buildProject(app.db, { status: 'Available', serviceId, submittedAt, acceptanceCount: 1 });
      }),
    );
    const totalOf = async (from: string, to: string) => {
      const rows = await read(`from=2024-${from}&to=2024-${to}`);
      return [
        rows.reduce((sum, { requests }) => sum + requests, 0),
        rows.reduce((sum, { acceptances }) => sum + acceptances, 0),
      ];
    };
    expect(await totalOf('02-01', '03-31')).toEqual([5, 5]);
    expect(await totalOf('02-15', '04-09')).toEqual([4, 4]);
    expect(await totalOf('02-15', '04-10')).toEqual([5, 5]);
    expect(await totalOf('02-15', '02-28')).toEqual([1, 1]);
    expect(await totalOf('02-16', '03-30')).toEqual([2, 2]);
    await app.db
      .update(projects)
      .set({ acceptanceCount: 3 })
      .where(eq(projects.id, built[3]?.id ?? ''));
    await foldStatistics(app.newContext());
    expect(await totalOf('02-01', '03-31')).toEqual([5, 7]);
  });

  test('is empty for a period without requests', async () => {
    expect(await read('from=2020-01-01&to=2020-01-31')).toEqual([]);
  });
});

describe('both', () => {
  test.each(presentTables)('%s refuses a wrong period at its field', async (table) => {
    expectInvalid(await admin.get(`/admin/statistics/now/${table}?from=2026-11-02&to=2026-11-01`), 'To');
    expectInvalid(await admin.get(`/admin/statistics/now/${table}?from=2026-02-30&to=2026-03-01`), 'From');
  });

  test('the file of the services by city has each with its figures', async () => {
    const reply = await admin.get('/admin/statistics/coverage?from=2025-03-01&to=2025-03-31');
    expect(reply.headers['content-disposition']).toContain('oasis-coverage-2025-03-01-2025-03-31.csv');
    const [header, ...lines] = reply.body.trimEnd().split('\n');
    expect(header).toContain('Service;Ville;Demandes;Entreprises;Acceptations;Manque');
    expect(lines).toHaveLength(3);
  });
});
