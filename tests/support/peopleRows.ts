import type { PersonDetails } from '../../src/shared/staff/views.ts';
import type { TicketDetails } from '../../src/shared/support/views.ts';
import type { AccessRow } from './accessTable.ts';
import { buildProject, buildUser } from './builders.ts';
import { expectEntity } from './expectations.ts';
import { buildInvited, buildTicket, freshPhone, newUserForm } from './people.ts';
import type { World } from './world.ts';

type Statuses = AccessRow['expected'];
type Made = ReturnType<AccessRow['own']>;
type Outcome = `${number}/${number}`;

const closed: Statuses = {
  Visitor: '401/401',
  Client: '403/403',
  Entrepreneur: '403/403',
  CustomerService: '403/403',
  SalesService: '403/403',
  Admin: '403/403',
};
const admins = (outcome: Outcome): Statuses => ({ ...closed, Admin: outcome });
/** Of the agents of customer service each has their own; an admin all. */
const desk: Statuses = { ...closed, CustomerService: '200/403', Admin: '200/200' };

const UNKNOWN = '01890000-0000-7000-8000-000000000000';

const person = async (world: World, id: string): Promise<PersonDetails> =>
  expectEntity(await world.actors.Admin.get(`/admin/staff/${id}`));

/** A ticket that nobody has, or that some other agent has. */
async function ticketFor(world: World, isTaken: boolean): Promise<TicketDetails> {
  const { db } = world.app;
  const agentId = isTaken ? (await buildUser(db, { role: 'CustomerService' })).id : null;
  const { id } = await buildTicket(db, { agentId });
  return expectEntity(await world.actors.Admin.get(`/admin/support-tickets/${id}`));
}

function ticketRow(endpoint: string, make: (ticket: TicketDetails, world: World) => Made): AccessRow {
  return {
    endpoint,
    expected: desk,
    own: async (world) => make(await ticketFor(world, false), world),
    others: async (world) => make(await ticketFor(world, true), world),
  };
}

/** Of the signed-in alone, and each their own. */
const ownOnly = (outcome: Outcome): Statuses => ({
  Visitor: '401/401',
  Client: outcome,
  Entrepreneur: outcome,
  CustomerService: outcome,
  SalesService: outcome,
  Admin: outcome,
});

const endingOf = async ({ app }: World, userId: string): Promise<Awaited<Made>> => {
  const { token } = await app.loginAs({ id: userId });
  const { sid } = app.app.jwt.decode<{ sid: string }>(token) ?? { sid: '' };
  return { method: 'POST', url: `/account/sessions/${sid}/end` };
};

const phoneChange = () => ({ channel: 'phone', phoneNumber: freshPhone(), password: 'Devine_1' });
const undoing = { token: 'guessed', newPassword: 'Siguiri_26', confirmNewPassword: 'Siguiri_26' };

/** The rows of staff, support tickets and the search. */
export const peopleRows: AccessRow[] = [
  {
    endpoint: 'GET /account/contact-change',
    expected: ownOnly('200/200'),
    own: () => ({ method: 'GET', url: '/account/contact-change' }),
    others: () => ({ method: 'GET', url: '/account/contact-change' }),
  },
  {
    // With a password that is not theirs: nobody's changes.
    endpoint: 'POST /account/contact-change',
    expected: ownOnly('400/400'),
    own: () => ({ method: 'POST', url: '/account/contact-change', body: phoneChange() }),
    others: () => ({ method: 'POST', url: '/account/contact-change', body: { ...phoneChange(), phoneNumber: '1' } }),
  },
  {
    endpoint: 'POST /account/contact-change/confirm',
    expected: ownOnly('409/409'),
    own: () => ({ method: 'POST', url: '/account/contact-change/confirm', body: { code: '123456' } }),
    others: () => ({ method: 'POST', url: '/account/contact-change/confirm', body: { code: '123456' } }),
  },
  {
    endpoint: 'POST /account/contact-change/cancel',
    expected: ownOnly('200/200'),
    own: () => ({ method: 'POST', url: '/account/contact-change/cancel' }),
    others: () => ({ method: 'POST', url: '/account/contact-change/cancel' }),
  },
  {
    // Whoever has the link, signed in or not.
    endpoint: 'POST /account/undo-change/check',
    expected: { ...ownOnly('409/409'), Visitor: '409/409' },
    own: () => ({ method: 'POST', url: '/account/undo-change/check', body: { token: 'guessed' } }),
    others: () => ({ method: 'POST', url: '/account/undo-change/check', body: { token: 'guessed' } }),
  },
  {
    endpoint: 'POST /account/undo-change',
    expected: { ...ownOnly('409/409'), Visitor: '409/409' },
    own: () => ({ method: 'POST', url: '/account/undo-change', body: undoing }),
    others: () => ({ method: 'POST', url: '/account/undo-change', body: undoing }),
  },
  {
    endpoint: 'GET /account/sessions',
    expected: ownOnly('200/200'),
    own: () => ({ method: 'GET', url: '/account/sessions' }),
    others: () => ({ method: 'GET', url: '/account/sessions' }),
  },
  {
    endpoint: 'POST /account/sessions/end-others',
    expected: ownOnly('200/200'),
    own: () => ({ method: 'POST', url: '/account/sessions/end-others' }),
    others: () => ({ method: 'POST', url: '/account/sessions/end-others' }),
  },
  {
    endpoint: 'POST /account/sessions/:id/end',
    expected: ownOnly('200/404'),
    own: (world, audience) => endingOf(world, world.own[audience === 'Visitor' ? 'Client' : audience].userId),
    others: (world) => endingOf(world, world.others.userId),
  },
  {
    // A client anybody of the staff may add, a colleague only an admin.
    endpoint: 'POST /add-new-user',
    expected: { ...closed, CustomerService: '200/403', SalesService: '200/403', Admin: '200/200' },
    own: async ({ app }) => ({ method: 'POST', url: '/add-new-user', body: await newUserForm(app.db) }),
    others: async ({ app }) => ({
      method: 'POST',
      url: '/add-new-user',
      body: await newUserForm(app.db, { roleId: 'Admin' }),
    }),
  },
  {
    endpoint: 'GET /admin/staff',
    expected: admins('200/400'),
    own: () => ({ method: 'GET', url: '/admin/staff' }),
    others: () => ({ method: 'GET', url: '/admin/staff?filter={"role":"Client"}' }),
  },
  {
    endpoint: 'GET /admin/staff/:id',
    expected: admins('200/404'),
    own: (world) => ({ method: 'GET', url: `/admin/staff/${world.actors.CustomerService.userId}` }),
    others: () => ({ method: 'GET', url: `/admin/staff/${UNKNOWN}` }),
  },
  {
    endpoint: 'PUT /admin/staff/:id',
    expected: admins('200/409'),
    own: async (world) => {
      const { id, version } = await person(world, (await buildUser(world.app.db, { role: 'SalesService' })).id);
      const body = { firstName: 'Awa', role: 'SalesService', languages: [], version };
      return { method: 'PUT', url: `/admin/staff/${id}`, body };
    },
    others: async (world) => ({
      method: 'PUT',
      url: `/admin/staff/${world.others.userId}`,
      body: { firstName: 'Awa', role: 'Entrepreneur', languages: [], version: 'of another time' },
    }),
  },
  {
    endpoint: 'PUT /admin/staff/:id/contact',
    expected: admins('200/404'),
    own: async (world) => {
      const { id, version } = await person(world, (await buildUser(world.app.db, { role: 'Client' })).id);
      return { method: 'PUT', url: `/admin/staff/${id}/contact`, body: { phoneNumber: freshPhone(), version } };
    },
    others: () => ({
      method: 'PUT',
      url: `/admin/staff/${UNKNOWN}/contact`,
      body: { phoneNumber: freshPhone(), version: 'of another time' },
    }),
  },
  {
    endpoint: 'PUT /admin/staff/:id/activity',
    expected: admins('200/409'),
    own: async ({ app }) => ({
      method: 'PUT',
      url: `/admin/staff/${(await buildUser(app.db)).id}/activity`,
      body: { isActive: false },
    }),
    // Nobody shuts themself out.
    others: ({ actors }) => ({
      method: 'PUT',
      url: `/admin/staff/${actors.Admin.userId}/activity`,
      body: { isActive: false },
    }),
  },
  {
    endpoint: 'POST /admin/staff/:id/invitation',
    expected: admins('200/409'),
    own: async ({ app }) => ({ method: 'POST', url: `/admin/staff/${(await buildInvited(app.db)).id}/invitation` }),
    others: ({ others }) => ({ method: 'POST', url: `/admin/staff/${others.userId}/invitation` }),
  },
  {
    endpoint: 'PUT /admin/staff/:id/work',
    expected: admins('200/400'),
    own: async ({ app, actors }) => {
      const { id } = await buildUser(app.db, { role: 'CustomerService' });
      await buildProject(app.db, { status: 'Assigned', agentId: id });
      return { method: 'PUT', url: `/admin/staff/${id}/work`, body: { projectAgentId: actors.Admin.userId } };
    },
    others: async ({ app, others }) => ({
      method: 'PUT',
      url: `/admin/staff/${(await buildUser(app.db, { role: 'CustomerService' })).id}/work`,
      body: { projectAgentId: others.userId },
    }),
  },
  {
    endpoint: 'GET /admin/support-tickets',
    expected: { ...closed, CustomerService: '200/400', Admin: '200/400' },
    own: () => ({ method: 'GET', url: '/admin/support-tickets' }),
    others: () => ({ method: 'GET', url: '/admin/support-tickets?filter={"email":"awa@bah.gn"}' }),
  },
  ticketRow('GET /admin/support-tickets/:id', ({ id }) => ({ method: 'GET', url: `/admin/support-tickets/${id}` })),
  ticketRow('POST /admin/support-tickets/:id/entries', ({ id, version }) => ({
    method: 'POST',
    url: `/admin/support-tickets/${id}/entries`,
    body: { kind: 'Note', body: 'Rappeler demain', version },
  })),
  ticketRow('PUT /admin/support-tickets/:id/state', ({ id, version }) => ({
    method: 'PUT',
    url: `/admin/support-tickets/${id}/state`,
    body: { move: 'close', version },
  })),
  ticketRow('PUT /admin/support-tickets/:id/assignment', ({ id, version }) => ({
    method: 'PUT',
    url: `/admin/support-tickets/${id}/assignment`,
    body: { version },
  })),
  ticketRow('PUT /admin/support-tickets/:id/holder', async ({ id, version }, { app }) => ({
    method: 'PUT',
    url: `/admin/support-tickets/${id}/holder`,
    body: { agentId: (await buildUser(app.db, { role: 'CustomerService' })).id, version },
  })),
  {
    endpoint: 'GET /admin/search',
    expected: { ...closed, CustomerService: '200/400', SalesService: '200/400', Admin: '200/400' },
    own: () => ({ method: 'GET', url: '/admin/search?q=diallo' }),
    others: () => ({ method: 'GET', url: '/admin/search' }),
  },
];
