import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, messages, sessions, supportTickets } from '../../src/server/db/schema/index.ts';
import type { OpenedTicket } from '../../src/shared/contact/views.ts';
import type { EntryKind } from '../../src/shared/support/status.ts';
import type { TicketDetails, TicketItem } from '../../src/shared/support/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { expectEntity, expectInvalid, expectRefusal } from '../support/expectations.ts';
import { buildTicket } from '../support/people.ts';
import { withKey } from '../support/submission.ts';

const form = { name: 'Awa Bah', phoneNumber: '622 11 22 33', subject: 'Ma demande', message: 'Où en est-elle ?' };
const NOBODY = '01890000-0000-7000-8000-000000000000';

let now = new Date();
let app: TestApp;
let agent: SignedIn;
let colleague: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
  agent = await app.loginAs('CustomerService');
  colleague = await app.loginAs('CustomerService');
  admin = await app.loginAs('Admin');
});
afterAll(() => app.close());

const at = (id: string) => `/admin/support-tickets/${id}`;
const read = async (who: SignedIn, id: string) => expectEntity<TicketDetails>(await who.get(at(id)));
const build = async (changes: Parameters<typeof buildTicket>[1] = {}) =>
  read(admin, (await buildTicket(app.db, changes)).id);
const write = (who: SignedIn, { id, version }: TicketDetails, kind: EntryKind, body: string, headers = {}) =>
  who.post(`${at(id)}/entries`, { kind, body, version }, headers);
const move = (who: SignedIn, { id, version }: TicketDetails, to: 'close' | 'reopen') =>
  who.put(`${at(id)}/state`, { move: to, version });
const take = (who: SignedIn, { id, version }: TicketDetails) => who.put(`${at(id)}/assignment`, { version });
const list = async (who: SignedIn, filter: object) =>
  (await who.get(`/admin/support-tickets?filter=${encodeURIComponent(JSON.stringify(filter))}`)).json<TicketItem[]>();
const sentTo = (recipient: string) => app.db.select().from(messages).where(eq(messages.recipient, recipient));

describe('who wrote', () => {
  const accountOf = async (reply: Awaited<ReturnType<SignedIn['post']>>) => {
    const { id } = expectEntity<OpenedTicket>(reply);
    return (await app.db.select().from(supportTickets).where(eq(supportTickets.id, id)))[0]?.userId;
  };

  test('is known where they are signed in, and nobody is kept out', async () => {
    const client = await app.loginAs('Client');
    expect(await accountOf(await client.post('/contact', form))).toBe(client.userId);
    expect(await accountOf(await app.visitor.post('/contact', form))).toBeNull();
    expect(await accountOf(await app.visitor.post('/contact', form, { authorization: 'Bearer forged' }))).toBeNull();
    expect(await accountOf(await client.post('/contact', { ...form, userId: agent.userId }))).toBe(client.userId);
    const { id } = expectEntity<OpenedTicket>(await client.post('/contact', form));
    expect((await read(agent, id)).account).toMatchObject({ id: client.userId, role: 'Client' });
  });

  test('is known after the quarter of an hour of the access token, not after the session', async () => {
    const client = await app.loginAs('Client');
    const old = app.app.jwt.sign(
      {
        sub: client.userId,
        sid: JSON.parse(atob(client.token.split('.')[1] ?? '')).sid,
        iat: Math.floor(Date.now() / 1000) - 7200,
      },
      { expiresIn: '15m' },
    );
    const headers = { authorization: `Bearer ${old}` };
    expect((await app.visitor.get(`/get-user-information/${client.userId}`, headers)).statusCode).toBe(401);
    expect(await accountOf(await app.visitor.post('/contact', form, headers))).toBe(client.userId);
    await app.db.update(sessions).set({ revokedAt: now }).where(eq(sessions.userId, client.userId));
    expect(await accountOf(await app.visitor.post('/contact', form, headers))).toBeNull();
  });
});

describe('a reply', () => {
  test('goes by e-mail with what was asked, takes the ticket and is told once', async () => {
    const ticket = await build({ name: 'Awa', email: 'reponse@bah.gn', phoneNumber: '+224622112299' });
    expect(ticket).toMatchObject({ status: 'Open', replyChannel: 'email', account: null, assignedAgentId: null });
    const key = withKey();
    const answered = expectEntity<TicketDetails>(
      await write(agent, ticket, 'Reply', 'Elle est publiée.\nÀ bientôt', key),
    );
    expectEntity(await write(agent, ticket, 'Reply', 'Elle est publiée.\nÀ bientôt', key));
    expect(answered).toMatchObject({
      status: 'Answered',
      assignedAgentId: agent.userId,
      entries: [
        { kind: 'Reply', authorName: 'Mariama CustomerService', message: { channel: 'email', status: 'Queued' } },
      ],
    });
    const sent = await sentTo('reponse@bah.gn');
    expect(sent).toMatchObject([{ template: 'ticketReply', subject: 'Réponse à votre message : Ma demande' }]);
    expect(sent[0]?.body).toContain('Elle est publiée.\nÀ bientôt');
    expect(sent[0]?.body).toContain('Où en est-elle ?');
    expect(await sentTo('+224622112299')).toEqual([]);
  });

  test('goes by SMS where only a phone is known, whole, and is not too long for it', async () => {
    const ticket = await build({ email: null, phoneNumber: '+224622112298' });
    expectInvalid(await write(agent, ticket, 'Reply', 'a'.repeat(401)), 'Body');
    expectInvalid(await write(agent, ticket, 'Reply', '  '), 'Body');
    expect((await read(agent, ticket.id)).assignedAgentId).toBeNull();
    const long = 'Votre demande est publiée, trois professionnels la voient et le premier vous appelle. '.repeat(3);
    expectEntity(await write(agent, ticket, 'Reply', long));
    const [sms] = await sentTo('+224622112298');
    expect(sms).toMatchObject({ channel: 'sms', template: 'ticketReply' });
    expect(sms?.body).toContain('le premier vous appelle. Votre demande');
    expect(sms?.segments).toBeGreaterThan(1);
  });

  test('of two agents at once, one is sent', async () => {
    for (let round = 0; round < 4; round++) {
      const ticket = await build({ email: `course${round}@bah.gn` });
      const replies = await Promise.all(
        [agent, colleague].map((who) => write(who, ticket, 'Reply', 'Nous vous appelons.')),
      );
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      const lost = replies.find(({ statusCode }) => statusCode === 409);
      if (!lost) throw new Error('Both were sent');
      expect(expectRefusal(lost, 409, 'STALE').errorMessage).toMatch(
        /^Mariama CustomerService a modifié cette fiche le /,
      );
      expect(await sentTo(`course${round}@bah.gn`)).toHaveLength(1);
    }
  });
});

describe('a ticket', () => {
  test('is closed and opened again; a closed one takes notes only', async () => {
    const ticket = await build();
    expectRefusal(await move(agent, ticket, 'reopen'), 409, 'WRONG_STATE');
    const closed = expectEntity<TicketDetails>(await move(agent, ticket, 'close'));
    expect(closed.status).toBe('Closed');
    expectRefusal(await write(agent, closed, 'Reply', 'Bonjour'), 409, 'WRONG_STATE');
    const noted = expectEntity<TicketDetails>(await write(agent, closed, 'Note', 'A rappelé : tout va bien'));
    expect(noted).toMatchObject({ status: 'Closed', entries: [{ kind: 'Note', message: null }] });
    expect(await sentTo('awa@bah.gn')).toEqual([]);
    const open = expectEntity<TicketDetails>(await move(agent, noted, 'reopen'));
    expect(open.status).toBe('Open');
    expect(open.acts.map(({ action }) => action)).toEqual(['reopen', 'note', 'close']);
    const acts = await app.db.select().from(auditLog).where(eq(auditLog.entityId, ticket.id));
    expect(acts.every(({ actorId }) => actorId === agent.userId)).toBe(true);
    expect(JSON.stringify(acts)).not.toContain('tout va bien');
  });

  test('belongs to who took it: a colleague neither sees nor changes it, an admin takes it over', async () => {
    const ticket = await build({ subject: 'Fuite chez Kadiatou' });
    expect(await list(colleague, { q: 'kadiatou' })).toHaveLength(1);
    const taken = expectEntity<TicketDetails>(await take(agent, ticket));
    expect(taken).toMatchObject({ assignedAgentId: agent.userId, assignedAgentName: 'Mariama CustomerService' });
    expect(await list(colleague, { q: 'kadiatou' })).toEqual([]);
    expect(await list(agent, { q: 'kadiatou', mine: true })).toHaveLength(1);
    expectRefusal(await colleague.get(at(ticket.id)), 403);
    expectRefusal(await write(colleague, taken, 'Note', 'x'), 403);
    expectRefusal(await move(colleague, taken, 'close'), 403);
    expectRefusal(await take(colleague, taken), 403);
    expectRefusal(await take(colleague, ticket), 409, 'STALE');
    expect(expectEntity<TicketDetails>(await take(admin, taken)).assignedAgentId).toBe(admin.userId);
    expectRefusal(await agent.get(at(NOBODY)), 404);
    for (const role of ['SalesService', 'Client', 'Entrepreneur'] as const)
      expectRefusal(await (await app.loginAs(role)).get(at(ticket.id)), 403);
  });

  test('is found by its words, its state and its age', async () => {
    const old = await build({ subject: 'Peinture écaillée', name: 'Bâ Mamadou', createdAt: new Date('2026-01-05') });
    const recent = await build({ subject: 'Peinture', name: 'Bâ Mamadou', status: 'Closed' });
    const ids = (rows: TicketItem[]) => rows.map(({ id }) => id);
    expect(ids(await list(admin, { q: 'peinture ba' }))).toEqual([recent.id, old.id]);
    expect(ids(await list(admin, { q: 'ECAILLEE' }))).toEqual([old.id]);
    expect(ids(await list(admin, { q: 'peinture', status: 'Closed' }))).toEqual([recent.id]);
    expect(ids(await list(admin, { q: 'peinture', status: ['Open', 'Answered'] }))).toEqual([old.id]);
    const ascending = await admin.get('/admin/support-tickets?range=[0,0]&sort=["createdAt","ASC"]');
    expect(ids(ascending.json())).toEqual([old.id]);
    expectInvalid(await admin.get('/admin/support-tickets?sort=["body","ASC"]'), 'Sort');
    now = new Date(now.getTime() + 1000);
  });

  test('takes nothing from the body but what it asks for', async () => {
    const ticket = await build();
    const extra = { version: ticket.version, agentId: colleague.userId, status: 'Closed', authorId: colleague.userId };
    const noted = expectEntity<TicketDetails>(
      await agent.post(`${at(ticket.id)}/entries`, { kind: 'Note', body: 'Vu', ...extra }),
    );
    expect(noted).toMatchObject({ status: 'Open', assignedAgentId: null });
    const taken = expectEntity<TicketDetails>(
      await agent.put(`${at(ticket.id)}/assignment`, { ...extra, version: noted.version }),
    );
    expect(taken).toMatchObject({ status: 'Open', assignedAgentId: agent.userId });
    expectInvalid(await agent.put(`${at(ticket.id)}/state`, { move: 'reply', version: taken.version }), 'Move');
  });
});

describe('handing over', () => {
  const give = (who: SignedIn, { id, version }: TicketDetails, agentId: string) =>
    who.put(`${at(id)}/holder`, { agentId, version }, { 'idempotency-key': crypto.randomUUID() });

  test('gives one to a colleague, who alone has it then', async () => {
    const ticket = await build({ agentId: agent.userId });
    expectRefusal(await give(colleague, ticket, colleague.userId), 403);
    expect(expectEntity(await give(agent, ticket, colleague.userId))).toEqual({ id: ticket.id });
    expectRefusal(await agent.get(at(ticket.id)), 403);
    expect(await read(colleague, ticket.id)).toMatchObject({ assignedAgentId: colleague.userId });
    const [act] = await app.db.select().from(auditLog).where(eq(auditLog.entityId, ticket.id));
    expect(act).toMatchObject({
      action: 'handOver',
      actorId: agent.userId,
      before: { agentId: agent.userId },
      after: { agentId: colleague.userId },
    });
  });

  test('is refused to somebody who answers no tickets, of what changed meanwhile, and of a closed one', async () => {
    const ticket = await build({ agentId: agent.userId });
    const seller = await app.loginAs('SalesService');
    expectInvalid(await give(agent, ticket, seller.userId), 'AgentId');
    expectInvalid(await give(agent, ticket, NOBODY), 'AgentId');
    expectRefusal(await give(seller, ticket, colleague.userId), 403);
    expectRefusal(await give(agent, { ...ticket, version: '1' }, colleague.userId), 409, 'STALE');
    expectEntity(await move(agent, ticket, 'close'));
    expectRefusal(await give(agent, await read(agent, ticket.id), colleague.userId), 409, 'WRONG_STATE');
    expect((await read(agent, ticket.id)).assignedAgentId).toBe(agent.userId);
  });
});
