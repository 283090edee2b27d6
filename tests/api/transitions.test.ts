import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { projectMachine } from '../../src/shared/projects/status.ts';
import { type Obstacle, obstacle } from '../../src/shared/states/machine.ts';
import { ticketMachine } from '../../src/shared/support/status.ts';
import type { TicketDetails } from '../../src/shared/support/views.ts';
import { type SignedIn, startTestApp, type TestApp } from '../support/app.ts';
import { buildProject } from '../support/builders.ts';
import { expectEntity, expectRefusal } from '../support/expectations.ts';
import { buildTicket } from '../support/people.ts';
import { places } from '../support/submission.ts';

/** The server refuses exactly what the table refuses, whoever asks for whatever in whatever state. */
const asking = ['agent', 'colleague', 'seller', 'contractor', 'admin'] as const;
const rolesOf = {
  agent: 'CustomerService',
  colleague: 'CustomerService',
  seller: 'SalesService',
  contractor: 'Entrepreneur',
  admin: 'Admin',
} as const;

let app: TestApp;
let people: Record<(typeof asking)[number], SignedIn>;
let serviceId: string;

beforeAll(async () => {
  app = await startTestApp();
  const entries = await Promise.all(asking.map(async (name) => [name, await app.loginAs(rolesOf[name])] as const));
  people = Object.fromEntries(entries) as typeof people;
  serviceId = (await places(app.db)).serviceId;
});
afterAll(() => app.close());

function expectAnswer(reply: LightMyRequestResponse, found: Obstacle | undefined, notHolder: 403 | 409): void {
  if (found === undefined) expectEntity(reply);
  else if (found === 'forbidden' || (found === 'notHolder' && notHolder === 403)) expectRefusal(reply, 403);
  else expectRefusal(reply, 409, codes[found]);
}
const codes = { notHolder: 'NOT_ASSIGNED_TO_YOU', alreadyHeld: 'ALREADY_ASSIGNED', wrongState: 'WRONG_STATE' } as const;

describe('projects', () => {
  const send = {
    assign: (who: SignedIn, id: string) => who.put('/assign-project/', { id, agentId: who.userId }),
    activate: (who: SignedIn, id: string) => who.put('/activate-project', { id, agentId: who.userId, serviceId }),
    reject: (who: SignedIn, id: string) => who.put(`/admin/projects/${id}/rejection`, { reason: 'outOfArea' }),
    cancel: (who: SignedIn, id: string) => who.put(`/admin/projects/${id}/cancellation`, { reason: 'clientGaveUp' }),
    restore: (who: SignedIn, id: string) => who.put(`/admin/projects/${id}/restoration`, {}),
    release: (who: SignedIn, id: string) => who.put(`/admin/projects/${id}/assignment`, { agentId: null }),
  };
  type Name = keyof typeof send;
  const mayBeNobodys: readonly string[] = ['Submitted', 'Cancelled', 'Rejected'];

  const cases = fc
    .record({
      name: fc.constantFrom(...(Object.keys(send) as Name[])),
      status: fc.constantFrom(...projectMachine.states),
      who: fc.constantFrom(...asking),
      isHeld: fc.boolean(),
    })
    .filter(({ isHeld, status }) => isHeld || mayBeNobodys.includes(status))
    // What is so already is no error: taken by oneself, nobody's, published under the same service.
    .filter(({ name, who, isHeld }) => !(name === 'assign' && who === 'agent' && isHeld))
    .filter(({ name, isHeld }) => !(name === 'release' && !isHeld))
    .filter(({ name, status }) => !(name === 'activate' && status === 'Available'));

  test('are refused as the table says', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ({ name, status, who, isHeld }) => {
        const agentId = isHeld ? people.agent.userId : null;
        const { id } = await buildProject(app.db, { status, agentId, acceptanceCount: 0 });
        const actor = { id: people[who].userId, role: rolesOf[who] };
        const found = obstacle(projectMachine, name, { status, agentId }, actor);
        expectAnswer(await send[name](people[who], id), found, 409);
      }),
      { numRuns: 150 },
    );
  });
});

describe('support tickets', () => {
  const body = 'Nous vous rappelons demain.';
  const send = {
    assign: (who: SignedIn, at: string, version: string) => who.put(`${at}/assignment`, { version }),
    note: (who: SignedIn, at: string, version: string) => who.post(`${at}/entries`, { kind: 'Note', body, version }),
    reply: (who: SignedIn, at: string, version: string) => who.post(`${at}/entries`, { kind: 'Reply', body, version }),
    close: (who: SignedIn, at: string, version: string) => who.put(`${at}/state`, { move: 'close', version }),
    reopen: (who: SignedIn, at: string, version: string) => who.put(`${at}/state`, { move: 'reopen', version }),
  };
  const cases = fc.record({
    name: fc.constantFrom(...(Object.keys(send) as (keyof typeof send)[])),
    status: fc.constantFrom(...ticketMachine.states),
    who: fc.constantFrom(...asking),
    isHeld: fc.boolean(),
  });

  test('are refused as the table says', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ({ name, status, who, isHeld }) => {
        const agentId = isHeld ? people.agent.userId : null;
        const at = `/admin/support-tickets/${(await buildTicket(app.db, { status, agentId })).id}`;
        const { version } = expectEntity<TicketDetails>(await people.admin.get(at));
        const actor = { id: people[who].userId, role: rolesOf[who] };
        const found = obstacle(ticketMachine, name, { status, agentId }, actor);
        expectAnswer(await send[name](people[who], at, version), found, 403);
      }),
      { numRuns: 100 },
    );
  });
});
