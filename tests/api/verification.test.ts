import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  auditLog,
  enterprises,
  messages,
  verificationDocuments,
  verificationRequests,
} from '../../src/server/db/schema/index.ts';
import { expireDocuments } from '../../src/server/verifications/expireDocuments.ts';
import { isoDate } from '../../src/shared/format/dates.ts';
import type { TrackingView } from '../../src/shared/tracking/views.ts';
import type { OwnVerification, VerificationDetails, VerificationItem } from '../../src/shared/verifications/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildAcceptance, buildProject } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { recordingProvider, senderOf } from '../support/senderOf.ts';
import { withKey } from '../support/submission.ts';
import { tokenOf } from '../support/tracking.ts';
import { buildVerification, check, decide, readVerification, sendPaper } from '../support/verifications.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let seller: SignedIn;
let colleague: SignedIn;
let admin: SignedIn;
let time = Date.now();
const inDays = (days: number): string => isoDate(new Date(time + days * DAY_MS));

beforeAll(async () => {
  app = await startTestApp({ clock: () => new Date(time) });
  seller = await app.loginAs('SalesService');
  colleague = await app.loginAs('SalesService');
  admin = await app.loginAs('Admin');
});
afterAll(() => app.close());

type Built = Awaited<ReturnType<typeof buildVerification>>;

const held = () => buildVerification(app, seller.userId);
const own = async ({ contractor, enterprise }: Built) =>
  expectEntity<OwnVerification | null>(await contractor.get(`/get-enterprise-verification/${enterprise.id}`));
const statusOf = async (id: string) =>
  (await app.db.select().from(enterprises).where(eq(enterprises.id, id)))[0]?.status;
const rowOf = async (id: string) =>
  (await app.db.select().from(verificationRequests).where(eq(verificationRequests.id, id)))[0];
const list = async (who: SignedIn, filter: object, sort = ['waitingSince', 'ASC']) => {
  const query = new URLSearchParams({ range: '[0,9]', sort: JSON.stringify(sort), filter: JSON.stringify(filter) });
  return (await who.get(`/admin/verification-requests?${query}`)).json<VerificationItem[]>();
};
const toldOf = (template: string, phoneNumber: string) =>
  app.db
    .select()
    .from(messages)
    .where(and(eq(messages.template, template), eq(messages.recipient, phoneNumber)));

/** Accepted and recommended by the seller. */
async function recommended(changes: object = {}): Promise<Built> {
  const made = await held();
  expectEntity(await check(seller, made.id, made.fileId, changes));
  expectEntity(await decide(seller, made.id, 'recommend'));
  return made;
}

async function approved(changes: object = {}): Promise<Built> {
  const made = await recommended(changes);
  expectEntity(await decide(admin, made.id, 'approve'));
  return made;
}

describe('a request', () => {
  test('begins with the first document, and waits for the agent who follows the enterprise', async () => {
    const made = await held();
    const details = await readVerification(seller, made.id);
    expect(details).toMatchObject({
      status: 'Pending',
      holderId: seller.userId,
      documents: [{ name: 'rccm.pdf', kind: 'Registration', status: 'ToCheck' }],
    });
    const second = await sendPaper(made.contractor, made.enterprise.id, 'photo.pdf');
    expect((await readVerification(seller, made.id)).documents.map(({ id }) => id)).toEqual([made.fileId, second]);
    expect(await own(made)).toMatchObject({ status: 'Pending', documents: [{ status: 'ToCheck' }, { kind: 'Other' }] });
  });

  test('of a seller who is away may be taken by a colleague, and of one who is there by none', async () => {
    const leaving = await app.loginAs('SalesService');
    const { id } = await buildVerification(app, leaving.userId);
    const take = (who: SignedIn) => who.put(`/admin/verification-requests/${id}/holder`, { agentId: who.userId });
    expectRefusal(await take(colleague), 409, 'ALREADY_ASSIGNED');
    const days = { fromDay: inDays(0), untilDay: inDays(3) };
    expectEntity(await leaving.post(`/admin/staff/${leaving.userId}/absences`, days));
    expect(await readVerification(colleague, id)).toMatchObject({
      holderId: leaving.userId,
      holderAwayUntil: inDays(3),
    });
    expect(expectEntity<VerificationDetails>(await take(colleague))).toMatchObject({
      holderId: colleague.userId,
      holderAwayUntil: null,
    });
    expectRefusal(await take(seller), 409, 'ALREADY_ASSIGNED');
    expectRefusal(await take(leaving), 409, 'ALREADY_ASSIGNED');
  });

  test('is found by state, holder and name, and sorted by how long it waits', async () => {
    const made = await held();
    const nobodys = await buildVerification(app, null);
    const [found] = await list(seller, { q: made.enterprise.accountNumber.toLowerCase() });
    expect(found).toMatchObject({ id: made.id, toCheck: 1, documents: 1, expiresSoon: false });
    const mine = (await list(seller, { mine: true, status: 'Pending' }, ['waitingSince', 'DESC'])).map(({ id }) => id);
    expect(mine).toContain(made.id);
    expect(mine).not.toContain(nobodys.id);
    expect((await list(seller, { unassigned: true })).map(({ id }) => id)).toContain(nobodys.id);
    for (const sort of ['status', 'accountNumber'])
      expect((await list(seller, {}, [sort, 'ASC'])).length).toBeGreaterThan(1);
    expectInvalid(await seller.get('/admin/verification-requests?sort=["name","ASC"]'), 'Sort');
  });

  test('is taken by one; an admin may give it to another', async () => {
    const { id } = await buildVerification(app, null);
    const take = (who: SignedIn, agentId = who.userId) =>
      who.put(`/admin/verification-requests/${id}/holder`, { agentId });
    const [first, second] = await Promise.all([take(seller), take(colleague)]);
    expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 409]);
    expectRefusal(first.statusCode === 409 ? first : second, 409, 'ALREADY_ASSIGNED');
    expectRefusal(await take(seller, colleague.userId), 403);
    expect(expectEntity<VerificationDetails>(await take(admin, colleague.userId)).holderId).toBe(colleague.userId);
    expectInvalid(await take(admin, (await app.loginAs('Client')).userId), 'AgentId');
  });

  test('is not taken by an admin from who took it since they looked', async () => {
    const { id } = await buildVerification(app, null);
    const { version } = await readVerification(admin, id);
    const take = (who: SignedIn, seen: string) =>
      who.put(`/admin/verification-requests/${id}/holder`, { agentId: who.userId, version: seen });
    expectEntity(await take(seller, version));
    const { errorMessage } = expectRefusal(await take(admin, version), 409, 'STALE');
    expect(errorMessage).toContain('Mariama SalesService');
    const seen = await readVerification(admin, id);
    expect(seen.holderId).toBe(seller.userId);
    expectEntity(await take(admin, seen.version));
    // A reply that was lost: the same agent again is no error.
    expectEntity(await take(admin, seen.version));
  });
});

describe('a document', () => {
  test('is refused with a reason that its contractor reads, and another comes in its place', async () => {
    const made = await held();
    expectInvalid(await check(seller, made.id, made.fileId, { status: 'Refused' }), 'Reason');
    expectInvalid(await check(seller, made.id, made.fileId, { expiresOn: inDays(-1) }), 'ExpiresOn');
    expectInvalid(await check(seller, made.id, made.fileId, { kind: 'Identity' }), 'ExpiresOn');
    expectRefusal(await check(colleague, made.id, made.fileId), 409, 'NOT_ASSIGNED_TO_YOU');
    expectEntity(await check(seller, made.id, made.fileId, { status: 'Refused', reason: 'Photo floue' }));
    expectRefusal(await decide(seller, made.id, 'recommend'), 409, 'DOCUMENTS_NOT_READY');
    expectInvalid(await decide(seller, made.id, 'refuse'), 'Reason');
    expectEntity(await decide(seller, made.id, 'refuse', { reason: 'Renvoyez le registre, lisible' }));
    expect(await own(made)).toMatchObject({
      status: 'Incomplete',
      reason: 'Renvoyez le registre, lisible',
      documents: [{ status: 'Refused', reason: 'Photo floue' }],
    });
    const [sms] = await toldOf('documentsRefused', made.enterprise.phoneNumber);
    expect(sms?.body).toMatch(/Registre de commerce.*Motif: Renvoyez le registre/s);
    expectRefusal(await check(seller, made.id, made.fileId), 409, 'WRONG_STATE');

    const other = await sendPaper(made.contractor, made.enterprise.id, 'propre.pdf', made.fileId);
    expectRefusal(await made.contractor.get(`/download/${made.fileId}`), 404);
    expect(await readVerification(seller, made.id)).toMatchObject({
      status: 'Pending',
      reason: null,
      documents: [{ id: other, kind: 'Registration', status: 'ToCheck', formerReason: 'Photo floue' }],
    });
  });

  test('that is good is not replaced, nor one of somebody else', async () => {
    const [made, foreign] = [await held(), await held()];
    expectEntity(await check(seller, made.id, made.fileId));
    const send = (replaces: string) =>
      made.contractor.upload(`/upload-file/enterprise/${made.enterprise.id}?replaces=${replaces}`, {
        name: 'a.pdf',
        content: Buffer.from('%PDF-1.4\n%%EOF\n'),
      });
    expectRefusal(await send(made.fileId), 409, 'WRONG_STATE');
    expectRefusal(await send(foreign.fileId), 404);
  });

  test('is what its contractor says until somebody has judged it', async () => {
    const [made, foreign] = [await held(), await held()];
    const say = (fileId: string, kind: string) => made.contractor.put(`/enterprise-documents/${fileId}/kind`, { kind });
    const photo = await sendPaper(made.contractor, made.enterprise.id, 'IMG_2031.pdf');
    expectEntity(await check(seller, made.id, made.fileId));
    const before = await readVerification(seller, made.id);
    expect(before.documents).toMatchObject([{ kind: 'Registration' }, { kind: 'Other' }]);
    expect(expectEntity<OwnVerification>(await say(photo, 'Identity'))).toMatchObject({
      documents: [{ kind: 'Registration' }, { kind: 'Identity', status: 'ToCheck' }],
    });
    const body = { kind: 'Other', status: 'Accepted', version: before.version };
    const stale = await seller.put(`/admin/verification-documents/${photo}`, body);
    expectRefusal(stale, 409, 'STALE');
    expect(stale.json().errorMessage).toMatch(/^Ce dossier a été modifié par .+ le /);

    const { version, acts } = await readVerification(seller, made.id);
    expect(acts[0]).toMatchObject({ action: 'classify' });
    expectEntity(await say(photo, 'Identity'));
    expect((await readVerification(seller, made.id)).version).toBe(version);
    expectRefusal(await say(made.fileId, 'Tax'), 409, 'WRONG_STATE');
    expectRefusal(await say(foreign.fileId, 'Tax'), 404);
    expectInvalid(await say(photo, 'Passport'), 'Kind');
  });

  test('sent again under one key is one document', async () => {
    const made = await held();
    expectEntity(await check(seller, made.id, made.fileId, { status: 'Refused', reason: 'Floue' }));
    const key = withKey();
    const send = () =>
      made.contractor.upload(
        `/upload-file/enterprise/${made.enterprise.id}?replaces=${made.fileId}`,
        { name: 'a.pdf', content: Buffer.from('%PDF-1.4\n%%EOF\n') },
        key,
      );
    expect(expectEntity(await send())).toEqual(expectEntity(await send()));
    expect((await readVerification(seller, made.id)).documents).toHaveLength(1);
  });
});

describe('two different people', () => {
  test('approve: the first may not be the second, and the enterprise is then verified', async () => {
    const made = await held();
    expectRefusal(await decide(admin, made.id, 'approve'), 409, 'WRONG_STATE');
    expectEntity(await check(seller, made.id, made.fileId));
    expectRefusal(await decide(colleague, made.id, 'recommend'), 409, 'NOT_ASSIGNED_TO_YOU');
    expectEntity(await decide(seller, made.id, 'recommend'));
    expectRefusal(await decide(seller, made.id, 'approve'), 409, 'SAME_PERSON');
    expectEntity(await decide(colleague, made.id, 'approve'));
    expect(await readVerification(seller, made.id)).toMatchObject({
      status: 'Approved',
      recommended: { id: seller.userId },
      approved: { id: colleague.userId },
      enterprise: { status: 'Verified' },
    });
    expect(await toldOf('enterpriseVerified', made.enterprise.phoneNumber)).toHaveLength(1);
    const acts = await app.db.select().from(auditLog).where(eq(auditLog.entityId, made.id));
    expect(acts.map(({ action }) => action).toSorted()).toEqual(['approve', 'check', 'recommend']);
    const verdict = acts.find(({ action }) => action === 'check');
    expect(verdict).toMatchObject({ before: { status: 'ToCheck' }, after: { status: 'Accepted' } });
  });

  test('even an admin does not do both, and neither does the database', async () => {
    const made = await held();
    expectEntity(await check(admin, made.id, made.fileId));
    expectEntity(await decide(admin, made.id, 'recommend'));
    expectRefusal(await decide(admin, made.id, 'approve'), 409, 'SAME_PERSON');
    const both = app.db
      .update(verificationRequests)
      .set({ status: 'Approved', approvedBy: admin.userId, approvedAt: new Date() })
      .where(eq(verificationRequests.id, made.id));
    await expect(both).rejects.toMatchObject({ cause: { constraint: 'verifications_two_people' } });
    const alone = app.db
      .update(verificationRequests)
      .set({ status: 'Approved', approvedBy: seller.userId, recommendedBy: null })
      .where(eq(verificationRequests.id, made.id));
    await expect(alone).rejects.toMatchObject({ cause: { constraint: 'verifications_approvals' } });
  });

  test('whatever comes at once, one approval is given, by somebody else', async () => {
    for (let round = 0; round < 4; round++) {
      const made = await recommended();
      const { version } = await readVerification(admin, made.id);
      const approve = (who: SignedIn) =>
        who.put(`/admin/verification-requests/${made.id}/decision`, { decision: 'approve', version });
      const answers = await Promise.all([approve(seller), approve(colleague), approve(admin), approve(seller)]);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      const row = await rowOf(made.id);
      expect(row).toMatchObject({ status: 'Approved', recommendedBy: seller.userId });
      expect([colleague.userId, admin.userId]).toContain(row?.approvedBy);
    }
  });

  test('an approval and a document that comes at once never meet', async () => {
    for (let round = 0; round < 4; round++) {
      const made = await recommended();
      const [answer] = await Promise.all([
        decide(admin, made.id, 'approve'),
        sendPaper(made.contractor, made.enterprise.id, 'autre.pdf'),
      ]);
      expect([200, 409]).toContain(answer.statusCode);
      // Whichever was first: the document that nobody has seen is not approved.
      expect(await rowOf(made.id)).toMatchObject({ status: 'Pending', approvedBy: null, recommendedBy: null });
    }
  });

  test.each(['another document', 'another verdict', 'another kind, behind the back of the programme'])(
    '%s after the first approval voids it',
    async (how) => {
      const made = await recommended();
      if (how === 'another document') await sendPaper(made.contractor, made.enterprise.id, 'autre.pdf');
      else if (how === 'another verdict')
        expectEntity(await check(seller, made.id, made.fileId, { kind: 'Identity', expiresOn: inDays(400) }));
      else
        await app.db
          .update(verificationDocuments)
          .set({ kind: 'Works' })
          .where(eq(verificationDocuments.fileId, made.fileId));
      expect(await rowOf(made.id)).toMatchObject({ status: 'Pending', recommendedBy: null, recommendedAt: null });
      expectRefusal(await decide(admin, made.id, 'approve'), 409, 'WRONG_STATE');
    },
  );

  test('who looked at something else is told who changed it and when', async () => {
    const made = await recommended();
    const { version } = await readVerification(admin, made.id);
    expectEntity(await check(seller, made.id, made.fileId, { kind: 'Identity', expiresOn: inDays(400) }));
    expectEntity(await decide(seller, made.id, 'recommend'));
    const late = { decision: 'approve', version };
    const stale = expectRefusal(
      await admin.put(`/admin/verification-requests/${made.id}/decision`, late),
      409,
      'STALE',
    );
    expect(stale.errorMessage).toMatch(/Mariama SalesService le \d\d\/\d\d\/\d{4}/);
    time += 60_000;
    await sendPaper(made.contractor, made.enterprise.id, 'autre.pdf');
    const again = await admin.put(`/admin/verification-requests/${made.id}/decision`, late);
    expect(expectRefusal(again, 409, 'STALE').errorMessage).toContain('L’entreprise a envoyé un document');
  });

  test('photos of works alone are no proof of who somebody is', async () => {
    const made = await held();
    expectEntity(await check(seller, made.id, made.fileId, { kind: 'Works' }));
    const refusal = expectRefusal(await decide(seller, made.id, 'recommend'), 409, 'DOCUMENTS_NOT_READY');
    expect(refusal.errorMessage).toContain('registre de commerce');
  });
});

describe('the state of the enterprise', () => {
  test('a pending one stays so until sales activate it, and is then verified', async () => {
    const made = await held();
    await app.db.update(enterprises).set({ status: 'Pending' }).where(eq(enterprises.id, made.enterprise.id));
    expectEntity(await check(seller, made.id, made.fileId));
    expectEntity(await decide(seller, made.id, 'recommend'));
    expectEntity(await decide(admin, made.id, 'approve'));
    expect(await statusOf(made.enterprise.id)).toBe('Pending');
    const { accountNumber } = made.enterprise;
    expectEntity(await seller.put('/verify-enterprise-account/', { accountNumber, agentId: seller.userId }));
    expect(await statusOf(made.enterprise.id)).toBe('Verified');
  });

  test('a suspended one comes back verified; a document refused later takes it back', async () => {
    const made = await recommended();
    const suspend = (isSuspended: boolean) =>
      admin.put(`/admin/enterprises/${made.enterprise.id}/suspension`, { isSuspended, reason: 'Plaintes' });
    expectEntity(await suspend(true));
    expectEntity(await decide(admin, made.id, 'approve'));
    expect(await statusOf(made.enterprise.id)).toBe('Suspended');
    expectEntity(await suspend(false));
    expect(await statusOf(made.enterprise.id)).toBe('Verified');
    expectEntity(await check(admin, made.id, made.fileId, { status: 'Refused', reason: 'Faux' }));
    expect(await statusOf(made.enterprise.id)).toBe('Active');
  });

  test('another name or number is not the one that two people saw: documents are checked again, and staff see what changed', async () => {
    const made = await approved();
    const { id, registrationNumber, cityId } = made.enterprise;
    const rename = (who: SignedIn, changes: object) =>
      who.put('/update-enterprise-infos', { id, name: made.enterprise.name, cityId, registrationNumber, ...changes });
    expectEntity(await rename(made.contractor, { address: 'Matoto', name: made.enterprise.name.toUpperCase() }));
    expect(await statusOf(id)).toBe('Verified');
    expectEntity(await rename(made.contractor, { name: 'Grands Travaux de Guinée' }));
    expect(await statusOf(id)).toBe('Active');
    expect(await readVerification(seller, made.id)).toMatchObject({
      status: 'Pending',
      approved: null,
      documents: [{ status: 'ToCheck', checkedBy: null }],
      acts: [{ action: 'rename', detail: `Avant : ${made.enterprise.name.toUpperCase()}` }, {}, {}, {}],
    });
    const [act] = await app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entityId, id), eq(auditLog.action, 'update')))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(act).toMatchObject({ actorId: made.contractor.userId, after: { name: 'Grands Travaux de Guinée' } });

    // A decision on the page as it was before is not taken; nor does a seller rename a verified one alone.
    expectEntity(await check(seller, made.id, made.fileId));
    expectEntity(await decide(seller, made.id, 'recommend'));
    const { version } = await readVerification(admin, made.id);
    expectEntity(await rename(seller, { name: 'Travaux de Guinée' }));
    expectRefusal(await decide(admin, made.id, 'approve', { version }), 409, 'STALE');
  });
});

test('word of a decision that waited is sent only while it stands', async () => {
  const send = senderOf(app, recordingProvider());
  const stateOf = async (template: string, { enterprise }: Built) => {
    for (const { id } of await toldOf(template, enterprise.phoneNumber)) await send(app.newContext(), id);
    return (await toldOf(template, enterprise.phoneNumber)).map(({ status }) => status);
  };
  const returned = async () => {
    const made = await held();
    expectEntity(await check(seller, made.id, made.fileId, { status: 'Refused', reason: 'Photo floue' }));
    expectEntity(await decide(seller, made.id, 'refuse', { reason: 'Renvoyez le registre' }));
    return made;
  };
  const [waited, answered, verified, changed] = [
    await returned(),
    await returned(),
    await approved(),
    await approved({ expiresOn: inDays(20) }),
  ];
  time += 2 * 60_000;
  await sendPaper(answered.contractor, answered.enterprise.id, 'propre.pdf', answered.fileId);
  await sendPaper(changed.contractor, changed.enterprise.id, 'nouveau.pdf', changed.fileId);
  expect(await stateOf('documentsRefused', waited)).toEqual(['Sent']);
  expect(await stateOf('documentsRefused', answered)).toEqual(['Failed']);
  expect(await stateOf('enterpriseVerified', verified)).toEqual(['Sent']);
  expect(await stateOf('enterpriseVerified', changed)).toEqual(['Failed']);
});

describe('by the clock', () => {
  test('a document expires the day after its last one; it is told before and then, once each', async () => {
    const made = await approved({ expiresOn: inDays(40) });
    const phone = made.enterprise.phoneNumber;
    await expireDocuments(app.newContext());
    expect(await toldOf('documentEndsSoon', phone)).toHaveLength(0);
    time += 11 * DAY_MS;
    for (const _ of [1, 2]) await expireDocuments(app.newContext());
    expect(await toldOf('documentEndsSoon', phone)).toHaveLength(1);
    const admin2 = await app.loginAs('Admin');
    expect((await list(admin2, { expiresSoon: true })).map(({ id }) => id)).toContain(made.id);
    expect((await readVerification(admin2, made.id)).documents).toMatchObject([{ expiresSoon: true }]);
    time += 23 * DAY_MS;
    for (const _ of [1, 2]) await expireDocuments(app.newContext());
    expect(await toldOf('documentEndsSoon', phone)).toHaveLength(2);

    time += 6 * DAY_MS;
    await expireDocuments(app.newContext());
    expect(await rowOf(made.id)).toMatchObject({ status: 'Approved' });
    time += DAY_MS;
    for (const _ of [1, 2]) await expireDocuments(app.newContext());
    expect(await rowOf(made.id)).toMatchObject({ status: 'Incomplete', approvedBy: null });
    expect(await statusOf(made.enterprise.id)).toBe('Active');
    expect(await toldOf('documentEnded', phone)).toHaveLength(1);
  });

  test('nothing that has ended is approved, though no job has marked it yet', async () => {
    const agent = await app.loginAs('SalesService');
    const made = await buildVerification(app, agent.userId);
    expectEntity(await check(agent, made.id, made.fileId, { expiresOn: inDays(1) }));
    expectEntity(await decide(agent, made.id, 'recommend'));
    time += 2 * DAY_MS;
    const chief = await app.loginAs('Admin');
    expectRefusal(await decide(chief, made.id, 'approve'), 409, 'DOCUMENTS_NOT_READY');
    expect((await readVerification(chief, made.id)).documents).toMatchObject([{ status: 'Expired' }]);
  });

  test('a client reads of papers that are valid today, and of no photos of works', async () => {
    const agent = await app.loginAs('SalesService');
    const made = await buildVerification(app, agent.userId);
    expectEntity(await check(agent, made.id, made.fileId, { expiresOn: inDays(3) }));
    const photo = await sendPaper(made.contractor, made.enterprise.id, 'chantier.pdf');
    expectEntity(await check(agent, made.id, photo, { kind: 'Works' }));
    const { id: projectId } = await buildProject(app.db, { status: 'Available', acceptedAt: new Date(time) });
    await buildAcceptance(app.db, { projectId, enterpriseId: made.enterprise.id });
    const read = async () => {
      const reply = await app.visitor.get(`/tracking/${await tokenOf(app, projectId)}`);
      return expectEntity<TrackingView>(reply).enterprises.map(({ verified }) => verified);
    };
    expect(await read()).toEqual([['Registration']]);
    const before = time;
    time = Date.parse(`${inDays(4)}T00:00:30Z`);
    expect(await read()).toEqual([[]]);
    time = before;
  });

  test('one that ends soon may be replaced before it does; the enterprise stays verified meanwhile', async () => {
    const agent = await app.loginAs('SalesService');
    const chief = await app.loginAs('Admin');
    const made = await buildVerification(app, agent.userId);
    expectEntity(await check(agent, made.id, made.fileId, { expiresOn: inDays(20) }));
    expectEntity(await decide(agent, made.id, 'recommend'));
    expectEntity(await decide(chief, made.id, 'approve'));
    await sendPaper(made.contractor, made.enterprise.id, 'nouveau.pdf', made.fileId);
    expect(await rowOf(made.id)).toMatchObject({ status: 'Pending' });
    expect(await statusOf(made.enterprise.id)).toBe('Verified');
  });

  test('word of an end that waited is sent only while it is so', async () => {
    const send = senderOf(app, recordingProvider());
    const sentOf = async (template: string, { enterprise }: Built) => {
      const told = () => toldOf(template, enterprise.phoneNumber);
      for (const { id } of await told()) await send(app.newContext(), id);
      return (await told())
        .filter(({ status }) => status === 'Sent')
        .map(({ dedupeKey }) => dedupeKey.split(':').at(-1));
    };
    const agent = await app.loginAs('SalesService');
    const [replaced, reminded, ended, renewed] = await Promise.all(
      [20, 20, 1, 1].map(async (days) => {
        const made = await buildVerification(app, agent.userId);
        expectEntity(await check(agent, made.id, made.fileId, { expiresOn: inDays(days) }));
        return made;
      }),
    );
    if (!replaced || !reminded || !ended || !renewed) throw new Error('Not built');
    await expireDocuments(app.newContext());
    await sendPaper(replaced.contractor, replaced.enterprise.id, 'nouveau.pdf', replaced.fileId);
    time += 2 * DAY_MS;
    await expireDocuments(app.newContext());
    await sendPaper(renewed.contractor, renewed.enterprise.id, 'nouveau.pdf', renewed.fileId);
    time += 12 * DAY_MS;
    await expireDocuments(app.newContext());

    expect(await sentOf('documentEndsSoon', replaced)).toEqual([]);
    expect(await toldOf('documentEndsSoon', reminded.enterprise.phoneNumber)).toHaveLength(2);
    expect(await sentOf('documentEndsSoon', reminded)).toEqual(['7']);
    expect(await sentOf('documentEndsSoon', ended)).toEqual([]);
    expect(await sentOf('documentEnded', ended)).toEqual(['ended']);
    expect(await sentOf('documentEnded', renewed)).toEqual([]);
  });
});
