import { absences } from '../../src/server/db/schema/index.ts';
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

const staff = (own: `${number}/${number}`): AccessRow['expected'] => ({
  ...agents(own),
  SalesService: own,
});

const list = (endpoint: string): AccessRow => {
  const request = () => ({ method: 'GET' as const, url: endpoint.slice(4) });
  return { endpoint, expected: staff('200/200'), own: request, others: request };
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

const own = ({ actors }: World, audience: Audience) => actors[audience === 'Visitor' ? 'Client' : audience].userId;
const somebody = async ({ app }: World) => (await buildUser(app.db, { role: 'CustomerService' })).id;
const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
let times = 0;
/** Other days each time: those of one person do not overlap. */
const nextDays = () => {
  times += 2;
  return { fromDay: dayIn(times), untilDay: dayIn(times) };
};
const absenceOf = async (world: World, userId: string) => {
  const rows = await world.app.db
    .insert(absences)
    .values({ userId, ...nextDays() })
    .returning({ id: absences.id });
  return rows[0]?.id ?? '';
};

/** Each their own, an admin anybody's. */
const absenceRows: AccessRow[] = [
  {
    endpoint: 'GET /admin/staff/:id/absences',
    expected: staff('200/403'),
    own: (world, audience) => ({ method: 'GET', url: `/admin/staff/${own(world, audience)}/absences` }),
    others: async (world) => ({ method: 'GET', url: `/admin/staff/${await somebody(world)}/absences` }),
  },
  {
    endpoint: 'POST /admin/staff/:id/absences',
    expected: staff('200/403'),
    own: (world, audience) => ({
      method: 'POST',
      url: `/admin/staff/${own(world, audience)}/absences`,
      body: nextDays(),
    }),
    others: async (world) => ({
      method: 'POST',
      url: `/admin/staff/${await somebody(world)}/absences`,
      body: nextDays(),
    }),
  },
  {
    endpoint: 'PUT /admin/absences/:id',
    expected: staff('200/403'),
    own: async (world, audience) => ({
      method: 'PUT',
      url: `/admin/absences/${await absenceOf(world, own(world, audience))}`,
      body: { untilDay: dayIn(times) },
    }),
    others: async (world) => ({
      method: 'PUT',
      url: `/admin/absences/${await absenceOf(world, await somebody(world))}`,
      body: { untilDay: dayIn(times) },
    }),
  },
  {
    endpoint: 'POST /admin/absences/:id/end',
    expected: staff('200/403'),
    own: async (world, audience) => ({
      method: 'POST',
      url: `/admin/absences/${await absenceOf(world, own(world, audience))}/end`,
    }),
    others: async (world) => ({
      method: 'POST',
      url: `/admin/absences/${await absenceOf(world, await somebody(world))}/end`,
    }),
  },
];

/** The desk of customer service, and who is away. */
export const followUpRows: AccessRow[] = [
  ...absenceRows,
  list('GET /admin/follow-ups'),
  list('GET /admin/follow-ups/figures'),
  { endpoint: 'GET /admin/follow-ups/:id', expected: agents('200/403'), ...ofBoth(reading) },
  { endpoint: 'POST /admin/follow-ups/:id/calls', expected: agents('200/409'), ...ofBoth(calling) },
];
