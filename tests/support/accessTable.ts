import { issuePasswordLink } from '../../src/server/auth/passwordLink.ts';
import type { Audience, Role } from '../../src/shared/auth/roles.ts';
import { buildEnterprise, buildProject, buildUser, DEMO_PASSWORD } from './builders.ts';
import { contentRows } from './contentRows.ts';
import { directoryRows } from './directoryRows.ts';
import { factorRows } from './factorRows.ts';
import { followUpRows } from './followUpRows.ts';
import { jobListRows } from './jobListRows.ts';
import { leadRows } from './leadRows.ts';
import { peopleRows } from './peopleRows.ts';
import { privacyRows } from './privacyRows.ts';
import { projectDeskRows } from './projectDeskRows.ts';
import { paymentRows } from './providers/paymentRows.ts';
import { quoteRows } from './quoteRows.ts';
import { reviewRows } from './reviewRows.ts';
import { png } from './sampleFiles.ts';
import { buildSms } from './sms/buildSms.ts';
import { submissionOf } from './submission.ts';
import { trackedQuoteRows } from './trackedQuoteRows.ts';
import { trackingActRows } from './trackingActRows.ts';
import { trackingRows } from './trackingRows.ts';
import { verificationRows } from './verificationRows.ts';
import type { World } from './world.ts';

export interface AccessRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  body?: object | string;
  headers?: Record<string, string>;
  file?: { name: string; content: Buffer };
}

export type MakeRequest = (world: World, audience: Audience) => AccessRequest | Promise<AccessRequest>;

export interface AccessRow {
  endpoint: string;
  /** Status on the caller's own record, then on somebody else's. */
  expected: Record<Audience, `${number}/${number}`>;
  own: MakeRequest;
  others: MakeRequest;
  /** The caller's session ends by it: not the one that all rows share. */
  endsSession?: true;
}

type Statuses = AccessRow['expected'];

const everybody = (status: `${number}/${number}`): Statuses => ({
  Visitor: status,
  Client: status,
  Entrepreneur: status,
  CustomerService: status,
  SalesService: status,
  Admin: status,
});
/** Nobody but those named. */
const only = (allowed: Partial<Statuses>): Statuses => ({ ...everybody('403/403'), Visitor: '401/401', ...allowed });

const open = (endpoint: string, url = endpoint.slice(endpoint.indexOf(' ') + 1)): AccessRow => {
  const request = (): AccessRequest => ({ method: 'GET', url });
  return { endpoint, expected: everybody('200/200'), own: request, others: request };
};
const openOf = (endpoint: string, url: (world: World) => string): AccessRow => {
  const request = (world: World): AccessRequest => ({ method: 'GET', url: url(world) });
  return { endpoint, expected: everybody('200/200'), own: request, others: request };
};

/** A visitor has no records: what they try is the client's. */
const ownOf = (world: World, audience: Audience) => world.own[audience === 'Visitor' ? 'Client' : (audience as Role)];
const read = (endpoint: string, url: (records: World['others']) => string, expected: Statuses): AccessRow => ({
  endpoint,
  expected,
  own: (world, audience) => ({ method: 'GET', url: url(ownOf(world, audience)) }),
  others: (world) => ({ method: 'GET', url: url(world.others) }),
});

const client = { isSubmission: true, firstName: 'Awa', phoneNumber: '622112233' };
const formOf = async (world: World, id: string, agentId: string) => {
  const { clientId: _, filePath: __, choosenResponses: ___, ...details } = submissionOf('', world.places);
  return { ...details, id, agentId, phoneNumber: '622112233', serviceId: world.places.serviceId };
};
const detailsOf = (userId: string): AccessRequest => ({
  method: 'PUT',
  url: '/save-user-informations',
  body: { userId, firstName: 'Mariama', lastName: 'Bah' },
});
const chosen = { newPassword: 'Siguiri_26', confirmNewPassword: 'Siguiri_26' };
const passwordOf = (userId: string): AccessRequest => ({
  method: 'PUT',
  url: '/update-password',
  body: { userId, password: 'Devine_1', ...chosen },
});
const resetOf = (identifier: string): AccessRequest => ({
  method: 'POST',
  url: '/request-password-reset',
  body: JSON.stringify(identifier),
  headers: { 'content-type': 'application/json' },
});
const resetWith = (token: string): AccessRequest => ({
  method: 'PUT',
  url: '/reset-password',
  body: { token, ...chosen },
});
const companyOf = ({ places }: World): AccessRequest => ({
  method: 'POST',
  url: '/save-company-informations',
  body: { name: 'Bah Carrelage', cityId: places.cityId },
});
let registered = 10_000;
/** Each belongs to one company. */
const newRegistrationNumber = (): string => {
  registered += 1;
  return `GN.TCC.2026.B.${registered}`;
};
const correctionOf = ({ places }: World, id: string): AccessRequest => ({
  method: 'PUT',
  url: '/update-enterprise-infos',
  body: {
    id,
    name: 'Bah Carrelage',
    address: 'Kipé',
    cityId: places.cityId,
    registrationNumber: newRegistrationNumber(),
  },
});
const preferencesOf = (id: string): AccessRequest => ({
  method: 'PUT',
  url: '/update-enterprise-preferences',
  body: { id, services: [], cities: [], alertBySms: true, alertByEmail: true },
});
const photo = { name: 'a.png', content: png() };

/** Who may do what, on whose record. A route without a row here fails the test. */
export const accessTable: AccessRow[] = [
  open('GET /robots.txt'),
  open('GET /sitemap.xml'),
  open('GET /sitemap-entreprises.xml'),
  open('GET /sitemap-entreprises/:part', '/sitemap-entreprises/k.xml'),
  // No contact is set here.
  { ...open('GET /.well-known/security.txt'), expected: everybody('404/404') },
  open('GET /get-active-services'),
  open('GET /get-spotLighted-services'),
  open('GET /get-not-spotLighted-services'),
  open('GET /get-specialized-services'),
  open('GET /get-quick-search-services'),
  open('GET /get-languages'),
  open('GET /get-sounds'),
  open('GET /get-cities'),
  open('GET /get-user-roles'),
  open('GET /get-site-settings'),
  open('GET /get-packages'),
  open('GET /get-partners'),
  open('GET /healthz'),
  open('GET /readyz'),
  openOf('GET /get-places', () => '/get-places?q=kipe'),
  open('GET /get-located-places'),
  openOf('GET /get-districts/:cityId', ({ places }) => `/get-districts/${places.cityId}`),
  openOf('GET /get-questions/:serviceId', ({ places }) => `/get-questions/${places.serviceId}`),
  { ...open('GET /metrics'), expected: everybody('401/401') },
  {
    endpoint: 'POST /login',
    expected: { ...everybody('200/401'), Visitor: '401/401' },
    own: (world, audience) => ({
      method: 'POST',
      url: '/login',
      body: {
        loginIdentifier: audience === 'Visitor' ? 'personne@oasis.test' : world.actors[audience].email,
        password: DEMO_PASSWORD,
      },
    }),
    others: (world) => ({
      method: 'POST',
      url: '/login',
      body: { loginIdentifier: world.actors.Admin.email, password: 'Devine_1' },
    }),
  },
  {
    endpoint: 'POST /refresh-token',
    expected: { ...everybody('200/401'), Visitor: '401/401' },
    own: async (world, audience) => {
      const token =
        audience === 'Visitor' ? 'none' : (await world.app.loginAs({ id: world.own[audience].userId })).refreshToken;
      return { method: 'POST', url: '/refresh-token', headers: { cookie: `refreshToken=${token}` } };
    },
    others: () => ({ method: 'POST', url: '/refresh-token', headers: { cookie: 'refreshToken=guessed' } }),
  },
  {
    endpoint: 'POST /logout',
    endsSession: true,
    expected: everybody('200/200'),
    own: () => ({ method: 'POST', url: '/logout' }),
    others: () => ({ method: 'POST', url: '/logout', headers: { cookie: 'refreshToken=guessed' } }),
  },
  {
    endpoint: 'POST /register',
    expected: everybody('200/400'),
    own: () => ({ method: 'POST', url: '/register', body: client }),
    others: () => ({
      method: 'POST',
      url: '/register',
      body: { email: 'x@y.gn', phoneNumber: '620000000', password: DEMO_PASSWORD, role: 'Admin' },
    }),
  },
  {
    endpoint: 'POST /contact',
    expected: everybody('200/400'),
    own: () => ({
      method: 'POST',
      url: '/contact',
      body: { name: 'Awa', phoneNumber: '622112233', subject: 'Ma demande', message: 'Où en est-elle ?' },
    }),
    // Nobody could answer this one.
    others: () => ({ method: 'POST', url: '/contact', body: { name: 'Awa', subject: 'Ma demande', message: 'Et ?' } }),
  },
  {
    endpoint: 'POST /preview-access',
    // The tests' server has no gate, so no password is the right one.
    expected: everybody('400/400'),
    own: () => ({ method: 'POST', url: '/preview-access', body: { password: '' } }),
    others: () => ({ method: 'POST', url: '/preview-access', body: { password: DEMO_PASSWORD } }),
  },
  {
    endpoint: 'POST /leave-preview',
    expected: everybody('200/200'),
    own: () => ({ method: 'POST', url: '/leave-preview' }),
    others: () => ({ method: 'POST', url: '/leave-preview' }),
  },
  read('GET /get-user-information/:userId', ({ userId }) => `/get-user-information/${userId}`, {
    ...everybody('200/403'),
    Visitor: '401/401',
    Admin: '200/200',
  }),
  {
    endpoint: 'PUT /save-user-informations',
    expected: { ...everybody('200/403'), Visitor: '401/401' },
    own: (world, audience) => detailsOf(ownOf(world, audience).userId),
    others: (world) => detailsOf(world.others.userId),
  },
  {
    endpoint: 'PUT /update-password',
    // With a password that is not the present one: nobody's changes.
    expected: { ...everybody('400/403'), Visitor: '401/401' },
    own: (world, audience) => passwordOf(ownOf(world, audience).userId),
    others: (world) => passwordOf(world.others.userId),
  },
  {
    endpoint: 'POST /request-password-reset',
    // Whoever asks, for whomever: one reply.
    expected: everybody('200/200'),
    own: (world, audience) => resetOf(audience === 'Visitor' ? 'personne@oasis.test' : world.actors[audience].email),
    others: () => resetOf('inconnu@oasis.test'),
  },
  {
    endpoint: 'POST /reset-password/check',
    expected: everybody('200/409'),
    own: async (world) => {
      const user = await buildUser(world.app.db);
      const link = await issuePasswordLink(world.app.newContext(), user.id, 60_000);
      return { method: 'POST', url: '/reset-password/check', body: { token: link.split('token=')[1] ?? '' } };
    },
    others: () => ({ method: 'POST', url: '/reset-password/check', body: { token: 'guessed' } }),
  },
  {
    endpoint: 'PUT /reset-password',
    expected: everybody('200/409'),
    own: async (world) => {
      const user = await buildUser(world.app.db);
      const link = await issuePasswordLink(world.app.newContext(), user.id, 60_000);
      return resetWith(link.split('token=')[1] ?? '');
    },
    others: () => resetWith('guessed'),
  },
  {
    endpoint: 'POST /save-company-informations',
    // The contractor of this world has an enterprise already.
    expected: only({ Entrepreneur: '409/409' }),
    own: (world) => companyOf(world),
    others: (world) => companyOf(world),
  },
  {
    endpoint: 'PUT /update-enterprise-infos',
    // Of the sellers nobody holds these: only an admin works on all.
    expected: only({ Entrepreneur: '200/403', SalesService: '409/409', Admin: '200/200' }),
    own: (world, audience) => correctionOf(world, ownOf(world, audience).enterpriseId),
    others: (world) => correctionOf(world, world.others.enterpriseId),
  },
  read(
    'GET /get-new-enterprises/:agentId',
    ({ userId }) => `/get-new-enterprises/${userId}`,
    only({ SalesService: '200/403', Admin: '200/200' }),
  ),
  read(
    'GET /get-my-enterprises/:id',
    ({ userId }) => `/get-my-enterprises/${userId}`,
    only({ SalesService: '200/403', Admin: '200/200' }),
  ),
  read('GET /admin/enterprises', () => '/admin/enterprises', only({ Admin: '200/200' })),
  read('GET /admin/enterprise-agents', () => '/admin/enterprise-agents', only({ Admin: '200/200' })),
  {
    endpoint: 'GET /find-enterprise-by-account-number/:accountNumber',
    expected: only({ SalesService: '200/404', Admin: '200/404' }),
    own: async (world) => ({
      method: 'GET',
      url: `/find-enterprise-by-account-number/${(await buildEnterprise(world.app.db)).accountNumber}`,
    }),
    others: () => ({ method: 'GET', url: '/find-enterprise-by-account-number/ENT-ZZZZZZ' }),
  },
  read(
    'GET /get-enterprise-details/:id',
    ({ enterpriseId }) => `/get-enterprise-details/${enterpriseId}`,
    only({ SalesService: '200/200', Admin: '200/200' }),
  ),
  read(
    'GET /admin/enterprises/:id/figures',
    ({ enterpriseId }) => `/admin/enterprises/${enterpriseId}/figures`,
    only({ SalesService: '200/200', Admin: '200/200' }),
  ),
  {
    endpoint: 'PUT /assign-enterprise/',
    expected: only({ SalesService: '200/403', Admin: '200/200' }),
    own: async (world, audience) => custody(world, ownOf(world, audience).userId),
    others: async (world) => custody(world, (await buildUser(world.app.db, { role: 'SalesService' })).id),
  },
  {
    endpoint: 'PUT /verify-enterprise-account/',
    expected: only({ SalesService: '200/409', Admin: '200/200' }),
    own: async (world, audience) => verification(world, audience, ownOf(world, audience).userId),
    others: async (world, audience) => verification(world, audience, null),
  },
  {
    endpoint: 'PUT /admin/enterprises/:id/suspension',
    expected: only({ Admin: '200/200' }),
    own: (world) => suspension(world),
    others: (world) => suspension(world),
  },
  {
    endpoint: 'PUT /update-enterprise-preferences',
    expected: only({ Entrepreneur: '200/403' }),
    own: (world, audience) => preferencesOf(ownOf(world, audience).enterpriseId),
    others: (world) => preferencesOf(world.others.enterpriseId),
  },
  read(
    'GET /get-user-enterprises/:userId',
    ({ userId }) => `/get-user-enterprises/${userId}`,
    only({ Entrepreneur: '200/403', CustomerService: '200/200', SalesService: '200/200', Admin: '200/200' }),
  ),
  read(
    'GET /get-enterprise-informations/:enterpriseId',
    ({ enterpriseId }) => `/get-enterprise-informations/${enterpriseId}`,
    only({ Entrepreneur: '200/403', CustomerService: '200/200', SalesService: '200/200', Admin: '200/200' }),
  ),
  {
    endpoint: 'POST /save-project-infos',
    // Staff ask for a client, never for themselves.
    expected: only({ Client: '200/403', Entrepreneur: '200/403', CustomerService: '400/200', Admin: '400/200' }),
    own: (world, audience) => ({
      method: 'POST',
      url: '/save-project-infos',
      body: submissionOf(ownOf(world, audience).userId, world.places),
    }),
    others: async (world) => ({
      method: 'POST',
      url: '/save-project-infos',
      body: submissionOf((await buildUser(world.app.db)).id, world.places),
    }),
  },
  read(
    'GET /get-submitted-projects/:agentId',
    ({ userId }) => `/get-submitted-projects/${userId}`,
    only({ CustomerService: '200/403', Admin: '200/200' }),
  ),
  read(
    'GET /get-available-projects/:userId',
    ({ userId }) => `/get-available-projects/${userId}`,
    only({ Entrepreneur: '200/403', Admin: '409/200' }),
  ),
  read(
    'GET /get-accepted-projects/:userId',
    ({ userId }) => `/get-accepted-projects/${userId}`,
    only({ Entrepreneur: '200/403', Admin: '200/200' }),
  ),
  read(
    'GET /get-project-details/:id',
    ({ projectId }) => `/get-project-details/${projectId}`,
    only({ Client: '200/403', Entrepreneur: '200/403', CustomerService: '200/403', Admin: '200/200' }),
  ),
  {
    endpoint: 'PUT /assign-project/',
    expected: only({ CustomerService: '200/403', Admin: '200/200' }),
    own: async (world, audience) => ({
      method: 'PUT',
      url: '/assign-project/',
      body: { id: (await buildProject(world.app.db)).id, agentId: ownOf(world, audience).userId },
    }),
    others: async (world) => ({
      method: 'PUT',
      url: '/assign-project/',
      body: {
        id: (await buildProject(world.app.db)).id,
        agentId: (await buildUser(world.app.db, { role: 'CustomerService' })).id,
      },
    }),
  },
  {
    endpoint: 'PUT /activate-project/',
    expected: only({ CustomerService: '200/409', Admin: '200/200' }),
    own: async (world, audience) => activation(world, audience, ownOf(world, audience).userId),
    others: async (world, audience) => activation(world, audience, undefined),
  },
  {
    endpoint: 'PUT /update-project-details',
    expected: only({ CustomerService: '200/409', Admin: '200/200' }),
    own: async (world, audience) => correction(world, audience, ownOf(world, audience).userId),
    others: async (world, audience) => correction(world, audience, undefined),
  },
  {
    endpoint: 'PUT /accept-project/',
    expected: only({ Entrepreneur: '200/403' }),
    own: async (world, audience) => acceptance(world, ownOf(world, audience).userId),
    others: async (world) => acceptance(world, world.others.userId),
  },
  {
    endpoint: 'POST /upload-file/:type/:id',
    expected: only({ Client: '200/403', CustomerService: '200/403', Admin: '200/200' }),
    own: (world, audience) => ({
      method: 'POST',
      url: `/upload-file/project/${ownOf(world, audience).projectId}`,
      file: photo,
    }),
    others: (world) => ({ method: 'POST', url: `/upload-file/project/${world.others.projectId}`, file: photo }),
  },
  read(
    'GET /get-files',
    ({ projectId }) => `/get-files?projectId=${projectId}`,
    only({ Client: '200/403', Entrepreneur: '200/403', CustomerService: '200/403', Admin: '200/200' }),
  ),
  read(
    'GET /download/:fileId',
    ({ fileId }) => `/download/${fileId}`,
    only({ Client: '200/403', Entrepreneur: '200/403', CustomerService: '200/403', Admin: '200/200' }),
  ),
  read(
    'GET /admin/messages',
    ({ projectId }) => `/admin/messages?filter={"projectId":"${projectId}"}`,
    only({ Admin: '200/200' }),
  ),
  {
    endpoint: 'PUT /admin/messages/:id/retry',
    expected: only({ Admin: '200/404' }),
    own: async (world) => ({
      method: 'PUT',
      url: `/admin/messages/${(await buildSms(world.app.db, { status: 'Failed' })).id}/retry`,
    }),
    others: () => ({ method: 'PUT', url: `/admin/messages/${crypto.randomUUID()}/retry` }),
  },
  read('GET /admin/dashboard', () => '/admin/dashboard', only({ Admin: '200/200' })),
  read('GET /admin/my-work', () => '/admin/my-work', only({ CustomerService: '200/200', SalesService: '200/200' })),
  read(
    'GET /admin/my-work/weeks',
    () => '/admin/my-work/weeks',
    only({ CustomerService: '200/200', SalesService: '200/200' }),
  ),
  read('GET /admin/statistics', () => '/admin/statistics?from=2026-11-01&to=2026-11-21', only({ Admin: '200/200' })),
  read(
    'GET /admin/statistics/now/ages',
    () => '/admin/statistics/now/ages?from=2026-11-01&to=2026-11-21',
    only({ Admin: '200/200' }),
  ),
  read(
    'GET /admin/statistics/now/coverage',
    () => '/admin/statistics/now/coverage?from=2026-11-01&to=2026-11-21',
    only({ Admin: '200/200' }),
  ),
  read(
    'GET /admin/statistics/:table',
    () => '/admin/statistics/cities?from=2026-11-01&to=2026-11-21',
    only({ Admin: '200/200' }),
  ),
  read('GET /admin/enterprise-figures', () => '/admin/enterprise-figures', only({ Admin: '200/200' })),
  read('GET /admin/enterprise-figures/export', () => '/admin/enterprise-figures/export', only({ Admin: '200/200' })),
  read('GET /admin/enterprise-figures/outlook', () => '/admin/enterprise-figures/outlook', only({ Admin: '200/200' })),
  read(
    'GET /admin/enterprise-figures/outlook/:table',
    () => '/admin/enterprise-figures/outlook/months',
    only({ Admin: '200/200' }),
  ),
  read(
    'GET /admin/handled-steps/figures',
    () => '/admin/handled-steps/figures?from=2026-11-01&to=2026-11-21',
    only({ Admin: '200/200' }),
  ),
  read(
    'GET /admin/handled-steps/figures/export',
    () => '/admin/handled-steps/figures/export?from=2026-11-01&to=2026-11-21',
    only({ Admin: '200/200' }),
  ),
  read('GET /admin/handled-steps', () => '/admin/handled-steps', only({ Admin: '200/200' })),
  read('GET /admin/promised-calls', () => '/admin/promised-calls', only({ Admin: '200/200' })),
  read('GET /admin/sms/summary', () => '/admin/sms/summary', only({ Admin: '200/200' })),
  {
    // Only with the secret that the provider was told.
    endpoint: 'GET /webhooks/sms/:provider/:secret',
    expected: everybody('403/403'),
    own: () => ({ method: 'GET', url: '/webhooks/sms/sandbox/guessed' }),
    others: () => ({ method: 'GET', url: '/webhooks/sms/nimba/guessed' }),
  },
  {
    endpoint: 'POST /webhooks/sms/:provider/:secret',
    expected: everybody('403/403'),
    own: () => ({ method: 'POST', url: '/webhooks/sms/sandbox/guessed', body: {} }),
    others: () => ({ method: 'POST', url: '/webhooks/sms/nimba/guessed', body: {} }),
  },
  read(
    'GET /admin/audit-log',
    ({ projectId }) => `/admin/audit-log?filter={"entityId":"${projectId}"}`,
    only({ Admin: '200/200' }),
  ),
  read(
    'GET /admin/enterprises/export',
    () => '/admin/enterprises/export?list=all',
    only({ SalesService: '403/403', Admin: '200/200' }),
  ),
  read('GET /admin/messages/export', () => '/admin/messages/export', only({ Admin: '200/200' })),
  read('GET /admin/audit-log/export', () => '/admin/audit-log/export', only({ Admin: '200/200' })),
  ...projectDeskRows,
  ...paymentRows,
  ...contentRows,
  ...peopleRows,
  ...privacyRows,
  ...factorRows,
  ...leadRows,
  ...trackingRows,
  ...quoteRows,
  ...reviewRows,
  ...jobListRows,
  ...followUpRows,
  ...trackingActRows,
  ...trackedQuoteRows,
  ...directoryRows,
  ...verificationRows,
];

async function activation(world: World, audience: Audience, holder: string | undefined): Promise<AccessRequest> {
  const project = await heldBy(world, audience, holder);
  const body = { id: project.id, agentId: ownOf(world, audience).userId, serviceId: world.places.serviceId };
  return { method: 'PUT', url: '/activate-project/', body };
}

async function correction(world: World, audience: Audience, holder: string | undefined): Promise<AccessRequest> {
  const project = await heldBy(world, audience, holder);
  return {
    method: 'PUT',
    url: '/update-project-details',
    body: await formOf(world, project.id, ownOf(world, audience).userId),
  };
}

async function acceptance(world: World, entrepreneurId: string): Promise<AccessRequest> {
  const { id } = await buildProject(world.app.db, { status: 'Available' });
  return { method: 'PUT', url: '/accept-project/', body: { id, entrepreneurId } };
}

async function custody(world: World, assignedAgentId: string): Promise<AccessRequest> {
  const { id } = await buildEnterprise(world.app.db, { status: 'Pending' });
  return { method: 'PUT', url: '/assign-enterprise/', body: { id, assignedAgentId } };
}

async function verification(world: World, audience: Audience, assignedAgentId: string | null): Promise<AccessRequest> {
  const { accountNumber } = await buildEnterprise(world.app.db, { status: 'Pending', assignedAgentId });
  const body = { accountNumber, agentId: ownOf(world, audience).userId };
  return { method: 'PUT', url: '/verify-enterprise-account/', body };
}

async function suspension(world: World): Promise<AccessRequest> {
  const { id } = await buildEnterprise(world.app.db);
  return { method: 'PUT', url: `/admin/enterprises/${id}/suspension`, body: { isSuspended: true, reason: 'Plaintes' } };
}

/** Held by the caller where they are an agent, else by an agent. */
function heldBy(world: World, audience: Audience, holder: string | undefined) {
  const isAgent = audience === 'CustomerService' || audience === 'Admin';
  return buildProject(world.app.db, { status: 'Assigned', ...(isAgent && holder ? { agentId: holder } : {}) });
}
