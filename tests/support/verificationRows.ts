import type { Audience } from '../../src/shared/auth/roles.ts';
import type { AccessRow } from './accessTable.ts';
import { buildUser } from './builders.ts';
import { buildVerification, readVerification, sendPaper } from './verifications.ts';
import type { World } from './world.ts';

type Statuses = AccessRow['expected'];

const only = (allowed: Partial<Statuses>): Statuses => ({
  Visitor: '401/401',
  Client: '403/403',
  Entrepreneur: '403/403',
  CustomerService: '403/403',
  SalesService: '403/403',
  Admin: '403/403',
  ...allowed,
});
const sellers = only({ SalesService: '200/200', Admin: '200/200' });
/** A seller works on what they hold, an admin on all. */
const holders = only({ SalesService: '200/409', Admin: '200/200' });

const isSeller = (audience: Audience) => audience === 'SalesService' || audience === 'Admin';

/** A request that the caller holds, or nobody. */
async function held(world: World, audience: Audience, isOwn: boolean) {
  const holder = isOwn && isSeller(audience) ? world.actors[audience].userId : null;
  const made = await buildVerification(world.app, holder);
  return { ...made, version: (await readVerification(world.actors.Admin, made.id)).version };
}

const decision = (isOwn: boolean) => async (world: World, audience: Audience) => {
  const { id, version } = await held(world, audience, isOwn);
  return {
    method: 'PUT' as const,
    url: `/admin/verification-requests/${id}/decision`,
    body: { decision: 'refuse', reason: 'Illisible', version },
  };
};
const checking = (isOwn: boolean) => async (world: World, audience: Audience) => {
  const { fileId, version } = await held(world, audience, isOwn);
  return {
    method: 'PUT' as const,
    url: `/admin/verification-documents/${fileId}`,
    body: { kind: 'Registration', status: 'Accepted', version },
  };
};
const taking = (isOwn: boolean) => async (world: World, audience: Audience) => {
  const { id } = await held(world, audience, false);
  const self = audience === 'Visitor' ? world.own.Client.userId : world.own[audience].userId;
  const agentId = isOwn ? self : (await buildUser(world.app.db, { role: 'SalesService' })).id;
  return { method: 'PUT' as const, url: `/admin/verification-requests/${id}/holder`, body: { agentId } };
};
const reading = async (world: World, audience: Audience) => {
  const { id } = await held(world, audience, false);
  return { method: 'GET' as const, url: `/admin/verification-requests/${id}` };
};
const listing = () => ({ method: 'GET' as const, url: '/admin/verification-requests' });

const classifying = (fileId: string) => ({
  method: 'PUT' as const,
  url: `/enterprise-documents/${fileId}/kind`,
  body: { kind: 'Tax' },
});

/** Who may look at documents, decide, and read what was said of their own. */
export const verificationRows: AccessRow[] = [
  { endpoint: 'GET /admin/verification-requests', expected: sellers, own: listing, others: listing },
  { endpoint: 'GET /admin/verification-requests/:id', expected: sellers, own: reading, others: reading },
  {
    endpoint: 'PUT /admin/verification-requests/:id/holder',
    expected: only({ SalesService: '200/403', Admin: '200/200' }),
    own: taking(true),
    others: taking(false),
  },
  {
    endpoint: 'PUT /admin/verification-requests/:id/decision',
    expected: holders,
    own: decision(true),
    others: decision(false),
  },
  {
    endpoint: 'PUT /admin/verification-documents/:id',
    expected: holders,
    own: checking(true),
    others: checking(false),
  },
  {
    endpoint: 'GET /get-enterprise-verification/:enterpriseId',
    expected: only({ Entrepreneur: '200/403' }),
    own: (world) => ({
      method: 'GET',
      url: `/get-enterprise-verification/${world.own.Entrepreneur.enterpriseId}`,
    }),
    others: (world) => ({ method: 'GET', url: `/get-enterprise-verification/${world.others.enterpriseId}` }),
  },
  {
    endpoint: 'PUT /enterprise-documents/:id/kind',
    expected: only({ Entrepreneur: '200/404' }),
    own: async (world) => {
      const { enterpriseId } = world.own.Entrepreneur;
      return classifying(await sendPaper(world.actors.Entrepreneur, enterpriseId, 'a.pdf'));
    },
    others: async (world) => classifying((await buildVerification(world.app, null)).fileId),
  },
];
