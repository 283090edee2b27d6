import type { Audience } from '../../src/shared/auth/roles.ts';
import type { AccessRow } from './accessTable.ts';
import { buildProject, buildUser } from './builders.ts';
import type { World } from './world.ts';

const agents = (own: `${number}/${number}`): AccessRow['expected'] => ({
  Visitor: '401/401',
  Client: '403/403',
  Entrepreneur: '403/403',
  CustomerService: own,
  SalesService: '403/403',
  Admin: '200/200',
});

const list = (endpoint: string): AccessRow => {
  const request = () => ({ method: 'GET' as const, url: endpoint.slice(4) });
  return { endpoint, expected: agents('200/200'), own: request, others: request };
};

/** A request of the agent's, then of a colleague's. */
const held = async ({ app, actors }: World, isOwn: boolean) => {
  const agentId = isOwn ? actors.CustomerService.userId : (await buildUser(app.db, { role: 'CustomerService' })).id;
  return `/admin/follow-ups/${(await buildProject(app.db, { status: 'Assigned', agentId })).id}`;
};
const reading = async (world: World, isOwn: boolean) => ({ method: 'GET' as const, url: await held(world, isOwn) });
const calling = async (world: World, isOwn: boolean) => ({
  method: 'POST' as const,
  url: `${await held(world, isOwn)}/calls`,
  body: { kind: 'project', outcome: 'reached' },
});
const ofBoth = (make: typeof reading | typeof calling) => ({
  own: (world: World, _: Audience) => make(world, true),
  others: (world: World, _: Audience) => make(world, false),
});

/** The desk of customer service. */
export const followUpRows: AccessRow[] = [
  list('GET /admin/follow-ups'),
  list('GET /admin/follow-ups/figures'),
  { endpoint: 'GET /admin/follow-ups/:id', expected: agents('200/403'), ...ofBoth(reading) },
  { endpoint: 'POST /admin/follow-ups/:id/calls', expected: agents('200/409'), ...ofBoth(calling) },
];
