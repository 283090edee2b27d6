import type { AccessRow } from './accessTable.ts';
import { quoting, sent } from './quotes.ts';
import type { World } from './world.ts';

const agents: AccessRow['expected'] = {
  Visitor: '401/401',
  Client: '403/403',
  Entrepreneur: '403/403',
  CustomerService: '200/200',
  SalesService: '403/403',
  Admin: '200/200',
};

const list = (endpoint: string): AccessRow => {
  const request = () => ({ method: 'GET' as const, url: endpoint.slice(4) });
  return { endpoint, expected: agents, own: request, others: request };
};
const reading = async ({ app }: World) => {
  const { id } = await sent(await quoting(app));
  return { method: 'GET' as const, url: `/admin/quotes/${id}` };
};

/** What staff read of all jobs. */
export const jobListRows: AccessRow[] = [
  list('GET /admin/leads'),
  list('GET /admin/quotes'),
  { endpoint: 'GET /admin/quotes/:id', expected: agents, own: reading, others: reading },
];
