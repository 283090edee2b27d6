import { eq } from 'drizzle-orm';
import { projects } from '../../src/server/db/schema/index.ts';
import type { AccessRow } from './accessTable.ts';
import type { World } from './world.ts';

type Statuses = AccessRow['expected'];

const closed: Statuses = {
  Visitor: '401/401',
  Client: '403/403',
  Entrepreneur: '403/403',
  CustomerService: '403/403',
  SalesService: '403/403',
  Admin: '403/403',
};
/** Of the agents of customer service each has their own clients; an admin all. */
const desk: Statuses = { ...closed, CustomerService: '200/403', Admin: '200/200' };
const signedIn: Statuses = {
  Visitor: '401/401',
  Client: '200/200',
  Entrepreneur: '200/200',
  CustomerService: '200/200',
  SalesService: '200/200',
  Admin: '200/200',
};
const everybody = (status: `${number}/${number}`): Statuses =>
  Object.fromEntries(Object.keys(closed).map((audience) => [audience, status])) as Statuses;

async function clientOf({ app }: World, projectId: string): Promise<string> {
  const [project] = await app.db.select().from(projects).where(eq(projects.id, projectId));
  return project?.clientId ?? '';
}

const ownClient = (world: World) => clientOf(world, world.own.CustomerService.projectId);
const othersClient = (world: World) => clientOf(world, world.others.projectId);

function alike(endpoint: string, expected: Statuses, body?: object): AccessRow {
  const [method, url] = endpoint.split(' ') as ['GET' | 'POST', string];
  const request = () => ({ method, url, ...(body ? { body } : {}) });
  return { endpoint, expected, own: request, others: request };
}

function ofClient(endpoint: string, body?: object): AccessRow {
  const [method, pattern] = endpoint.split(' ') as ['GET' | 'POST', string];
  const request = (id: string) => ({ method, url: pattern.replace(':id', id), ...(body ? { body } : {}) });
  return {
    endpoint,
    expected: desk,
    own: async (world) => request(await ownClient(world)),
    others: async (world) => request(await othersClient(world)),
  };
}

/** The rows of personal data: one's own by nature, and what customer service does for those who call. */
export const privacyRows: AccessRow[] = [
  alike('GET /own-data', signedIn),
  alike('GET /own-data/export', signedIn),
  // Let in, and refused for the password.
  alike('POST /own-data/erasure', { ...closed, Client: '400/400', Entrepreneur: '400/400' }, { password: 'Devine_1' }),
  alike('POST /own-data/erasure/undo', { ...closed, Client: '200/200', Entrepreneur: '200/200' }),
  alike('POST /erasure/undo', everybody('409/409'), { token: 'never-sent' }),
  ofClient('GET /admin/people/:id/data'),
  ofClient('GET /admin/people/:id/data/export'),
  ofClient('POST /admin/people/:id/data/erasure', { note: 'Rappelée au numéro de la demande' }),
  ofClient('POST /admin/people/:id/data/erasure/undo'),
  {
    endpoint: 'GET /admin/contact-views/:entity/:id',
    expected: desk,
    own: (world) => ({ method: 'GET', url: `/admin/contact-views/projects/${world.own.CustomerService.projectId}` }),
    others: (world) => ({ method: 'GET', url: `/admin/contact-views/projects/${world.others.projectId}` }),
  },
];
