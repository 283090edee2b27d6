import type { AccessRow } from './accessTable.ts';
import { quoteIn } from './quoteRows.ts';
import { tokenOf, WRONG_TOKEN } from './tracking.ts';
import { verifiedCookie } from './trackingCode.ts';
import type { World } from './world.ts';

const byLink = (status: `${number}/${number}`): AccessRow['expected'] => ({
  Visitor: status,
  Client: status,
  Entrepreneur: status,
  CustomerService: status,
  SalesService: status,
  Admin: status,
});

/** A quote before the client of a fresh request, with the link and a browser that gave the code. */
const onOwn = (method: 'GET' | 'POST', rest: string, body?: object) => async (world: World) => {
  const { id, projectId } = await quoteIn(world, world.own.Entrepreneur.enterpriseId, 'Sent');
  const url = `/tracking/${await tokenOf(world.app, projectId)}/quotes/${id}${rest}`;
  return { method, url, headers: await verifiedCookie(world.app, projectId), ...(body ? { body } : {}) };
};

/** Another request's quote, with the link of one's own and the code given. */
const onOthers = (method: 'GET' | 'POST', rest: string, body?: object) => async (world: World) => {
  const { id } = await quoteIn(world, world.others.enterpriseId, 'Sent');
  const { projectId } = world.own.Client;
  const url = `/tracking/${await tokenOf(world.app, projectId)}/quotes/${id}${rest}`;
  return { method, url, headers: await verifiedCookie(world.app, projectId), ...(body ? { body } : {}) };
};

const wrongLink = (rest: string) => async (world: World) => {
  const { id } = await quoteIn(world, world.others.enterpriseId, 'Sent');
  return { method: 'GET' as const, url: `/tracking/${WRONG_TOKEN}/quotes/${id}${rest}` };
};

const reason = { reason: 'price' };

/** What a client does with quotes by the link. */
export const trackedQuoteRows: AccessRow[] = [
  {
    endpoint: 'POST /tracking/:token/quotes/:id/accept',
    expected: byLink('200/404'),
    own: onOwn('POST', '/accept'),
    others: onOthers('POST', '/accept'),
  },
  {
    endpoint: 'POST /tracking/:token/quotes/:id/decline',
    expected: byLink('200/404'),
    own: onOwn('POST', '/decline', reason),
    others: onOthers('POST', '/decline', reason),
  },
  {
    endpoint: 'GET /tracking/:token/quotes/:id/pdf',
    expected: byLink('200/404'),
    own: onOwn('GET', '/pdf'),
    others: wrongLink('/pdf'),
  },
];
