import type { Audience } from '../../src/shared/auth/roles.ts';
import type { AccessRow } from './accessTable.ts';
import { png } from './sampleFiles.ts';
import { voiceFile } from './voiceNotes.ts';
import type { World } from './world.ts';

type Made = ReturnType<AccessRow['own']>;

const NOBODY = '01890000-0000-7000-8000-000000000000';

/** Only an admin keeps the content of the site; the second status is that of a record there is not, or of bad input. */
const adminOnly = (statuses: `${number}/${number}`): AccessRow['expected'] => ({
  Visitor: '401/401',
  Client: '403/403',
  Entrepreneur: '403/403',
  CustomerService: '403/403',
  SalesService: '403/403',
  Admin: statuses,
});

function row(
  endpoint: string,
  statuses: `${number}/${number}`,
  make: (world: World, isOwn: boolean) => Made,
): AccessRow {
  return {
    endpoint,
    expected: adminOnly(statuses),
    own: (world) => make(world, true),
    others: (world) => make(world, false),
  };
}

/** A body that no rule takes: enough to see who is let in, and nothing is changed. */
const bad = (method: 'POST' | 'PUT', endpoint: string, url: string): AccessRow =>
  row(`${method} ${endpoint}`, '400/400', () => ({ method, url, body: {} }));

const list = (path: string): AccessRow => row(`GET ${path}`, '200/200', () => ({ method: 'GET', url: path }));

let made = 0;
const fresh = (name: string): string => {
  made += 1;
  return `${name} ${made}`;
};

const created = (path: string, body: () => object): AccessRow =>
  row(`POST ${path}`, '200/400', (_, isOwn) => ({ method: 'POST', url: path, body: isOwn ? body() : {} }));

/** Made by the admin, whoever then tries to remove it. */
async function removal(world: World, path: string, body: object, isOwn: boolean): Promise<Made> {
  if (!isOwn) return { method: 'DELETE', url: `${path}/${NOBODY}` };
  const reply = await world.actors.Admin.post(path, body);
  return { method: 'DELETE', url: `${path}/${reply.json().entity.id}` };
}

const removed = (path: string, body: (world: World) => object | Promise<object>): AccessRow =>
  row(`DELETE ${path}/:id`, '200/404', async (world, isOwn) => removal(world, path, await body(world), isOwn));

const service = () => ({
  nameFr: fresh('Vitrerie'),
  slug: '',
  group: 'other',
  isQuickSearch: false,
  isActive: false,
});
const question = (serviceId: string) => ({
  serviceId,
  nameFr: 'Quelle vitre ?',
  type: 'radio',
  isActive: true,
  responses: [
    { nameFr: 'Simple', isActive: true },
    { nameFr: 'Double', isActive: true },
  ],
});

async function logoOf(world: World): Promise<string> {
  const reply = await world.actors.Admin.upload('/admin/images', { name: 'logo.png', content: png(64, 64) });
  return reply.json().entity.address;
}

async function languageOf({ app }: World): Promise<string> {
  return (await app.visitor.get('/get-languages')).json()[0].id;
}

async function soundOf(world: World, line: string): Promise<string> {
  const url = `/admin/sounds?line=${line}&languageId=${await languageOf(world)}`;
  const reply = await world.actors.Admin.upload(url, { name: 'son.webm', content: voiceFile('chrome.webm') });
  return reply.json().entity.id;
}

const partner = async (world: World) => ({ name: fresh('Nimba Verre'), logo: await logoOf(world), isActive: true });

export const contentRows: AccessRow[] = [
  list('/admin/services'),
  row('GET /admin/services/:id', '200/404', ({ places }, isOwn) => ({
    method: 'GET',
    url: `/admin/services/${isOwn ? places.serviceId : NOBODY}`,
  })),
  created('/admin/services', service),
  bad('PUT', '/admin/services/:id', `/admin/services/${NOBODY}`),
  bad('PUT', '/admin/services/order', '/admin/services/order'),
  bad('PUT', '/admin/services/:id/questions-order', `/admin/services/${NOBODY}/questions-order`),
  removed('/admin/services', service),
  row('POST /admin/questions', '200/400', ({ places }, isOwn) => ({
    method: 'POST',
    url: '/admin/questions',
    body: isOwn ? { ...question(places.serviceId), isActive: false } : {},
  })),
  bad('PUT', '/admin/questions/:id', `/admin/questions/${NOBODY}`),
  removed('/admin/questions', ({ places }) => question(places.serviceId)),
  list('/admin/cities'),
  row('GET /admin/cities/:id', '200/404', ({ places }, isOwn) => ({
    method: 'GET',
    url: `/admin/cities/${isOwn ? places.cityId : NOBODY}`,
  })),
  created('/admin/cities', () => ({ name: fresh('Ville') })),
  bad('PUT', '/admin/cities/:id', `/admin/cities/${NOBODY}`),
  removed('/admin/cities', () => ({ name: fresh('Ville') })),
  list('/admin/districts'),
  row('POST /admin/districts', '200/400', ({ places }, isOwn) => ({
    method: 'POST',
    url: '/admin/districts',
    body: isOwn ? { cityId: places.cityId, name: fresh('Quartier') } : {},
  })),
  bad('PUT', '/admin/districts/:id', `/admin/districts/${NOBODY}`),
  removed('/admin/districts', ({ places }) => ({ cityId: places.cityId, name: fresh('Quartier') })),
  list('/admin/places'),
  row('GET /admin/places/:id', '200/404', ({ places }, isOwn) => ({
    method: 'GET',
    url: `/admin/places/${isOwn ? places.districtId : NOBODY}`,
  })),
  row('POST /admin/places', '200/400', ({ places }, isOwn) => ({
    method: 'POST',
    url: '/admin/places',
    body: isOwn ? { cityId: places.cityId, name: fresh('Mosquée') } : {},
  })),
  row('POST /admin/places/import', '200/400', (_, isOwn) => ({
    method: 'POST',
    url: '/admin/places/import',
    body: isOwn ? { content: 'type;ville;quartier;nom;orthographes;latitude;longitude' } : {},
  })),
  bad('PUT', '/admin/places/:id', `/admin/places/${NOBODY}`),
  removed('/admin/places', ({ places }) => ({ cityId: places.cityId, name: fresh('Pompe') })),
  list('/admin/languages'),
  created('/admin/languages', () => ({ nameFr: fresh('Langue') })),
  bad('PUT', '/admin/languages/:id', `/admin/languages/${NOBODY}`),
  bad('PUT', '/admin/languages/order', '/admin/languages/order'),
  removed('/admin/languages', () => ({ nameFr: fresh('Langue') })),
  row('POST /admin/images', '200/400', (_, isOwn) => ({
    method: 'POST',
    url: '/admin/images',
    file: { name: 'logo.png', content: isOwn ? png(64, 64) : Buffer.alloc(0) },
  })),
  {
    endpoint: 'GET /images/:id',
    expected: everybodySees(),
    own: async (world) => ({ method: 'GET', url: await logoOf(world) }),
    others: () => ({ method: 'GET', url: `/images/${NOBODY}` }),
  },
  list('/admin/sounds'),
  list('/admin/sounds/export'),
  list('/admin/sounds/missing'),
  row('POST /admin/sounds', '200/400', async (world, isOwn) => ({
    method: 'POST',
    url: `/admin/sounds?line=${isOwn ? 'step:next' : `answer:${NOBODY}`}&languageId=${await languageOf(world)}`,
    file: { name: 'son.webm', content: voiceFile('chrome.webm') },
  })),
  row('PUT /admin/sounds/:id/words', '200/404', async (world, isOwn) => ({
    method: 'PUT',
    url: `/admin/sounds/${isOwn ? await soundOf(world, 'step:back') : NOBODY}/words`,
  })),
  row('DELETE /admin/sounds/:id', '200/404', async (world, isOwn) => ({
    method: 'DELETE',
    url: `/admin/sounds/${isOwn ? await soundOf(world, 'step:retry') : NOBODY}`,
  })),
  {
    endpoint: 'GET /sounds/:soundId',
    expected: everybodySees(),
    own: async (world) => ({ method: 'GET', url: `/sounds/${await soundOf(world, 'step:pre-start')}` }),
    others: () => ({ method: 'GET', url: `/sounds/${NOBODY}` }),
  },
  {
    endpoint: 'GET /get-sounds/:serviceId',
    expected: everybodySees(),
    own: ({ places }) => ({ method: 'GET', url: `/get-sounds/${places.serviceId}` }),
    others: () => ({ method: 'GET', url: `/get-sounds/${NOBODY}` }),
  },
  list('/admin/partners'),
  row('GET /admin/partners/:id', '404/404', () => ({ method: 'GET', url: `/admin/partners/${NOBODY}` })),
  row('POST /admin/partners', '200/400', async (world, isOwn) => ({
    method: 'POST',
    url: '/admin/partners',
    body: isOwn ? await partner(world) : {},
  })),
  bad('PUT', '/admin/partners/:id', `/admin/partners/${NOBODY}`),
  bad('PUT', '/admin/partners/order', '/admin/partners/order'),
  removed('/admin/partners', partner),
  list('/admin/packages'),
  row('GET /admin/packages/:id', '404/404', () => ({ method: 'GET', url: `/admin/packages/${NOBODY}` })),
  created('/admin/packages', () => ({
    nameFr: fresh('Forfait'),
    monthlyPrice: 10_000,
    advantages: ['Un avantage'],
    isActive: false,
  })),
  bad('PUT', '/admin/packages/:id', `/admin/packages/${NOBODY}`),
  bad('PUT', '/admin/packages/order', '/admin/packages/order'),
  row('GET /admin/settings/:id', '200/400', (_, isOwn) => ({
    method: 'GET',
    url: `/admin/settings/${isOwn ? 'site' : 'autre'}`,
  })),
  bad('PUT', '/admin/settings/:id', '/admin/settings/site'),
  row('GET /admin/follow-up-settings/:id', '200/400', (_, isOwn) => ({
    method: 'GET',
    url: `/admin/follow-up-settings/${isOwn ? 'site' : 'autre'}`,
  })),
  bad('PUT', '/admin/follow-up-settings/:id', '/admin/follow-up-settings/site'),
];

function everybodySees(): Record<Audience, '200/404'> {
  return {
    Visitor: '200/404',
    Client: '200/404',
    Entrepreneur: '200/404',
    CustomerService: '200/404',
    SalesService: '200/404',
    Admin: '200/404',
  };
}
