import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { districts, enterprises, projects } from '../../src/server/db/schema/index.ts';
import { anonymiseProjects } from '../../src/server/privacy/anonymise.ts';
import type { ProjectListItem, ProjectView } from '../../src/shared/projects/views.ts';
import type { TrackingView } from '../../src/shared/tracking/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildAcceptance, buildContractor, buildProject, buildUser } from '../support/builders.ts';
import { expectEntity, expectInvalid } from '../support/expectations.ts';
import { type Places, places, submissionOf, submitAsVisitor, withKey } from '../support/submission.ts';
import { tokenOf } from '../support/tracking.ts';

const CODE = '6CX8HCJ2+22';

let app: TestApp;
let here: Places;

beforeAll(async () => {
  app = await startTestApp();
  here = await places(app.db);
});
afterAll(() => app.close());

const rowOf = async (id: string) => {
  const [row] = await app.db.select().from(projects).where(eq(projects.id, id));
  if (!row) throw new Error('There is no such request');
  return row;
};

async function submit(changes: object) {
  const client = await app.loginAs(await buildUser(app.db, { role: 'Client' }));
  return client.post('/save-project-infos', submissionOf(client.userId, here, changes), withKey());
}
const submitted = async (changes: object) => rowOf(expectEntity<{ id: string }>(await submit(changes)).id);

describe('where the work is', () => {
  test('is told by an address, a landmark or a position, and by one of them at least', async () => {
    expect(await submitted({ address: '', landmark: ' Mosquée de Kipé ' })).toMatchObject({
      address: '',
      landmark: 'Mosquée de Kipé',
      plusCode: null,
    });
    expect(await submitted({ address: '', plusCode: '6cx8hcj2+22' })).toMatchObject({ plusCode: CODE });
    expectInvalid(await submit({ address: ' ' }), 'Address');
    expectInvalid(await submit({ address: '', landmark: ' ', plusCode: '' }), 'Address');
  });

  test('is a position in Guinea, or is told at its field', async () => {
    for (const plusCode of ['HCJ2+22', '8FW4V75V+8Q', 'ici', '6CX80000+'])
      expectInvalid(await submit({ plusCode }), 'PlusCode');
    expectInvalid(await submit({ landmark: 'm'.repeat(121) }), 'Landmark');
  });

  test.each([
    ['the address', { address: 'https://maps.google.com/?q=9.58,-13.6' }],
    ['the landmark', { landmark: 'geo:9.58,-13.6' }],
    ['the landmark, by a short code', { landmark: 'HCJ2+22 Conakry' }],
  ])('is read from a link or a code in %s', async (_, changes) => {
    expect(await submitted(changes)).toMatchObject({ plusCode: CODE, ...changes });
  });

  test('stays what it was where a correction leaves it out, and goes where it is emptied', async () => {
    const agent = await app.loginAs(await buildUser(app.db, { role: 'CustomerService' }));
    const project = await buildProject(app.db, {
      status: 'Assigned',
      agentId: agent.userId,
      landmark: 'Pompe',
      plusCode: CODE,
    });
    const { clientId: _, filePath: __, choosenResponses: ___, ...details } = submissionOf('', here);
    const correct = (changes: object) =>
      agent.put('/update-project-details', {
        ...{ ...details, id: project.id, agentId: agent.userId, phoneNumber: '622112233', ...changes },
      });
    expect(expectEntity<ProjectView>(await correct({}))).toMatchObject({
      landmark: 'Pompe',
      plusCode: CODE,
      position: { shortCode: 'HCJ2+22 Conakry' },
    });
    expectEntity(await correct({ landmark: '', plusCode: '' }));
    expect(await rowOf(project.id)).toMatchObject({ landmark: null, plusCode: null });
    expectInvalid(await correct({ address: '' }), 'Address');
    expect(expectEntity<ProjectView>(await correct({ landmark: '9.58, -13.6' })).plusCode).toBe(CODE);
  });

  test('is shown to the client on the tracking page, who corrects it', async () => {
    const { client, projectId } = await submitAsVisitor(app, { landmark: 'Pompe', plusCode: CODE });
    const reply = await client.get(`/get-project-details/${projectId}`);
    expect(expectEntity<ProjectView>(reply)).toMatchObject({ landmark: 'Pompe', plusCode: CODE });
    const token = await tokenOf(app, projectId);
    const { request } = expectEntity<TrackingView>(await app.visitor.get(`/tracking/${token}`));
    expect(request).toMatchObject({ landmark: 'Pompe', position: { shortCode: 'HCJ2+22 Conakry' } });
    const { description, address, desiredStartDate, preferredContactDays, preferredHoursRange } = request;
    const body = { description, address, desiredStartDate, preferredContactDays, preferredHoursRange };
    expectEntity(await app.visitor.post(`/tracking/${token}/correct`, { ...body, landmark: 'Carrefour' }, withKey()));
    expect(await rowOf(projectId)).toMatchObject({ landmark: 'Carrefour', plusCode: CODE });
  });
});

describe('to a contractor', () => {
  let contractor: SignedIn;
  let enterpriseId: string;
  beforeAll(async () => {
    const made = await buildContractor(app.db, { cityId: here.cityId, address: 'Immeuble bleu' });
    enterpriseId = made.enterprise.id;
    contractor = await app.loginAs(made.user);
  });
  const published = (columns: object = {}) =>
    buildProject(app.db, { status: 'Available', cityId: here.cityId, districtId: here.districtId, ...columns });
  const read = async (id: string) => expectEntity<ProjectView>(await contractor.get(`/get-project-details/${id}`));

  test('before an acceptance it is a distance in whole kilometres, and nothing of it precisely', async () => {
    const project = await published({ landmark: 'Mosquée secrète', plusCode: CODE });
    const reply = await contractor.get(`/get-project-details/${project.id}`);
    expect(expectEntity<ProjectView>(reply)).toMatchObject({
      distanceKm: 10,
      address: null,
      landmark: null,
      plusCode: null,
      position: null,
    });
    const list = await contractor.get(`/get-available-projects/${contractor.userId}`);
    expect(expectEntity<ProjectListItem[]>(list).find(({ id }) => id === project.id)?.distanceKm).toBe(10);
    for (const body of [reply.body, list.body]) {
      expect(body).not.toContain(CODE);
      expect(body).not.toContain('secrète');
      expect(body).not.toContain('9.58');
    }
  });

  test('two positions of one kilometre are the same distance, from wherever it is asked', async () => {
    const one = await published({ plusCode: '6CX8HCJ2+22' });
    const other = await published({ plusCode: '6CX8HCH3+X3' });
    for (const latitude of [9.45, 9.55, 9.6, 9.7]) {
      await app.db.update(enterprises).set({ address: 'Quartier Essai' }).where(eq(enterprises.id, enterpriseId));
      const [district] = await app.db
        .insert(districts)
        .values({ cityId: here.cityId, name: `Essai ${latitude}` })
        .returning();
      const admin = await app.loginAs('Admin');
      const place = (await admin.get(`/admin/places/${district?.id}`)).json().entity;
      await admin.put(`/admin/places/${district?.id}`, { ...place, latitude, longitude: -13.66 });
      await app.db
        .update(enterprises)
        .set({ address: `Villa à Essai ${latitude}` })
        .where(eq(enterprises.id, enterpriseId));
      expect((await read(one.id)).distanceKm).toBe((await read(other.id)).distanceKm);
    }
  });

  test('after it the landmark, the code and the degrees for a map', async () => {
    const project = await published({ landmark: 'Mosquée', plusCode: CODE });
    await buildAcceptance(app.db, { projectId: project.id, enterpriseId });
    expect(await read(project.id)).toMatchObject({
      landmark: 'Mosquée',
      plusCode: CODE,
      position: {
        shortCode: 'HCJ2+22 Conakry',
        latitude: expect.closeTo(9.58, 3),
        longitude: expect.closeTo(-13.6, 3),
      },
    });
    const stranger = await app.loginAs((await buildContractor(app.db)).user);
    expect(expectEntity<ProjectView>(await stranger.get(`/get-project-details/${project.id}`)).plusCode).toBeNull();
  });
});

describe('as personal data', () => {
  test('it is in the person’s export, and gone with the request', async () => {
    const { client, projectId } = await submitAsVisitor(app, { landmark: 'Pompe', plusCode: CODE });
    expect((await client.get('/own-data/export')).json().demandes).toEqual([
      expect.objectContaining({ repère: 'Pompe', 'position (Plus Code)': CODE }),
    ]);
    await app.db.update(projects).set({ status: 'Cancelled' }).where(eq(projects.id, projectId));
    await anonymiseProjects(app.newContext(), [projectId]);
    expect(await rowOf(projectId)).toMatchObject({ landmark: null, plusCode: null });
  });

  test('it is in no list of staff and in no export of one', async () => {
    const project = await buildProject(app.db, { landmark: 'Pompe cachée', plusCode: CODE });
    const admin = await app.loginAs('Admin');
    const filter = encodeURIComponent(JSON.stringify({ q: project.phoneNumber }));
    const bodies = [
      (await admin.get(`/admin/projects?filter=${filter}`)).body,
      (await admin.get(`/admin/projects/export?filter=${filter}`)).body,
    ];
    for (const body of bodies) expect(body).not.toContain(CODE);
  });
});
