import type { Audience, Role } from '../../src/shared/auth/roles.ts';
import type { ProjectState } from '../../src/shared/projects/status.ts';
import type { AccessRow } from './accessTable.ts';
import { buildProject, buildUser } from './builders.ts';
import type { World } from './world.ts';

const nobody: AccessRow['expected'] = {
  Visitor: '401/401',
  Client: '403/403',
  Entrepreneur: '403/403',
  CustomerService: '403/403',
  SalesService: '403/403',
  Admin: '403/403',
};
const agents = (own: `${number}/${number}`, admin: `${number}/${number}` = '200/200'): AccessRow['expected'] => ({
  ...nobody,
  CustomerService: own,
  Admin: admin,
});

const callerOf = (world: World, audience: Audience) =>
  world.own[audience === 'Visitor' ? 'Client' : (audience as Role)].userId;
const isAgent = (audience: Audience) => audience === 'CustomerService' || audience === 'Admin';

/** A project of the caller, or of another agent. */
async function held(world: World, audience: Audience, isOwn: boolean, status: ProjectState = 'Assigned') {
  const agentId =
    isOwn && isAgent(audience)
      ? callerOf(world, audience)
      : (await buildUser(world.app.db, { role: 'CustomerService' })).id;
  return buildProject(world.app.db, { status, agentId });
}

type Body = (world: World) => object | Promise<object>;

/** An act on one project: the agent who holds it, and an admin. */
const act = (endpoint: string, body: Body, status?: ProjectState): AccessRow => {
  const path = endpoint.slice(endpoint.indexOf(' ') + 1);
  const request = async (world: World, audience: Audience, isOwn: boolean) => {
    const { id } = await held(world, audience, isOwn, status);
    return { method: 'PUT' as const, url: path.replace(':id', id), body: await body(world) };
  };
  return {
    endpoint,
    expected: agents('200/409'),
    own: (world, audience) => request(world, audience, true),
    others: (world, audience) => request(world, audience, false),
  };
};

const list = (endpoint: string, query = '', expected = agents('200/200')): AccessRow => {
  const url = `${endpoint.slice(endpoint.indexOf(' ') + 1)}${query}`;
  const request = () => ({ method: 'GET' as const, url });
  return { endpoint, expected, own: request, others: request };
};

const ofProject = (endpoint: string, url: (id: string) => string): AccessRow => ({
  endpoint,
  expected: agents('200/403'),
  own: async (world, audience) => ({ method: 'GET', url: url((await held(world, audience, true)).id) }),
  others: async (world, audience) => ({ method: 'GET', url: url((await held(world, audience, false)).id) }),
});

const unassigned = async ({ app }: World) => (await buildProject(app.db)).id;

/** Who may do what of customer service's day. */
export const projectDeskRows: AccessRow[] = [
  list('GET /admin/projects', '', { ...nobody, Admin: '200/200' }),
  list('GET /admin/projects/queues'),
  list('GET /admin/projects/duplicate-marks', '?ids='),
  list('GET /admin/projects/export'),
  list('GET /admin/project-agents'),
  ofProject('GET /admin/projects/:id/duplicates', (id) => `/admin/projects/${id}/duplicates`),
  ofProject('GET /admin/projects/:id/history', (id) => `/admin/projects/${id}/history`),
  ofProject('GET /admin/projects/:id/timeline', (id) => `/admin/projects/${id}/timeline`),
  ofProject('GET /admin/comments', (id) => `/admin/comments?filter={"projectId":"${id}"}`),
  act('PUT /admin/projects/:id/rejection', () => ({ reason: 'spam' })),
  act('PUT /admin/projects/:id/cancellation', () => ({ reason: 'clientGaveUp' })),
  act('PUT /admin/projects/:id/completion', () => ({ note: 'Le client confirme.' }), 'Hired'),
  act('PUT /admin/projects/:id/restoration', () => ({}), 'Rejected'),
  act('PUT /admin/projects/:id/assignment', () => ({ agentId: null })),
  act('PUT /admin/projects/:id/merge', async (world) => ({ mergedId: await unassigned(world) })),
  {
    endpoint: 'PUT /admin/projects/:id/merge/:mergedId/undo',
    expected: agents('200/409'),
    own: (world, audience) => undoing(world, audience, true),
    others: (world, audience) => undoing(world, audience, false),
  },
  {
    endpoint: 'PUT /admin/projects/many',
    expected: agents('200/200'),
    own: (world, audience) => many(world, audience, true),
    others: (world, audience) => many(world, audience, false),
  },
  {
    endpoint: 'POST /admin/comments',
    expected: agents('200/403'),
    own: (world, audience) => comment(world, audience, true),
    others: (world, audience) => comment(world, audience, false),
  },
  {
    endpoint: 'PUT /admin/comments/:id',
    expected: agents('200/403', '200/403'),
    own: (world, audience) => correction(world, audience, true),
    others: (world, audience) => correction(world, audience, false),
  },
];

async function undoing(world: World, audience: Audience, isOwn: boolean) {
  const { id } = await held(world, audience, isOwn);
  const mergedId = await unassigned(world);
  const done = await world.actors.Admin.put(`/admin/projects/${id}/merge`, { mergedId });
  if (done.statusCode !== 200) throw new Error(done.body);
  return { method: 'PUT' as const, url: `/admin/projects/${id}/merge/${mergedId}/undo` };
}

async function many(world: World, audience: Audience, isOwn: boolean) {
  const { id } = await held(world, audience, isOwn);
  return {
    method: 'PUT' as const,
    url: '/admin/projects/many',
    body: { act: 'reject', reason: 'spam', items: [{ id }] },
  };
}

async function comment(world: World, audience: Audience, isOwn: boolean) {
  const { id } = await held(world, audience, isOwn);
  return { method: 'POST' as const, url: '/admin/comments', body: { projectId: id, body: 'Rappeler demain' } };
}

/** Of a comment of the caller's, then of somebody else's. */
async function correction(world: World, audience: Audience, isOwn: boolean) {
  const { app } = world;
  const { id: projectId } = await buildProject(app.db);
  const author = isOwn && isAgent(audience) ? { id: callerOf(world, audience) } : ('Admin' as const);
  const written = await (await app.loginAs(author)).post('/admin/comments', { projectId, body: 'Rappeler demain' });
  const { id } = written.json().entity;
  return { method: 'PUT' as const, url: `/admin/comments/${id}`, body: { body: 'Rappeler lundi' } };
}
