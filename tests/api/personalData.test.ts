import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { rowsOf } from '../../src/server/db/rowsOf.ts';
import {
  acceptances,
  auditLog,
  comments,
  contactViews,
  enterprises,
  erasures,
  files,
  languages,
  messages,
  payments,
  projectDays,
  projects,
  receipts,
  reserves,
  sessions,
  sounds,
  subscriptions,
  supportTickets,
  users,
} from '../../src/server/db/schema/index.ts';
import { queueMessages } from '../../src/server/messages/queueMessages.ts';
import { register } from '../../src/server/privacy/register.ts';
import { retain } from '../../src/server/privacy/retain.ts';
import { isoDate } from '../../src/shared/format/dates.ts';
import type { PersonData } from '../../src/shared/privacy/views.ts';
import type { ProjectView } from '../../src/shared/projects/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildAcceptance, buildContractor, buildProject, buildUser, DEMO_PASSWORD } from '../support/builders.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { workOutStep } from '../support/followUps.ts';
import { buildLead } from '../support/leads.ts';
import { buildTicket } from '../support/people.ts';
import { draft, quoting, sent } from '../support/quotes.ts';
import { buildReview } from '../support/reviews.ts';
import { png } from '../support/sampleFiles.ts';
import { recordingProvider, senderOf } from '../support/senderOf.ts';
import { places, submissionOf, withKey } from '../support/submission.ts';
import { tokenOf } from '../support/tracking.ts';
import { voiceFile } from '../support/voiceNotes.ts';

const DAY_MS = 86_400_000;
const NOTE = { note: 'Rappelée au numéro de la demande' };

let now = new Date('2026-11-22T12:00:00Z');
let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
  admin = await app.loginAs('Admin');
});
afterAll(() => app.close());

const later = (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS);
};
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
const projectOf = async (id: string) => (await app.db.select().from(projects).where(eq(projects.id, id)))[0];
const userOf = async (id: string) => (await app.db.select().from(users).where(eq(users.id, id)))[0];
const exportOf = async (who: SignedIn) => (await who.get('/own-data/export')).json();
const erase = (who: SignedIn, password: string = DEMO_PASSWORD) =>
  who.post('/own-data/erasure', { password }, withKey());
const linkTo = async (recipient: string) => {
  const sent = await app.db
    .select()
    .from(messages)
    .where(and(eq(messages.template, 'erasureRequested'), eq(messages.recipient, recipient)));
  return sent.map(({ body }) => /effacement\?token=([\w-]+)/.exec(body)?.[1] ?? '');
};
const sendEverything = () =>
  app.db.update(messages).set({ status: 'Sent', sentAt: now }).where(eq(messages.status, 'Queued'));

const submitted = async (phoneNumber: string) => {
  const { id } = await buildUser(app.db, { role: 'Client', phoneNumber, email: null, createdAt: now });
  const project = await buildProject(app.db, { clientId: id, phoneNumber, now });
  return { clientId: id, projectId: project.id };
};
const client = async () => {
  const user = await buildUser(app.db, { role: 'Client', password: DEMO_PASSWORD, createdAt: now });
  return { user, session: await app.loginAs(user) };
};

const stagesOf = async (projectId: string) =>
  (await app.db.select().from(acceptances).where(eq(acceptances.projectId, projectId))).map(({ stage }) => stage);
/** A job that is done but for something that is still to be mended. */
const toMend = async (changes: Parameters<typeof buildProject>[1]) => {
  const project = await buildProject(app.db, { status: 'Done', acceptanceCount: 1, ...changes });
  const [lead] = await app.db.select().from(acceptances).where(eq(acceptances.projectId, project.id));
  await app.db.insert(reserves).values({ leadId: lead?.id ?? '', body: 'Prise', dueOn: isoDate(ago(-7)) });
  await workOutStep(app, project.id);
  return project;
};

describe('the register of personal data', () => {
  test('has every column of the database, and no other', async () => {
    const rows = await rowsOf<{ table: string; column: string }>(
      app.db,
      sql`select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'`,
    );
    const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const stored = rows.map(({ table, column }) => `${camel(table)}.${camel(column)}`);
    const known = Object.entries(register).flatMap(([table, columns]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    );
    expect(known.toSorted()).toEqual(stored.toSorted());
  });
});

describe('what is over', () => {
  test('a request loses whose it was and keeps what the statistics count; a younger one stays', async () => {
    const { id: clientId } = await buildUser(app.db, { role: 'Client', createdAt: ago(800) });
    const old = await buildProject(app.db, {
      clientId,
      status: 'Accepted',
      submittedAt: ago(800),
      updatedAt: ago(760),
      email: 'awa@bah.gn',
    });
    const young = await buildProject(app.db, { submittedAt: ago(800), updatedAt: ago(700) });
    const waiting = await buildProject(app.db, { status: 'Available', submittedAt: ago(800), updatedAt: ago(760) });
    await admin.upload(`/upload-file/project/${old.id}`, { name: 'salon de Awa.png', content: png() });
    await app.db.insert(comments).values({ projectId: old.id, authorId: admin.userId, body: 'Awa rappelle demain' });
    await app.db.insert(auditLog).values({
      actorId: admin.userId,
      action: 'update',
      entity: 'projects',
      entityId: old.id,
      before: { phoneNumber: '+224620000001' },
      after: { phoneNumber: '+224620000002' },
    });
    const [stored] = await app.db.select().from(files).where(eq(files.projectId, old.id));
    const days = () =>
      app.db.select().from(projectDays).orderBy(projectDays.day, projectDays.dimension, projectDays.key);
    await app.db.execute(sql`select statistics_fold()`);
    const cancelledOf = (rows: Awaited<ReturnType<typeof days>>) =>
      rows.map(({ cancelled: _, entry: __, ...others }) => others).filter(({ submitted }) => submitted !== 0);
    const before = cancelledOf(await days());

    await retain(app.newContext());

    expect(await projectOf(old.id)).toMatchObject({
      status: 'Cancelled',
      serviceId: old.serviceId,
      districtId: old.districtId,
      firstName: '',
      lastName: '',
      email: null,
      address: '',
      description: '',
      phoneNumber: '+224000000000',
      anonymisedAt: now,
    });
    expect(await projectOf(waiting.id)).toMatchObject({ status: 'Cancelled', description: '' });
    expect(await projectOf(young.id)).toMatchObject({ phoneNumber: young.phoneNumber, anonymisedAt: null });
    expect(await app.db.select().from(files).where(eq(files.projectId, old.id))).toEqual([]);
    await expect(app.storage.get(stored?.storageKey ?? '')).rejects.toThrow();
    expect(await app.db.select().from(comments).where(eq(comments.projectId, old.id))).toEqual([]);
    expect(await app.db.select().from(auditLog).where(eq(auditLog.entityId, old.id))).toMatchObject([
      { action: 'update', before: null, after: null },
    ]);
    await app.db.execute(sql`select statistics_fold()`);
    expect(cancelledOf(await days())).toEqual(before);
    const shown = expectEntity<ProjectView>(await admin.get(`/get-project-details/${old.id}`));
    expect(shown).toMatchObject({ phoneNumber: null, email: null, lastName: null });
    expect(await userOf(old.clientId)).toMatchObject({ firstName: '', phoneNumber: '+224000000000', email: null });
    expect(await userOf(young.clientId)).toMatchObject({ anonymisedAt: null });
  });

  test('a request that waited for contractors ends with it, a job that goes on is waited for, and nobody asks what was mended', async () => {
    const untouched = { submittedAt: ago(800), updatedAt: ago(760) };
    const full = await buildProject(app.db, { status: 'Accepted', ...untouched });
    const running = await buildProject(app.db, { status: 'Hired', acceptanceCount: 1, ...untouched });
    const mending = await toMend({ ...untouched });
    expect(await projectOf(mending.id)).toMatchObject({ nextStep: 'Mend' });

    await retain(app.newContext());

    expect(await projectOf(full.id)).toMatchObject({ status: 'Cancelled', phoneNumber: '+224000000000' });
    expect(await stagesOf(full.id)).toEqual(['Lost', 'Lost', 'Lost']);
    expect(await projectOf(running.id)).toMatchObject({
      status: 'Hired',
      phoneNumber: running.phoneNumber,
      anonymisedAt: null,
    });
    expect(await projectOf(mending.id)).toMatchObject({ status: 'Done', anonymisedAt: now });
    for (const { id } of [full, mending]) expect(await projectOf(id)).toMatchObject({ nextStep: null });

    const agent = await app.loginAs({ id: running.agentId ?? '' });
    const done = { note: 'Madame Bah dit que tout est fini', updatedAt: running.updatedAt.toISOString() };
    expectEntity(await agent.put(`/admin/projects/${running.id}/completion`, done, withKey()));
    await app.db
      .update(projects)
      .set({ updatedAt: ago(760) })
      .where(eq(projects.id, running.id));
    await retain(app.newContext());
    expect(await projectOf(running.id)).toMatchObject({ status: 'Done', phoneNumber: '+224000000000' });
  });

  test('is taken in batches, each with its number in the audit log, whether it runs once, twice or is interrupted', async () => {
    const stored: string[] = [];
    for (let rank = 0; rank < 7; rank += 1)
      stored.push((await buildProject(app.db, { submittedAt: ago(900), updatedAt: ago(900) })).id);
    const counted = async () => {
      const acts = await app.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.action, 'retain'), sql`${auditLog.after} ->> 'dataClass' = 'request'`));
      return acts.map(({ after }) => (after as { rows: number }).rows);
    };
    const left = async () =>
      (await app.db.select().from(projects).where(inArray(projects.id, stored))).filter(
        ({ anonymisedAt }) => anonymisedAt === null,
      ).length;
    const before = (await counted()).length;
    // Its time is over after one batch: another job goes on.
    await retain(app.newContext(), { batch: 3, budgetMs: 0 });
    expect(await left()).toBe(4);
    const [queued] = await rowsOf<{ jobs: number }>(
      app.db,
      sql`select count(*)::int as jobs from pgboss.job where name = 'privacy.retain' and state = 'created'`,
    );
    expect(queued?.jobs).toBe(1);
    await Promise.all([retain(app.newContext(), { batch: 3 }), retain(app.newContext(), { batch: 3 })]);
    await retain(app.newContext(), { batch: 3 });
    expect(await left()).toBe(0);
    expect((await counted()).slice(before).reduce((sum, rows) => sum + rows, 0)).toBe(7);
  });

  test('messages, tickets, sessions, notices and views go each after their own period; receipts after ten years', async () => {
    const { user, enterprise } = await contractorWithPayment(ago(3700));
    await queueMessages({ ...app.newContext(), now: ago(400) }, [sms('+224621000001'), sms('+224621000002', 'later')]);
    await app.db
      .update(messages)
      .set({ createdAt: ago(10) })
      .where(eq(messages.recipient, '+224621000002'));
    await sendEverything();
    const oldTicket = await buildTicket(app.db, { updatedAt: ago(800) });
    const newTicket = await buildTicket(app.db, { updatedAt: ago(100) });
    await app.db.insert(sessions).values({ userId: admin.userId, expiresAt: ago(40) });
    await app.db.insert(contactViews).values([view(ago(380), oldTicket.id), view(ago(300), newTicket.id)]);
    const spent = await app.db.select().from(messages);
    await retain(app.newContext());

    const kept = await app.db.select().from(messages);
    expect(kept.find(({ recipient }) => recipient === '+224621000001')).toBeUndefined();
    expect(kept.filter(({ recipient }) => recipient === '+224621000002')).toMatchObject(
      [{ body: /later/ }].map(() => ({})),
    );
    expect(kept.reduce((sum, { segments }) => sum + segments, 0)).toBe(
      spent.reduce((sum, { segments }) => sum + segments, 0),
    );
    expect(await app.db.select().from(supportTickets).where(eq(supportTickets.id, oldTicket.id))).toEqual([]);
    expect(await app.db.select().from(supportTickets).where(eq(supportTickets.id, newTicket.id))).toHaveLength(1);
    const seen = await app.db
      .select()
      .from(contactViews)
      .where(inArray(contactViews.entityId, [oldTicket.id, newTicket.id]));
    expect(seen.map(({ entityId }) => entityId)).toEqual([newTicket.id]);
    const [payment] = await app.db.select().from(payments).where(eq(payments.enterpriseId, enterprise.id));
    expect(payment).toMatchObject({ userId: null, amount: 150_000, status: 'Paid' });
    const [receipt] = await app.db
      .select()
      .from(receipts)
      .where(eq(receipts.paymentId, payment?.id ?? ''));
    expect(receipt).toMatchObject({ payerName: null, number: receipt?.number });
    // Their package runs: the account is in use, however long ago they were there.
    expect(await userOf(user.id)).toMatchObject({ anonymisedAt: null });
  });

  test('an account is over three years after its last use, with its enterprise; a session yesterday keeps it', async () => {
    const gone = await buildContractor(app.db, { user: { createdAt: ago(2000), lastSeenAt: ago(1100) } });
    const there = await buildContractor(app.db, { user: { createdAt: ago(2000), lastSeenAt: ago(1) } });
    const running = await buildContractor(app.db, { user: { createdAt: ago(2000), lastSeenAt: ago(1100) } });
    const hired = await buildContractor(app.db, { user: { createdAt: ago(2000), lastSeenAt: ago(1100) } });
    const given = async (enterpriseId: string, status: 'Available' | 'Hired') => {
      const project = await buildProject(app.db, {
        status,
        acceptanceCount: 0,
        submittedAt: ago(1200),
        updatedAt: ago(9),
      });
      const stage = status === 'Hired' ? ('Hired' as const) : ('New' as const);
      await buildAcceptance(app.db, { projectId: project.id, enterpriseId, stage, acceptedAt: ago(1150) });
      return project.id;
    };
    const open = await given(gone.enterprise.id, 'Available');
    await given(hired.enterprise.id, 'Hired');
    for (const { enterprise } of [gone, there, hired])
      await app.db
        .update(subscriptions)
        .set({ status: 'Expired', startsAt: ago(1130), endsAt: ago(1100) })
        .where(eq(subscriptions.enterpriseId, enterprise.id));
    const agent = await buildUser(app.db, { role: 'SalesService', createdAt: ago(2000), lastSeenAt: ago(1500) });
    const former = await buildUser(app.db, { role: 'SalesService', deactivatedAt: ago(1200) });
    await retain(app.newContext());
    expect(await userOf(gone.user.id)).toMatchObject({ firstName: '', passwordHash: null, anonymisedAt: now });
    const [enterprise] = await app.db.select().from(enterprises).where(eq(enterprises.id, gone.enterprise.id));
    expect(enterprise).toMatchObject({ name: 'Entreprise effacée', status: 'Suspended', registrationNumber: null });
    expect(enterprise?.accountNumber).toBe(gone.enterprise.accountNumber);
    expect(await stagesOf(open)).toEqual(['Withdrawn']);
    expect(await projectOf(open)).toMatchObject({ status: 'Available', acceptanceCount: 0, nextStep: 'Find' });
    for (const { user } of [there, running, hired]) expect(await userOf(user.id)).toMatchObject({ anonymisedAt: null });
    expect(await userOf(agent.id)).toMatchObject({ anonymisedAt: null });
    expect(await userOf(former.id)).toMatchObject({ anonymisedAt: now, lastName: '' });
  });
});

describe('one’s own data', () => {
  test('a client takes along what is theirs, with who has seen it, and nothing of anybody else', async () => {
    const { user, session } = await client();
    const project = await buildProject(app.db, {
      clientId: user.id,
      status: 'Available',
      phoneNumber: '+224622000111',
    });
    const other = await buildProject(app.db, { phoneNumber: '+224622000222', description: 'Le toit du voisin' });
    await buildTicket(app.db, { userId: user.id, subject: 'Et mon devis ?', createdAt: ago(1) });
    const token = await tokenOf(app, project.id);
    expectEntity(await app.visitor.post(`/tracking/${token}/problem`, { text: 'Personne ne vient' }, withKey()));
    // Somebody else's request in which this number was typed.
    await queueMessages(app.newContext(), [{ ...sms(user.phoneNumber), projectId: other.id }]);
    await admin.get(`/get-project-details/${project.id}`);
    await app.app.contactViews.flush();
    const data = await exportOf(session);
    expect(data.compte).toMatchObject({ téléphone: user.phoneNumber, 'e-mail': user.email });
    expect(data.demandes).toMatchObject([{ identifiant: project.id, téléphone: '+224622000111' }]);
    expect(data['questions posées']).toMatchObject([{ sujet: 'Et mon devis ?' }, { message: 'Personne ne vient' }]);
    expect(data['coordonnées consultées']).toMatchObject([{ par: 'Administration', demande: project.id }]);
    expect(data.messages).toBeUndefined();
    const text = JSON.stringify(data);
    expect(text).not.toContain('+224622000222');
    expect(text).not.toContain('Le toit du voisin');
    expect(text).not.toContain(user.passwordHash);
  });

  test('a person takes along which messages told them of their account', async () => {
    const { user, session } = await client();
    const changed = {
      userId: user.id,
      password: DEMO_PASSWORD,
      newPassword: 'Labe#2027',
      confirmNewPassword: 'Labe#2027',
    };
    expectEntity(await session.put('/update-password', changed));
    const { messages: told } = await exportOf(await app.loginAs(user));
    for (const à of [user.phoneNumber, user.email])
      expect(told).toContainEqual(expect.objectContaining({ sujet: 'Changement du compte', à }));
  });

  test('a contractor takes along what they accepted, without the clients', async () => {
    const { user, enterprise } = await buildContractor(app.db);
    const project = await buildProject(app.db, {
      status: 'Available',
      phoneNumber: '+224622000333',
      lastName: 'Zorglubski',
      address: 'Portail bleu de Zorglubski',
    });
    await buildAcceptance(app.db, { projectId: project.id, enterpriseId: enterprise.id });
    const session = await app.loginAs(user);
    const data = await exportOf(session);
    expect(data.entreprise).toMatchObject({ 'numéro de compte': enterprise.accountNumber });
    expect(data['projets acceptés']).toMatchObject([{ projet: project.id }]);
    expect(JSON.stringify(data)).not.toMatch(/622000333|Zorglubski/);
  });

  test('the quotes of a request are with its client and with who wrote them, and what is to be mended with the client', async () => {
    const { user, session } = await client();
    const project = await buildProject(app.db, { clientId: user.id, status: 'Available' });
    const contractor = await quoting(app, project);
    await sent(contractor);
    const other = await quoting(app, project);
    await draft(other, { notes: 'Encore à revoir' });
    await app.db
      .insert(reserves)
      .values({ leadId: contractor.leadId, body: 'Une prise à refixer', dueOn: '2027-01-01' });

    const own = await exportOf(session);
    expect(own.demandes).toMatchObject([
      {
        'devis reçus': [
          { état: 'Envoyé', 'total (GNF)': 787_500, lignes: [{ désignation: 'Pose de carrelage' }, { unité: 'jour' }] },
        ],
        'réserves notées': [{ texte: 'Une prise à refixer', 'levée le': null }],
      },
    ]);
    expect(JSON.stringify(own)).not.toContain('Encore à revoir');
    expect((await exportOf(contractor))['projets acceptés']).toMatchObject([{ devis: [{ 'total (GNF)': 787_500 }] }]);
    const written = await exportOf(other);
    expect(written['projets acceptés']).toMatchObject([
      { devis: [{ état: 'Brouillon', remarques: 'Encore à revoir' }] },
    ]);
    expect(JSON.stringify(written)).not.toMatch(/Sable et ciment|Une prise/);
  });
});

describe('erasure', () => {
  test('asks for the password, may be undone here or by the link, and is done once', async () => {
    const { user, session } = await client();
    expectInvalid(await erase(session, 'Faux_2026'), 'Password');
    expectInvalid(await session.post('/own-data/erasure', {}), 'Password');
    const asked = expectEntity<PersonData>(await erase(session));
    expect(asked.erasure?.dueAt).toBe(new Date(now.getTime() + 7 * DAY_MS).toISOString());
    expectEntity(await erase(session));
    const [token, ...more] = await linkTo(user.phoneNumber);
    expect(more).toEqual([]);
    expect(await linkTo(user.email ?? '')).toEqual([token]);
    expectRefusal(await app.visitor.post('/erasure/undo', { token: 'guessed' }), 409, 'LINK_DEAD');
    const key = withKey();
    // The second time is a reply that was lost.
    for (const _ of [1, 2]) expectEntity(await app.visitor.post('/erasure/undo', { token }, key));
    expectRefusal(await app.visitor.post('/erasure/undo', { token }), 409, 'LINK_DEAD');
    expectEntity(await erase(session));
    expect(expectEntity<PersonData>(await session.post('/own-data/erasure/undo')).erasure).toBeNull();
    later(8);
    await retain(app.newContext());
    expect(await userOf(user.id)).toMatchObject({ anonymisedAt: null, phoneNumber: user.phoneNumber });
    const acts = await app.db.select().from(auditLog).where(eq(auditLog.entityId, user.id)).orderBy(auditLog.id);
    expect(acts.map(({ action }) => action)).toEqual(['erase', 'undoErase', 'erase', 'undoErase']);
  });

  test('that was undone while its message waited is announced no more', async () => {
    const { user, session } = await client();
    expectEntity(await erase(session));
    expectEntity(await session.post('/own-data/erasure/undo'));
    later(1);
    const told = eq(messages.recipient, user.phoneNumber);
    const [message] = await app.db.select().from(messages).where(told);
    await senderOf(app, recordingProvider())(app.newContext(), message?.id ?? '');
    expect((await app.db.select().from(messages).where(told)).map(({ status }) => status)).toEqual(['Failed']);
  });

  test('cancels what is open, tells who accepted, and leaves nothing that says who it was', async () => {
    const { user, session } = await client();
    const open = await buildProject(app.db, { clientId: user.id, status: 'Available', lastName: 'Kondiano' });
    const finished = await toMend({ clientId: user.id });
    const { enterprise } = await buildContractor(app.db);
    await buildAcceptance(app.db, { projectId: open.id, enterpriseId: enterprise.id });
    await queueMessages(app.newContext(), [{ ...sms(open.phoneNumber, 'Kondiano'), projectId: open.id }]);
    const token = await tokenOf(app, open.id);
    expectEntity(await app.visitor.post(`/tracking/${token}/problem`, { text: 'Rien ne bouge' }, withKey()));
    await sendEverything();
    const { leadId } = await buildReview(app);
    const judged = app.db.select({ id: acceptances.projectId }).from(acceptances).where(eq(acceptances.id, leadId));
    await app.db.update(projects).set({ clientId: user.id }).where(inArray(projects.id, judged));
    const before = expectEntity<PersonData>(await session.get('/own-data'));
    expect(before).toMatchObject({ requests: 3, openRequests: 1, reviews: 1, mayBeErased: true, erasure: null });
    expectEntity(await erase(session));
    await sendEverything();
    later(6);
    await retain(app.newContext());
    expect(await userOf(user.id)).toMatchObject({ anonymisedAt: null });
    later(2);
    await retain(app.newContext());
    await retain(app.newContext());
    expect(await projectOf(open.id)).toMatchObject({ status: 'Cancelled', closingReason: 'erased', lastName: '' });
    expect(await projectOf(finished.id)).toMatchObject({
      status: 'Done',
      phoneNumber: '+224000000000',
      nextStep: null,
    });
    const told = await app.db
      .select()
      .from(messages)
      .where(and(eq(messages.template, 'acceptedCancelled'), eq(messages.recipient, enterprise.phoneNumber)));
    expect(told).toHaveLength(1);
    expectRefusal(await session.get('/own-data'), 401);
    expectRefusal(
      await app.visitor.post('/login', { loginIdentifier: user.phoneNumber, password: DEMO_PASSWORD }),
      401,
    );
    // What had still to be sent loses its text a day later.
    await sendEverything();
    later(2);
    await retain(app.newContext());
    const left = await rowsOf<{ row: string }>(
      app.db,
      sql`select row from (
        select to_jsonb(users.*)::text as row from users union all select to_jsonb(projects.*)::text from projects
        union all select to_jsonb(messages.*)::text from messages union all select to_jsonb(audit_log.*)::text from audit_log
        union all select to_jsonb(support_tickets.*)::text from support_tickets
        union all select to_jsonb(erasures.*)::text from erasures union all select to_jsonb(sessions.*)::text from sessions
      ) as everything where row like ${`%${user.phoneNumber}%`} or row like '%Kondiano%' or row like ${`%${user.email}%`}`,
    );
    expect(left).toEqual([]);
    // The number is free for an account again.
    await buildUser(app.db, { role: 'Client', password: DEMO_PASSWORD, phoneNumber: user.phoneNumber });
  });

  test('is final: who has the page open writes nothing more of the client, neither staff nor who accepted', async () => {
    const { lead, contractor, projectId } = await buildLead(app, { stage: 'Lost', project: { status: 'Cancelled' } });
    await app.db.update(projects).set({ anonymisedAt: now }).where(eq(projects.id, projectId));
    const admin = await app.loginAs('Admin');
    const replies = [
      await admin.post('/admin/comments', { projectId, body: 'Rappeler Awa au 620 00 00 00' }),
      await admin.upload(`/upload-file/project/${projectId}`, { name: 'awa.png', content: png() }),
      await contractor.post(`/leads/${lead.id}/notes`, { body: 'Awa, 620 00 00 00' }),
    ];
    for (const reply of replies) expectRefusal(reply, 409, 'WRONG_STATE');
  });

  test('leaves no voice note of the client, neither row nor bytes, and the sounds of the form', async () => {
    const { user, session } = await client();
    const project = await buildProject(app.db, {
      clientId: user.id,
      status: 'Available',
      spokenFields: ['description'],
      sharesVoice: true,
    });
    const note = { name: 'note', content: voiceFile('chrome.webm') };
    expectEntity(await session.upload(`/upload-file/project/${project.id}?voice=description`, note));
    const [stored] = await app.db.select().from(files).where(eq(files.projectId, project.id));
    const key = stored?.storageKey ?? '';
    expect(await buffer(await app.storage.get(key))).toEqual(note.content);
    const admin = await app.loginAs('Admin');
    const [language] = await app.db.select().from(languages).limit(1);
    const recorded = { name: 'sound', content: voiceFile('firefox.ogg') };
    expectEntity(await admin.upload(`/admin/sounds?line=step:next&languageId=${language?.id}`, recorded));
    const heard = await app.db.$count(sounds);
    expectEntity(await erase(session));
    await sendEverything();
    later(8);
    await retain(app.newContext());
    expect(await app.db.$count(files, eq(files.projectId, project.id))).toBe(0);
    await expect(app.storage.get(key)).rejects.toThrow();
    expect(await projectOf(project.id)).toMatchObject({ spokenFields: [], sharesVoice: false });
    expect(await app.db.$count(sounds)).toBe(heard);
  });

  test('a contractor is told of the package that runs; an unpaid purchase is waited for, receipts stay', async () => {
    const { user, enterprise } = await contractorWithPayment(ago(20));
    const session = await app.loginAs(user);
    const [paid] = await app.db.select().from(payments).where(eq(payments.enterpriseId, enterprise.id));
    await app.db.insert(payments).values({
      orderId: `WAIT${user.phoneNumber.slice(-6)}`,
      purpose: 'Test',
      enterpriseId: enterprise.id,
      userId: user.id,
      provider: 'sandbox',
      amount: 1000,
      description: 'Essai',
      status: 'Pending',
    });
    expect(expectEntity<PersonData>(await session.get('/own-data'))).toMatchObject({
      enterpriseName: enterprise.name,
      package: { nameFr: 'Basic' },
      payments: 1,
      unsettledPayments: 1,
    });
    expectEntity(await erase(session));
    later(8);
    await retain(app.newContext());
    expect(await userOf(user.id)).toMatchObject({ anonymisedAt: null });
    await app.db
      .update(payments)
      .set({ status: 'Expired', settledAt: now })
      .where(and(eq(payments.enterpriseId, enterprise.id), eq(payments.status, 'Pending')));
    await retain(app.newContext());
    expect(await userOf(user.id)).toMatchObject({ anonymisedAt: now, passwordHash: null });
    const [receipt] = await app.db
      .select()
      .from(receipts)
      .where(eq(receipts.paymentId, paid?.id ?? ''));
    expect(receipt?.payerName).toBe(enterprise.name);
    const [subscription] = await app.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.enterpriseId, enterprise.id));
    expect(subscription?.status).toBe('Expired');
  });

  test('a contractor’s gives up what they accepted, tells who had their quote, and waits for a job that goes on', async () => {
    const who = await quoting(app, await buildProject(app.db, { status: 'Available', now }));
    const quote = await sent(who, { startsOn: isoDate(ago(-7)), validUntil: isoDate(ago(-30)) });
    const accepted = async (stage: 'New' | 'Hired') => {
      const status = stage === 'New' ? ('Accepted' as const) : ('Hired' as const);
      const project = await buildProject(app.db, { status, now, acceptanceCount: status === 'Accepted' ? 2 : 0 });
      const lead = await buildAcceptance(app.db, { projectId: project.id, enterpriseId: who.enterpriseId, stage });
      return { leadId: lead.id, projectId: project.id };
    };
    const [full, running] = [await accepted('New'), await accepted('Hired')];
    expectEntity(await erase(who));
    expect(expectEntity<PersonData>(await who.get('/own-data'))).toMatchObject({ openLeads: 2, runningJobs: 1 });
    await sendEverything();
    later(8);
    await retain(app.newContext());
    expect(await userOf(who.userId)).toMatchObject({ anonymisedAt: null });
    expect(await projectOf(full.projectId)).toMatchObject({ status: 'Accepted' });

    await app.db.update(acceptances).set({ stage: 'Completed' }).where(eq(acceptances.id, running.leadId));
    await retain(app.newContext());
    expect(await userOf(who.userId)).toMatchObject({ anonymisedAt: now });
    const leads = await app.db.select().from(acceptances).where(eq(acceptances.enterpriseId, who.enterpriseId));
    expect(new Map(leads.map(({ id, stage }) => [id, stage]))).toEqual(
      new Map([
        [who.leadId, 'Withdrawn'],
        [full.leadId, 'Withdrawn'],
        [running.leadId, 'Completed'],
      ]),
    );
    expect(await projectOf(full.projectId)).toMatchObject({ status: 'Available', acceptanceCount: 2 });
    expect(await projectOf(who.project.id)).toMatchObject({
      status: 'Available',
      acceptanceCount: 0,
      nextStep: 'Find',
    });
    const told = await app.db
      .select()
      .from(messages)
      .where(eq(messages.dedupeKey, `sms:quoteWithdrawn:${quote.id}`));
    expect(told).toMatchObject([{ recipient: who.project.phoneNumber }]);
    // Nobody has the number that stands in place of theirs.
    expect(await queueMessages(app.newContext(), [sms('+224000000000')])).toEqual([]);
  });

  const isPostgres = inject('databaseTemplate').kind === 'postgres';
  test.runIf(isPostgres)('a contractor’s gives up what they accept at the very moment of it', async () => {
    const { user, enterprise } = await buildContractor(app.db, { package: 'Premium', now });
    const who = await app.loginAs(user);
    const project = await buildProject(app.db, { status: 'Available', now });
    expectEntity(await erase(who));
    later(8);
    await app.database.query(`create function linger() returns trigger language plpgsql as
      'begin perform pg_sleep(1); return new; end'`);
    await app.database.query(
      'create trigger linger after insert on acceptances for each row execute function linger()',
    );
    const accepting = (await app.loginAs(user)).put('/accept-project/', { id: project.id, entrepreneurId: user.id });
    await vi.waitFor(async () => {
      const { rows } = await app.database.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'",
      );
      expect(rows).toHaveLength(1);
    });
    // Rolled back; the queue tries it again.
    await expect(retain(app.newContext())).rejects.toThrow('failed');
    expectEntity(await accepting);
    await app.database.query('drop trigger linger on acceptances');
    expect(await userOf(user.id)).toMatchObject({ anonymisedAt: null });
    await retain(app.newContext());
    expect(await userOf(user.id)).toMatchObject({ anonymisedAt: now });
    expect(await stagesOf(project.id)).toEqual(['Withdrawn']);
    expect(await projectOf(project.id)).toMatchObject({ status: 'Available', acceptanceCount: 0, nextStep: 'Find' });
    const [left] = await app.db.select().from(enterprises).where(eq(enterprises.id, enterprise.id));
    expect(left).toMatchObject({ status: 'Suspended', anonymisedAt: now });
  });

  test('a contractor’s leaves nothing that was written to them or their enterprise; what its clients read stays', async () => {
    const [mobile, shared] = ['+224628110011', '+224628110022'];
    const { user, enterprise } = await contractorWithPayment(ago(20));
    const others = await contractorWithPayment(ago(20));
    await app.db.update(enterprises).set({ phoneNumber: mobile }).where(eq(enterprises.id, enterprise.id));
    await app.db.update(enterprises).set({ phoneNumber: shared }).where(eq(enterprises.id, others.enterprise.id));
    await buildContractor(app.db, { phoneNumber: shared });
    const project = await buildProject(app.db, { status: 'Available' });
    const projectId = project.id;
    await queueMessages(app.newContext(), [
      sms(mobile, 'forfait'),
      { ...sms(mobile, 'annulé'), projectId },
      { ...sms(user.phoneNumber, 'annulé'), projectId },
      { ...sms(project.phoneNumber, 'accepté'), projectId },
      sms(shared, 'forfait'),
    ]);
    for (const one of [user, others.user]) expectEntity(await erase(await app.loginAs(one)));
    await sendEverything();
    later(8);
    // It waits for the morning.
    const [waiting] = await queueMessages(app.newContext(), [sms(mobile, 'forfait')]);
    await retain(app.newContext());
    expect(await userOf(others.user.id)).toMatchObject({ anonymisedAt: now });
    const [unsent] = await app.db
      .select()
      .from(messages)
      .where(eq(messages.id, waiting?.messageId ?? ''));
    expect(unsent).toMatchObject({ status: 'Failed', recipient: '', body: '' });
    const sentTo = (recipient: string) => app.db.$count(messages, eq(messages.recipient, recipient));
    const recipients = [mobile, user.phoneNumber, user.email ?? '', project.phoneNumber, shared];
    expect(await Promise.all(recipients.map(sentTo))).toEqual([0, 0, 0, 1, 1]);
  });

  test('customer service does it for who calls, for every submission of the number, and nobody erases staff', async () => {
    const phoneNumber = '+224622445566';
    const [first, second] = [await submitted(phoneNumber), await submitted(phoneNumber)];
    const agent = await app.loginAs('CustomerService');
    const { clientId } = first;
    expectInvalid(await agent.post(`/admin/people/${clientId}/data/erasure`, { note: ' ' }), 'Note');
    const asked = expectEntity<PersonData>(await agent.post(`/admin/people/${clientId}/data/erasure`, NOTE));
    expect(asked.erasure).not.toBeNull();
    expect(await linkTo(phoneNumber)).toHaveLength(1);
    const [act] = await app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entityId, clientId), eq(auditLog.action, 'erase')));
    expect(act).toMatchObject({ actorId: agent.userId, after: { people: 2, note: NOTE.note } });
    later(8);
    await retain(app.newContext());
    for (const { projectId } of [first, second])
      expect(await projectOf(projectId)).toMatchObject({ phoneNumber: '+224000000000', status: 'Cancelled' });
    const chief = await app.loginAs('Admin');
    expectRefusal(await chief.post(`/admin/people/${clientId}/data/erasure`, NOTE), 409, 'WRONG_STATE');
    expectRefusal(await chief.post(`/admin/people/${agent.userId}/data/erasure`, NOTE), 409, 'WRONG_STATE');
    // An account without password has only the telephone.
    const visitor = await app.loginAs(await buildUser(app.db, { role: 'Client' }));
    expectRefusal(await erase(visitor), 409, 'WRONG_STATE');
    expect(await app.db.select().from(erasures).where(eq(erasures.userId, visitor.userId))).toEqual([]);
  });
});

describe('an agent', () => {
  test('neither exports nor erases a client of a colleague for whom they sent a request, or one of the same number', async () => {
    const [agent, colleague] = [await app.loginAs('CustomerService'), await app.loginAs('CustomerService')];
    const phoneNumber = '+224622445577';
    const { clientId, projectId } = await submitted(phoneNumber);
    await app.db
      .update(projects)
      .set({ status: 'Assigned', agentId: colleague.userId })
      .where(eq(projects.id, projectId));
    const sent = submissionOf(clientId, await places(app.db), { desiredStartDate: isoDate(ago(-30)) });
    expectEntity(await agent.post('/save-project-infos', sent, withKey()));
    const another = await submitted(phoneNumber);
    for (const id of [clientId, another.clientId]) {
      expectEntity(await agent.get(`/admin/people/${id}/data`));
      for (const reply of [
        await agent.get(`/admin/people/${id}/data/export`),
        await agent.post(`/admin/people/${id}/data/erasure`, NOTE),
      ])
        expect(expectRefusal(reply, 403).errorMessage).toContain('Un collègue s’occupe de ce client');
    }
    expect(await app.db.select().from(erasures).where(eq(erasures.userId, clientId))).toEqual([]);
    for (const who of [colleague, await app.loginAs('Admin')])
      expect((await who.get(`/admin/people/${clientId}/data/export`)).statusCode).toBe(200);
    expectEntity(await colleague.post(`/admin/people/${clientId}/data/erasure`, NOTE));
  });
});

const sms = (phoneNumber: string, name = 'Awa') =>
  ({
    channel: 'sms',
    template: 'requestReceived',
    dedupeKey: randomUUID(),
    phoneNumber,
    params: { name, reference: name },
  }) as const;

const view = (day: Date, entityId: string) => ({
  entity: 'support-tickets' as const,
  entityId,
  day: day.toISOString().slice(0, 10),
  viewerId: admin.userId,
  firstAt: day,
  contacts: 1,
});

async function contractorWithPayment(settledAt: Date) {
  const { user, enterprise } = await buildContractor(app.db, { now });
  const [subscription] = await app.db.select().from(subscriptions).where(eq(subscriptions.enterpriseId, enterprise.id));
  const [payment] = await app.db
    .insert(payments)
    .values({
      orderId: `PAID${user.phoneNumber.slice(-6)}`,
      purpose: 'Subscription',
      subscriptionId: subscription?.id ?? '',
      enterpriseId: enterprise.id,
      userId: user.id,
      provider: 'sandbox',
      amount: 150_000,
      description: 'Forfait Basic',
      status: 'Paid',
      settledAt,
      createdAt: settledAt,
    })
    .returning();
  const number = Number(user.phoneNumber.slice(-6));
  await app.db
    .insert(receipts)
    .values({ number, paymentId: payment?.id ?? '', payerName: enterprise.name, issuedAt: settledAt });
  return { user, enterprise };
}
