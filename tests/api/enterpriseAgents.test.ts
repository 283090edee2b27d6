import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, enterprises, messages, subscriptions } from '../../src/server/db/schema/index.ts';
import type {
  EnterpriseDetails,
  ManagedEnterpriseItem,
  NewEnterpriseItem,
} from '../../src/shared/enterprises/agentViews.ts';
import type { EnterpriseListItem } from '../../src/shared/enterprises/views.ts';
import { NO_ID } from '../../src/shared/ids.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildContractor, buildEnterprise } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { recordingProvider, senderOf } from '../support/senderOf.ts';
import { type Places, places, withKey } from '../support/submission.ts';

const NOBODY = '01890000-0000-7000-8000-000000000000';

let app: TestApp;
let seller: SignedIn;
let colleague: SignedIn;
let admin: SignedIn;
let here: Places;

beforeAll(async () => {
  app = await startTestApp();
  seller = await app.loginAs('SalesService');
  colleague = await app.loginAs('SalesService');
  admin = await app.loginAs('Admin');
  here = await places(app.db);
});
afterAll(() => app.close());

type Enterprise = Awaited<ReturnType<typeof buildEnterprise>>;

const assign = (who: SignedIn, id: string, assignedAgentId = who.userId, headers = {}) =>
  who.put('/assign-enterprise/', { id, assignedAgentId }, headers);
const verify = (who: SignedIn, { accountNumber, phoneNumber }: Enterprise, changes: object = {}) =>
  who.put('/verify-enterprise-account/', { accountNumber, agentId: who.userId, phoneNumber, ...changes });
const suspend = (who: SignedIn, id: string, isSuspended = true) =>
  who.put(`/admin/enterprises/${id}/suspension`, { isSuspended, reason: 'Plaintes de deux clients' });
const held = (changes: Partial<Enterprise> = {}) =>
  buildEnterprise(app.db, { status: 'Pending', assignedAgentId: seller.userId, ...changes });
const details = async (who: SignedIn, id: string) =>
  expectEntity<EnterpriseDetails>(await who.get(`/get-enterprise-details/${id}`));
const statusOf = async (id: string) =>
  (await app.db.select().from(enterprises).where(eq(enterprises.id, id)))[0]?.status;
const actsOn = (id: string) =>
  app.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'enterprises'), eq(auditLog.entityId, id)));

const corrections = (enterprise: Enterprise, changes: object = {}) => ({
  id: enterprise.id,
  agentId: seller.userId,
  name: enterprise.name,
  address: 'Kipé, près du centre émetteur',
  cityId: here.cityId,
  registrationNumber: enterprise.registrationNumber,
  phoneNumber: enterprise.phoneNumber,
  ...changes,
});
const query = (filter: object, sort: string[] = ['name', 'ASC']) =>
  `?range=[0,9]&sort=${encodeURIComponent(JSON.stringify(sort))}&filter=${encodeURIComponent(JSON.stringify(filter))}`;

describe('assignment', () => {
  test('gives the enterprise to whoever asks first, and names them to the second', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await buildEnterprise(app.db, { status: 'Pending' });
      const [first, second] = await Promise.all([assign(seller, id), assign(colleague, id)]);
      const [won, lost] = first.statusCode === 200 ? [first, second] : [second, first];
      const winner = first.statusCode === 200 ? seller : colleague;
      expect(expectEntity<EnterpriseDetails>(won)).toMatchObject({
        isAssigned: true,
        assignedAgentId: winner.userId,
        assignedAgentName: 'Mariama SalesService',
      });
      expect(expectRefusal(lost, 409, 'ALREADY_ASSIGNED').errorMessage).toContain('Mariama SalesService');
      expect(await actsOn(id)).toMatchObject([{ action: 'assign', actorId: winner.userId }]);
      expectEntity(await assign(winner, id));
      expect(await actsOn(id)).toHaveLength(1);
    }
  });

  test('is for oneself; an admin may give it to anyone of sales', async () => {
    const { id } = await buildEnterprise(app.db, { status: 'Pending' });
    expectRefusal(await assign(seller, id, colleague.userId), 403);
    const client = await app.loginAs('Client');
    expectInvalid(await assign(admin, id, client.userId), 'AssignedAgentId');
    expectInvalid(await assign(admin, id, NOBODY), 'AssignedAgentId');
    expect(expectEntity<EnterpriseDetails>(await assign(admin, id, colleague.userId)).assignedAgentId).toBe(
      colleague.userId,
    );
    const agents = (await admin.get('/admin/enterprise-agents')).json<{ id: string; name: string }[]>();
    expect(agents).toContainEqual({ id: colleague.userId, name: 'Mariama SalesService' });
    expect(agents.map(({ id: one }) => one)).not.toContain(admin.userId);
    expectRefusal(await assign(seller, NOBODY), 404);
    expectInvalid(await seller.put('/assign-enterprise/', { id: 'x' }), 'Id', 'AssignedAgentId');
  });

  test('under one key is one act', async () => {
    const { id } = await buildEnterprise(app.db, { status: 'Pending' });
    const key = withKey();
    expectEntity(await assign(seller, id, seller.userId, key));
    await app.db.update(enterprises).set({ assignedAgentId: null }).where(eq(enterprises.id, id));
    expect(expectEntity<EnterpriseDetails>(await assign(seller, id, seller.userId, key)).isAssigned).toBe(false);
  });
});

describe('activation', () => {
  test('opens the projects to the enterprise, and tells it by SMS and e-mail', async () => {
    const { enterprise, user } = await buildContractor(app.db, {
      status: 'Pending',
      assignedAgentId: seller.userId,
      name: 'Bah et Fils',
    });
    const contractor = await app.loginAs(user);
    expectRefusal(await contractor.get(`/get-available-projects/${user.id}`), 409, 'ENTERPRISE_NOT_ACTIVE');
    const view = expectEntity<EnterpriseDetails>(
      await verify(seller, enterprise, {
        accountNumber: ` ${enterprise.accountNumber.toLowerCase()} `,
      }),
    );
    const { phoneNumber } = enterprise;
    expect(view).toMatchObject({ status: 'Active', phoneNumber, activatedAt: expect.any(String) });
    expectEntity(await contractor.get(`/get-available-projects/${user.id}`));
    const told = await app.db.select().from(messages).where(eq(messages.template, 'enterpriseActivated'));
    const about = told.filter(({ body }) => body.includes('Bah et Fils'));
    expect(about.map(({ channel, recipient }) => [channel, recipient]).toSorted()).toEqual([
      ['email', user.email],
      ['sms', phoneNumber],
    ]);
    expect(await actsOn(enterprise.id)).toMatchObject([
      {
        action: 'activate',
        actorId: seller.userId,
        before: { status: 'Pending' },
        after: { status: 'Active' },
      },
    ]);
    expect(view.acts).toMatchObject([{ action: 'activate', actorName: 'Mariama SalesService' }]);
    expectRefusal(await verify(seller, enterprise), 409, 'WRONG_STATE');
  });

  test('is told to no enterprise that was suspended before its message left', async () => {
    const [stays, suspended] = [await held(), await held()];
    for (const enterprise of [stays, suspended]) expectEntity(await verify(seller, enterprise));
    expectEntity(await suspend(admin, suspended.id));
    const provider = recordingProvider();
    const keys = [stays, suspended].map(({ id }) => `sms:activated:${id}`);
    const createdAt = new Date(Date.now() - 8 * 3_600_000);
    const told = await app.db.update(messages).set({ createdAt }).where(inArray(messages.dedupeKey, keys)).returning();
    for (const { id } of told) await senderOf(app, provider)(app.newContext(), id);
    expect([told.length, provider.sent.map(({ recipient }) => recipient)]).toEqual([2, [stays.phoneNumber]]);
  });

  test('is by the agent who holds it, or an admin', async () => {
    const enterprise = await held();
    expectRefusal(await verify(colleague, enterprise), 409, 'NOT_ASSIGNED_TO_YOU');
    expectRefusal(await verify(seller, enterprise, { agentId: colleague.userId }), 403);
    expectRefusal(
      await verify(seller, await buildEnterprise(app.db, { status: 'Pending' })),
      409,
      'NOT_ASSIGNED_TO_YOU',
    );
    expectRefusal(await verify(seller, { ...enterprise, accountNumber: 'ENT-ZZZZZZ' }), 404);
    expectInvalid(await verify(seller, enterprise, { phoneNumber: '12' }), 'PhoneNumber');
    expect(await statusOf(enterprise.id)).toBe('Pending');
    expectEntity(await verify(admin, enterprise, { phoneNumber: '' }));
    expect(await statusOf(enterprise.id)).toBe('Active');
  });

  test('under another number than the enterprise’s is refused at the field', async () => {
    const enterprise = await held({ phoneNumber: '+224621001122' });
    const reply = await verify(seller, enterprise, { phoneNumber: '621 99 11 22' });
    expect(expectInvalid(reply, 'PhoneNumber').errors).toMatchObject({
      PhoneNumber: [expect.stringContaining('pas celui de l’entreprise')],
    });
    expect(await details(seller, enterprise.id)).toMatchObject({ status: 'Pending', phoneNumber: '+224621001122' });
    expectEntity(await verify(seller, enterprise, { phoneNumber: '621 00 11 22' }));
  });

  test('of one that gave no address goes through, as do its corrections', async () => {
    const enterprise = await held({ address: '' });
    const changes = { address: '', name: 'Sow Peinture' };
    expectEntity(await seller.put('/update-enterprise-infos/', corrections(enterprise, changes)));
    expect(expectEntity<EnterpriseDetails>(await verify(seller, enterprise))).toMatchObject({
      ...changes,
      status: 'Active',
    });
  });

  test('by two at once is one', async () => {
    const enterprise = await held();
    const replies = await Promise.all([verify(seller, enterprise), verify(admin, enterprise)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await actsOn(enterprise.id)).toHaveLength(1);
  });
});

describe('corrections', () => {
  const update = (who: SignedIn, body: object) => who.put('/update-enterprise-infos/', body);

  test('are kept, the registration number in capitals, and leave who did what', async () => {
    const enterprise = await held({ registrationNumber: null });
    const body = corrections(enterprise, {
      name: '  Barry Toiture ',
      registrationNumber: 'gn.tcc.2026.b.04321',
      services: [{ value: here.serviceId, label: 'x' }],
    });
    expectEntity(await update(seller, body));
    expect(await details(seller, enterprise.id)).toMatchObject({
      name: 'Barry Toiture',
      registrationNumber: 'GN.TCC.2026.B.04321',
      services: [{ value: here.serviceId }],
      city: { id: here.cityId },
    });
    const [act] = await actsOn(enterprise.id);
    expect(act).toMatchObject({ action: 'update', actorId: seller.userId, after: { name: 'Barry Toiture' } });
    expectEntity(await update(seller, { ...body, services: undefined }));
    expect(await actsOn(enterprise.id)).toHaveLength(1);
  });

  test('over a newer version are refused, nothing overwritten', async () => {
    const enterprise = await held();
    const { version } = await details(seller, enterprise.id);
    expectEntity(await update(seller, corrections(enterprise, { name: 'La première', version })));
    // A reply that was lost: the same correction is there already.
    expectEntity(await update(seller, corrections(enterprise, { name: 'La première', version })));
    expect(await actsOn(enterprise.id)).toHaveLength(1);
    expectRefusal(await update(seller, corrections(enterprise, { name: 'La seconde', version })), 409, 'STALE');
    const seen = await details(seller, enterprise.id);
    expect(seen.name).toBe('La première');
    expectEntity(await update(seller, corrections(enterprise, { name: 'La troisième', version: seen.version })));
  });

  test('are by the agent who holds it, or an admin', async () => {
    const enterprise = await held();
    const theirs = { ...corrections(enterprise), agentId: colleague.userId };
    expectRefusal(await update(colleague, theirs), 409, 'NOT_ASSIGNED_TO_YOU');
    expectRefusal(await update(seller, theirs), 403);
    expectEntity(await update(admin, theirs));
    expectRefusal(await update(admin, { ...theirs, id: NOBODY }), 404);
  });

  test('do not take another company’s registration number', async () => {
    const other = await buildEnterprise(app.db, { registrationNumber: 'GN.TCC.2026.B.77777' });
    const enterprise = await held();
    expectRefusal(
      await update(seller, corrections(enterprise, { registrationNumber: other.registrationNumber })),
      409,
      'COMPANY_EXISTS',
    );
  });

  test.each([
    ['a short registration number', { registrationNumber: 'GN.TCC.2026.B.0432' }, ['RegistrationNumber']],
    ['one outside the mask', { registrationNumber: 'GNATCC.2026.B.04321' }, ['RegistrationNumber']],
    ['no name', { name: ' ' }, ['Name']],
    ['an unknown city', { cityId: NOBODY }, ['CityId']],
    ['no city', { cityId: NO_ID }, ['CityId']],
    ['a bad phone', { phoneNumber: '12' }, ['PhoneNumber']],
    ['an unknown service', { services: [NOBODY] }, ['Services']],
  ])('with %s are answered at the field', async (_, changes, fields) => {
    expectInvalid(await update(seller, corrections(await held({ registrationNumber: null }), changes)), ...fields);
  });
});

describe('the search by account number', () => {
  const find = (accountNumber: string) =>
    seller.get(`/find-enterprise-by-account-number/${encodeURIComponent(accountNumber)}`);

  test('takes it in any writing', async () => {
    const { id, accountNumber } = await buildEnterprise(app.db);
    for (const typed of [accountNumber, accountNumber.toLowerCase(), ` ${accountNumber} `, accountNumber.slice(4)])
      expect(expectEntity(await find(typed)), typed).toEqual({ id });
  });

  test('says so where there is none', async () => {
    expect(expectRefusal(await find('ENT-ZZZZZZ'), 404).errorMessage).toBe(
      'Aucune entreprise n’a été trouvée sous ce numéro de compte.',
    );
    expectRefusal(await seller.get(`/get-enterprise-details/${NOBODY}`), 404);
  });
});

describe('the lists', () => {
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

  test('of new enterprises show an agent the unassigned and their own, an admin all pending ones', async () => {
    const name = 'Zoumanigui';
    const [free, mine, theirs, active] = [
      await buildEnterprise(app.db, { name: `${name} 1`, status: 'Pending' }),
      await held({ name: `${name} 2` }),
      await held({ name: `${name} 3`, assignedAgentId: colleague.userId }),
      await buildEnterprise(app.db, { name: `${name} 4` }),
    ];
    const list = async (who: SignedIn, whose = who.userId, filter: object = { q: 'zoumanigui' }) =>
      expectEntity<NewEnterpriseItem[]>(await who.get(`/get-new-enterprises/${whose}${query(filter)}`));
    expect(ids(await list(seller))).toEqual([free.id, mine.id]);
    expect(ids(await list(admin))).toEqual([free.id, mine.id, theirs.id]);
    expect(ids(await list(admin, colleague.userId))).toEqual([free.id, theirs.id]);
    expect(ids(await list(seller, seller.userId, { q: name, mine: true }))).toEqual([mine.id]);
    expect(ids(await list(seller, seller.userId, { q: `${name} ${free.accountNumber}` }))).toEqual([free.id]);
    expect(ids(await list(admin))).not.toContain(active.id);
    expectRefusal(await seller.get(`/get-new-enterprises/${colleague.userId}`), 403);
    const paged = await admin.get(`/get-new-enterprises/${admin.userId}?range=[1,1]`);
    expect(expectEntity<NewEnterpriseItem[]>(paged)).toHaveLength(1);
    expect(paged.headers['content-range']).toMatch(/^enterprises 1-1\/\d+$/);
    expectInvalid(await seller.get(`/get-new-enterprises/${seller.userId}${query({ phoneNumber: '1' })}`), 'Filter');
    expectInvalid(await seller.get(`/get-new-enterprises/${seller.userId}${query({}, ['status', 'ASC'])}`), 'Sort');
  });

  test('of one’s own tell the plan that runs, or the last one', async () => {
    const owner = await app.loginAs('SalesService');
    const assignedAgentId = owner.userId;
    const running = await buildEnterprise(app.db, { name: 'Alpha', assignedAgentId, package: 'Medium' });
    const ended = await buildEnterprise(app.db, {
      name: 'Bravo',
      status: 'Expired',
      assignedAgentId,
      package: 'Basic',
      now: new Date(Date.now() - 60 * 86_400_000),
    });
    await app.db.update(subscriptions).set({ status: 'Expired' }).where(eq(subscriptions.enterpriseId, ended.id));
    const none = await buildEnterprise(app.db, { name: 'Charlie', status: 'Pending', assignedAgentId });
    const list = async (sort: string[]) =>
      expectEntity<EnterpriseListItem[]>(await owner.get(`/get-my-enterprises/${owner.userId}${query({}, sort)}`));
    expect(await list(['name', 'ASC'])).toMatchObject([
      { id: running.id, name: 'Alpha', planType: 'Medium', status: 'Active' },
      { id: ended.id, planType: 'Basic', planExpirationDate: expect.stringMatching(/Z$/), status: 'Expired' },
      { id: none.id, planType: null, planExpirationDate: null, status: 'Pending' },
    ]);
    expect(ids(await list(['planExpirationDate', 'ASC'])).slice(0, 2)).toEqual([ended.id, running.id]);
    expectRefusal(await owner.get(`/get-my-enterprises/${seller.userId}`), 403);
    expect(expectEntity<EnterpriseListItem[]>(await admin.get(`/get-my-enterprises/${owner.userId}`))).toHaveLength(3);
  });

  test('of all are an admin’s, by state and words', async () => {
    const { id } = await buildEnterprise(app.db, { name: 'Qasba Étanchéité', status: 'Suspended' });
    const reply = await admin.get(`/admin/enterprises${query({ q: 'qasba etancheite', status: 'Suspended' })}`);
    expect(reply.json<ManagedEnterpriseItem[]>()).toMatchObject([{ id, status: 'Suspended' }]);
    expect(reply.headers['content-range']).toBe('enterprises 0-0/1');
    const others = await admin.get(`/admin/enterprises${query({ q: 'qasba', status: 'Active' })}`);
    expect(others.json()).toEqual([]);
    expectRefusal(await seller.get('/admin/enterprises'), 403);
  });
});

describe('suspension', () => {
  test('closes the projects, and the return gives back what was', async () => {
    const { enterprise, user } = await buildContractor(app.db, { status: 'Verified' });
    const contractor = await app.loginAs(user);
    expect(expectEntity<EnterpriseDetails>(await suspend(admin, enterprise.id)).status).toBe('Suspended');
    const closed = expectRefusal(
      await contractor.get(`/get-available-projects/${user.id}`),
      409,
      'ENTERPRISE_NOT_ACTIVE',
    );
    expect(closed.errorMessage).toContain('est suspendu');
    expectEntity(await suspend(admin, enterprise.id));
    expect(await actsOn(enterprise.id)).toMatchObject([
      { action: 'suspend', after: { status: 'Suspended', reason: 'Plaintes de deux clients' } },
    ]);
    const other = await app.loginAs('Admin');
    const late = await other.put(`/admin/enterprises/${enterprise.id}/suspension`, {
      isSuspended: true,
      reason: 'Faux RCCM',
    });
    expect(expectRefusal(late, 409, 'WRONG_STATE').errorMessage).toMatch(/a déjà suspendu.*Plaintes de deux clients$/);
    expect(expectEntity<EnterpriseDetails>(await suspend(admin, enterprise.id, false)).status).toBe('Verified');
    expectEntity(await contractor.get(`/get-available-projects/${user.id}`));
    expect(await actsOn(enterprise.id)).toHaveLength(2);
  });

  test('of a pending enterprise gives back a pending one', async () => {
    const { id } = await held();
    expectEntity(await suspend(admin, id));
    expectEntity(await suspend(admin, id, false));
    expect(await statusOf(id)).toBe('Pending');
  });

  test('that outlives the subscription gives back an expired one, and what it was before', async () => {
    const { id } = await buildEnterprise(app.db, { status: 'Verified', package: 'Basic' });
    expectEntity(await suspend(admin, id));
    const longAgo = { startsAt: new Date('2026-01-01'), endsAt: new Date('2026-02-01') };
    await app.db.update(subscriptions).set(longAgo).where(eq(subscriptions.enterpriseId, id));
    expectEntity(await suspend(admin, id, false));
    const [row] = await app.db.select().from(enterprises).where(eq(enterprises.id, id));
    expect(row).toMatchObject({ status: 'Expired', expiredFrom: 'Verified' });
  });

  test('is an admin’s, and with a reason', async () => {
    const { id } = await buildEnterprise(app.db);
    expectRefusal(await suspend(seller, id), 403);
    expectInvalid(await admin.put(`/admin/enterprises/${id}/suspension`, { isSuspended: true, reason: ' ' }), 'Reason');
    expectRefusal(await suspend(admin, NOBODY), 404);
    expect(await statusOf(id)).toBe('Active');
  });
});
