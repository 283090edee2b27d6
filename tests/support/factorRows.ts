import type { TotpEnrolment } from '../../src/shared/factors/views.ts';
import type { AccessRow } from './accessTable.ts';
import { DEMO_PASSWORD } from './builders.ts';
import { expectEntity } from './expectations.ts';
import { buildPerson, challengeOf, codeAt, enrolTotp, PASSWORD, passwordSession } from './secondFactor.ts';
import type { World } from './world.ts';

type Statuses = AccessRow['expected'];
type Outcome = `${number}/${number}`;

const UNKNOWN = '01890000-0000-7000-8000-000000000000';

const all = (outcome: Outcome): Statuses => ({
  Visitor: outcome,
  Client: outcome,
  Entrepreneur: outcome,
  CustomerService: outcome,
  SalesService: outcome,
  Admin: outcome,
});
const signedIn = (outcome: Outcome): Statuses => ({ ...all(outcome), Visitor: '401/401' });
const admins = (outcome: Outcome): Statuses => ({ ...all('403/403'), Visitor: '401/401', Admin: outcome });

/** Somebody else in the second step of a log-in: whoever calls, it is for whom has the challenge. */
async function inSecondStep({ app }: World) {
  const person = await buildPerson(app, 'Admin');
  const { secret } = await enrolTotp(await passwordSession(app, person), app.newContext().now);
  const { challenge } = await challengeOf(app, person);
  return { person, secret, challenge };
}

const dead = { challenge: 'x'.repeat(43), way: 'recovery', code: 'abcd2345wxyz' };

/** A request to remove somebody's factors, for an admin who is not that person. */
async function openReset(world: World): Promise<string> {
  const { challenge, person } = await inSecondStep(world);
  expectEntity(await world.app.visitor.post('/login/factor-reset', { challenge, note: 'Téléphone volé' }));
  const resets = expectEntity<{ id: string; person: { id: string } }[]>(
    await world.actors.Admin.get('/admin/factor-resets'),
  );
  return resets.find((one) => one.person.id === person.id)?.id ?? '';
}

const ofUnknown = (endpoint: string, method: 'POST' | 'PUT', body?: object): AccessRow => {
  const url = endpoint.slice(endpoint.indexOf(' ') + 1).replace(':id', UNKNOWN);
  const request = () => ({ method, url, ...(body ? { body } : {}) });
  return { endpoint, expected: signedIn('404/404'), own: request, others: request };
};

/** The rows of the second factor. Callers of the table have none; what needs one is shown in its own tests. */
export const factorRows: AccessRow[] = [
  {
    endpoint: 'POST /login/second-factor',
    expected: all('200/409'),
    own: async (world) => {
      const { challenge, secret } = await inSecondStep(world);
      const later = new Date(world.app.newContext().now.getTime() + 30_000);
      return {
        method: 'POST',
        url: '/login/second-factor',
        body: { challenge, way: 'totp', code: codeAt(secret, later) },
      };
    },
    others: () => ({ method: 'POST', url: '/login/second-factor', body: dead }),
  },
  {
    // The tests' address is a bare number, which has no passkeys.
    endpoint: 'POST /login/passkey-options',
    expected: all('400/409'),
    own: async (world) => {
      const { challenge } = await inSecondStep(world);
      return { method: 'POST', url: '/login/passkey-options', body: { challenge } };
    },
    others: () => ({ method: 'POST', url: '/login/passkey-options', body: dead }),
  },
  {
    endpoint: 'POST /login/factor-reset',
    expected: all('200/409'),
    own: async (world) => {
      const { challenge } = await inSecondStep(world);
      return { method: 'POST', url: '/login/factor-reset', body: { challenge, note: 'Téléphone volé' } };
    },
    others: () => ({ method: 'POST', url: '/login/factor-reset', body: { ...dead, note: 'Téléphone volé' } }),
  },
  {
    endpoint: 'GET /second-factors',
    expected: signedIn('200/200'),
    own: () => ({ method: 'GET', url: '/second-factors' }),
    others: () => ({ method: 'GET', url: '/second-factors' }),
  },
  {
    endpoint: 'POST /second-factors/totp',
    expected: signedIn('200/400'),
    own: () => ({ method: 'POST', url: '/second-factors/totp', body: { name: 'Téléphone' } }),
    others: () => ({ method: 'POST', url: '/second-factors/totp', body: { name: '' } }),
  },
  {
    // The table's callers are not to have a second factor afterwards: their code is a wrong one.
    endpoint: 'PUT /second-factors/:id/confirmation',
    expected: signedIn('400/404'),
    own: async ({ actors }, audience) => {
      const caller = actors[audience === 'Visitor' ? 'Client' : audience];
      const { id, secret } = expectEntity<TotpEnrolment>(
        await caller.post('/second-factors/totp', { name: 'Téléphone' }),
      );
      const old = codeAt(secret, new Date(0));
      return { method: 'PUT', url: `/second-factors/${id}/confirmation`, body: { code: old } };
    },
    others: async ({ app }) => {
      const stranger = await passwordSession(app, await buildPerson(app, 'Client'));
      const { id, secret } = expectEntity<TotpEnrolment>(
        await stranger.post('/second-factors/totp', { name: 'Téléphone' }),
      );
      return {
        method: 'PUT',
        url: `/second-factors/${id}/confirmation`,
        body: { code: codeAt(secret, app.newContext().now) },
      };
    },
  },
  {
    endpoint: 'POST /second-factors/passkey-options',
    expected: signedIn('400/400'),
    own: () => ({ method: 'POST', url: '/second-factors/passkey-options' }),
    others: () => ({ method: 'POST', url: '/second-factors/passkey-options' }),
  },
  {
    endpoint: 'POST /second-factors/passkeys',
    expected: signedIn('400/400'),
    own: () => ({ method: 'POST', url: '/second-factors/passkeys', body: { name: 'Clé' } }),
    others: () => ({ method: 'POST', url: '/second-factors/passkeys', body: { name: '' } }),
  },
  ofUnknown('PUT /second-factors/:id', 'PUT', { name: 'Clé' }),
  ofUnknown('POST /second-factors/:id/removal', 'POST'),
  {
    endpoint: 'POST /second-factors/recovery-codes',
    expected: signedIn('409/409'),
    own: () => ({ method: 'POST', url: '/second-factors/recovery-codes' }),
    others: () => ({ method: 'POST', url: '/second-factors/recovery-codes' }),
  },
  {
    endpoint: 'POST /recent-proof/options',
    expected: signedIn('200/200'),
    own: () => ({ method: 'POST', url: '/recent-proof/options' }),
    others: () => ({ method: 'POST', url: '/recent-proof/options' }),
  },
  {
    endpoint: 'POST /recent-proof',
    expected: signedIn('200/400'),
    own: () => ({ method: 'POST', url: '/recent-proof', body: { way: 'password', password: DEMO_PASSWORD } }),
    others: () => ({ method: 'POST', url: '/recent-proof', body: { way: 'password', password: PASSWORD } }),
  },
  {
    endpoint: 'GET /admin/factor-resets',
    expected: admins('200/200'),
    own: () => ({ method: 'GET', url: '/admin/factor-resets' }),
    others: () => ({ method: 'GET', url: '/admin/factor-resets' }),
  },
  ...(['approval', 'refusal'] as const).map(
    (act): AccessRow => ({
      endpoint: `PUT /admin/factor-resets/:id/${act}`,
      expected: admins('200/404'),
      own: async (world) => ({ method: 'PUT', url: `/admin/factor-resets/${await openReset(world)}/${act}` }),
      others: () => ({ method: 'PUT', url: `/admin/factor-resets/${UNKNOWN}/${act}` }),
    }),
  ),
];
