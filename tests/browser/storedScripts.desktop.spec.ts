import {
  type APIRequestContext,
  type APIResponse,
  expect,
  type Page,
  request as requests,
  test,
} from '@playwright/test';
import type { PublicSettings } from '../../src/shared/settings/views.ts';
import { openScreen } from '../support/backOfficeScreens.ts';
import { logIn, signIn } from '../support/browserSession.ts';
import { DEMO_PASSWORD } from '../support/builders.ts';
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { freePort } from '../support/freePort.ts';
import { png } from '../support/sampleFiles.ts';

/** Read as a page, it leaves an element behind even where its scripts are kept from running. */
const SHORT = '<b data-planted>x</b>';
const PAYLOAD = `${SHORT}<img src=x onerror=alert(1)><svg onload=alert(2)>`;
const LONG = `${PAYLOAD}</script><script>alert(3)</script>"'><iframe srcdoc="<script>alert(4)</script>"> {{7*7}} javascript:alert(5)`;

let server: BuiltServer;
test.beforeAll(async () => {
  server = await startBuiltServer(await freePort());
});
test.afterAll(() => server.stop());

interface Caller {
  id: string;
  send: <Entity = { id: string }>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => Promise<Entity>;
  upload: <Entity>(path: string, name: string) => Promise<Entity>;
}

async function callerOf(request: APIRequestContext, accessToken: string, id: string): Promise<Caller> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const entityOf = async (reply: APIResponse) => {
    expect(reply.status(), `${reply.url()} ${await reply.text()}`).toBe(200);
    const body = await reply.json();
    return Array.isArray(body) ? body : body.entity;
  };
  return {
    id,
    send: async (method, path, data) =>
      entityOf(await request.fetch(path, { method, headers, ...(data ? { data } : {}) })),
    upload: async (path, name) =>
      entityOf(
        await request.post(path, {
          headers,
          multipart: { files: { name, mimeType: 'image/png', buffer: png(64, 64) } },
        }),
      ),
  };
}

async function staff(request: APIRequestContext, loginIdentifier: string): Promise<Caller> {
  const { accessToken, user } = await logIn(request, loginIdentifier);
  return callerOf(request, accessToken, user.id);
}

async function registered(request: APIRequestContext, data: object): Promise<Caller> {
  const reply = await (await request.post('/register', { data })).json();
  expect(reply.isSuccess, reply.errorMessage).toBe(true);
  return callerOf(request, reply.accessToken, reply.entity.id);
}

/**
 * Writes into every text that a person outside of the house, then staff, can write; gives the screens of what was made.
 */
async function plant(request: APIRequestContext): Promise<string[]> {
  const admin = await staff(request, 'admin@oasis.test');
  const [city] = (await (await request.get('/get-cities')).json()) as { id: string }[];
  const [district] = (await (await request.get(`/get-districts/${city?.id}`)).json()) as { id: string }[];
  const cityId = city?.id;

  // Names are letters: what is none of them never comes in.
  const visitor = { isSubmission: true, phoneNumber: '622334411' };
  const refused = await request.post('/register', { data: { ...visitor, firstName: SHORT, lastName: SHORT } });
  expect(refused.status()).toBe(400);
  const client = await registered(request, { ...visitor, firstName: 'Awa', lastName: 'Bah' });
  const project = await client.send('POST', '/save-project-infos', {
    clientId: client.id,
    description: LONG,
    address: LONG,
    cityId,
    districtId: district?.id,
    desiredStartDate: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
    preferredContactDays: 'Lundi',
    preferredHoursRange: PAYLOAD,
    choosenResponses: {},
  });
  await client.upload(`/upload-file/project/${project.id}`, `${PAYLOAD}.png`);
  await request.post('/contact', {
    data: { name: 'Awa Bah', phoneNumber: '622334411', subject: PAYLOAD, message: LONG },
  });

  const contractor = await registered(request, {
    email: 'plante@exemple.test',
    phoneNumber: '622334412',
    password: DEMO_PASSWORD,
    role: 'Entrepreneur',
  });
  await contractor.send('POST', '/save-company-informations', {
    name: 'Bah Carrelage',
    address: LONG.slice(0, 200),
    cityId,
  });
  const [enterprise] = await contractor.send<{ id: string }[]>('GET', `/get-user-enterprises/${contractor.id}`);
  await contractor.upload(`/upload-file/enterprise/${enterprise?.id}`, `${PAYLOAD}.png`);
  await contractor.send('PUT', '/save-user-informations', {
    userId: contractor.id,
    firstName: 'Awa',
    lastName: 'Bah',
    occupiedPosition: PAYLOAD,
  });

  await admin.send('POST', '/admin/comments', { projectId: project.id, body: LONG });
  await admin.send('POST', '/admin/cities', { name: SHORT });
  await admin.send('POST', '/admin/districts', { cityId, name: SHORT });
  await admin.send('POST', '/admin/languages', { nameFr: SHORT });
  const service = await admin.send('POST', '/admin/services', {
    nameFr: SHORT,
    slug: '',
    group: 'other',
    isQuickSearch: true,
    isActive: true,
  });
  await admin.send('POST', '/admin/questions', {
    serviceId: service.id,
    nameFr: PAYLOAD,
    type: 'radio',
    isActive: true,
    responses: [
      { nameFr: SHORT, isActive: true },
      { nameFr: `${SHORT}y`, isActive: true },
    ],
  });
  await admin.send('POST', '/admin/packages', {
    nameFr: SHORT,
    monthlyPrice: 10_000,
    advantages: [SHORT],
    isActive: true,
  });
  const logo = await admin.upload<{ address: string }>('/admin/images', `${PAYLOAD}.png`);
  const partner = await admin.send('POST', '/admin/partners', { name: SHORT, logo: logo.address, isActive: true });
  const settings = await admin.send<PublicSettings & { updatedAt: string }>('GET', '/admin/settings/site');
  await admin.send('PUT', '/admin/settings/site', { ...settings, name: SHORT, address: LONG.slice(0, 160) });
  const [ticket] = await admin.send<{ id: string }[]>(
    'GET',
    '/admin/support-tickets?range=[0,0]&sort=["createdAt","DESC"]',
  );

  return [
    `/details-projet-soumis/${project.id}`,
    `/gestion-de-compte-entreprise/${enterprise?.id}`,
    `/gestion-interne/nos-services/${service.id}`,
    `/gestion-interne/partenaires/${partner.id}`,
    `/gestion-interne/villes/${cityId}`,
    `/gestion-interne/support/${ticket?.id}`,
    `/gestion-interne/staff/${contractor.id}`,
  ];
}

const screens = [
  '/gestion-interne',
  '/gestion-interne/admin/dashboard',
  '/oasis-interne/gestion-de-projets',
  '/gestion-interne/projets',
  '/oasis-interne/gestion-de-compte-entreprise',
  '/gestion-interne/entreprises',
  '/gestion-interne/demandes-verification',
  '/gestion-interne/historique-paiements',
  '/gestion-interne/abonnements',
  '/gestion-interne/statistiques',
  '/gestion-interne/messages',
  '/gestion-interne/journal',
  '/gestion-interne/nos-services',
  '/gestion-interne/partenaires',
  '/gestion-interne/villes',
  '/gestion-interne/langues',
  '/gestion-interne/forfaits',
  '/gestion-interne/parametres',
  '/gestion-interne/staff',
  '/gestion-interne/ajout-utilisateur',
  '/gestion-interne/support',
];

const publicPages = ['/accueil', '/services', '/contact'];

const hasPolicy = (reply: { headers: () => Record<string, string> }): boolean =>
  reply.headers()['content-security-policy']?.includes("script-src 'self';") ?? false;

/** What any page says or does that it should not, also between two looks at it. */
async function listen(page: Page): Promise<string[]> {
  const heard: string[] = [];
  page.on('dialog', (dialog) => {
    heard.push(`a dialog at ${page.url()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/Content Security Policy|An element was planted/i.test(message.text()))
      heard.push(`${page.url()}: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.request().resourceType() === 'document' && !hasPolicy(response))
      heard.push(`${response.url()} came with another policy`);
  });
  await page.addInitScript(() => {
    const look = () => document.querySelector('[data-planted]') && console.error('An element was planted');
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  return heard;
}

test('what people write is text on every screen of staff, and never a page', async ({ browser }) => {
  test.setTimeout(600_000);
  const request = await requests.newContext({ baseURL: server.url });
  const records = await plant(request);
  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  const heard = await listen(page);
  const shown: string[] = [];
  const look = async (address: string) => {
    await expect(page.locator('main h1, main h2').first()).toBeVisible({ timeout: 60_000 });
    expect(await page.locator('[data-planted]').count(), `${address} made an element of it`).toBe(0);
    if ((await page.locator('body').innerHTML()).includes('data-planted')) shown.push(address);
  };
  for (const address of [...records, ...screens, ...publicPages]) {
    const reply = await request.get(address, { headers: { accept: 'text/html' } });
    expect(hasPolicy(reply), `${address} came with another policy`).toBe(true);
  }
  await signIn(page, 'admin@oasis.test');
  for (const address of [...records, ...screens]) {
    await openScreen(page, { name: '', as: 'Admin', address });
    await look(address);
  }
  for (const address of publicPages) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await look(address);
  }
  expect(heard).toEqual([]);
  // The name of the site alone would show it everywhere: here are the screens whose own records have it.
  expect(shown).toEqual(expect.arrayContaining(records));
  await request.dispose();
});
