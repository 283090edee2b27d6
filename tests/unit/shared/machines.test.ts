import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frOr } from '../../../src/server/texts.ts';
import { may, permissions } from '../../../src/shared/auth/permissions.ts';
import { roles } from '../../../src/shared/auth/roles.ts';
import { enterpriseMachine } from '../../../src/shared/enterprises/status.ts';
import { resetMachine } from '../../../src/shared/factors/status.ts';
import { leadMachine } from '../../../src/shared/leads/status.ts';
import { messageMachine } from '../../../src/shared/messages/status.ts';
import { paymentMachine } from '../../../src/shared/payments/status.ts';
import { isClosed, projectMachine } from '../../../src/shared/projects/status.ts';
import { quoteMachine } from '../../../src/shared/quotes/status.ts';
import { reviewMachine } from '../../../src/shared/reviews/status.ts';
import { isFinal, isReachable, type Machine, obstacle } from '../../../src/shared/states/machine.ts';
import { subscriptionMachine } from '../../../src/shared/subscriptions/status.ts';
import { ticketMachine } from '../../../src/shared/support/status.ts';
import { documentMachine, verificationMachine } from '../../../src/shared/verifications/status.ts';

const machines: readonly Machine[] = [
  projectMachine,
  enterpriseMachine,
  subscriptionMachine,
  paymentMachine,
  verificationMachine,
  documentMachine,
  ticketMachine,
  messageMachine,
  resetMachine,
  leadMachine,
  quoteMachine,
  reviewMachine,
];

/** Which states nothing leaves, and which nothing leads to. */
const final: Record<string, readonly string[]> = {
  projects: ['Done'],
  enterprises: [],
  subscriptions: ['Expired'],
  payments: ['Paid'],
  verifications: [],
  'verification-documents': [],
  'support-tickets': [],
  messages: ['Delivered'],
  'factor-resets': ['Done', 'Refused'],
  leads: ['Completed', 'Lost', 'Withdrawn', 'Released'],
  quotes: ['Accepted', 'Declined', 'Expired', 'Superseded', 'Withdrawn'],
  reviews: [],
};

describe.each(machines.map((machine) => [machine.entity, machine] as const))('the machine of %s', (entity, machine) => {
  const transitions = Object.entries(machine.transitions);

  it.each(transitions)('%s goes between states that exist, by a permission that exists', (_name, transition) => {
    const { from, to = [], by, held } = transition;
    for (const state of [...from, ...[to].flat()]) expect(machine.states).toContain(state);
    expect(new Set(from).size).toBe(from.length);
    if (by !== 'system') expect(permissions).toHaveProperty([by]);
    if (held) expect(machine.holder).toBeDefined();
    if (by === 'system') expect(held).toBeUndefined();
  });

  it('is entered by one transition that creates the record', () => {
    expect(transitions.filter(([, { from }]) => from.length === 0)).toHaveLength(1);
  });

  it('reaches every state', () => {
    const reached = new Set<string>();
    for (let before = -1; before < reached.size; ) {
      before = reached.size;
      for (const [, { from, to = [] }] of transitions)
        if (from.length === 0 || from.some((state) => reached.has(state)))
          for (const state of [to].flat()) reached.add(state);
    }
    expect(machine.states.filter((state) => !reached.has(state))).toEqual([]);
  });

  it('has the final states that are meant', () => {
    expect(machine.states.filter((state) => isFinal(machine, state))).toEqual(final[entity]);
  });

  it('calls each state and each refusal by words that exist', () => {
    const { label, ...sentences } = machine.texts;
    const own = transitions.flatMap(([, { wrongState }]) => wrongState ?? []);
    const keys = [...machine.states.map((state) => `${label}.${state}`), ...Object.values(sentences), ...own];
    expect(keys.filter((key) => frOr(key, '') === '')).toEqual([]);
  });
});

describe('who may', () => {
  const actor = { id: 'me', role: 'CustomerService' } as const;
  const admin = { id: 'chief', role: 'Admin' } as const;
  const project = (status: (typeof projectMachine.states)[number], agentId: string | null) => ({ status, agentId });

  it.each([
    ['update', project('Assigned', 'me'), actor, undefined],
    ['update', project('Assigned', 'other'), actor, 'notHolder'],
    ['update', project('Assigned', null), actor, 'notHolder'],
    ['update', project('Assigned', 'other'), admin, undefined],
    ['update', project('Submitted', 'me'), actor, 'wrongState'],
    ['update', project('Submitted', 'other'), actor, 'notHolder'],
    ['cancel', project('Submitted', null), actor, undefined],
    ['cancel', project('Submitted', 'other'), actor, 'notHolder'],
    ['assign', project('Submitted', null), actor, undefined],
    ['assign', project('Submitted', 'other'), admin, 'alreadyHeld'],
    ['fill', project('Available', 'me'), admin, 'forbidden'],
    ['accept', project('Available', 'me'), admin, 'forbidden'],
    ['update', project('Assigned', 'me'), { id: 'me', role: 'SalesService' }, 'forbidden'],
  ] as const)('%s of a project %j by %j: %s', (name, record, who, expected) => {
    expect(obstacle(projectMachine, name, record, who)).toBe(expected);
  });

  it.each([
    ['assign', 'other', 'Pending', 'seller', 'alreadyHeld'],
    ['assign', 'other', 'Pending', 'admin', undefined],
    ['recommend', 'other', 'Pending', 'seller', 'notHolder'],
    ['refuse', 'other', 'Pending', 'seller', 'notHolder'],
    ['refuse', 'other', 'Recommended', 'seller', undefined],
    ['refuse', 'other', 'Incomplete', 'seller', 'wrongState'],
    ['approve', 'other', 'Recommended', 'seller', undefined],
  ] as const)('%s of a verification held by %s in %s by a %s: %s', (name, holderId, status, who, expected) => {
    const seller = { id: 'seller', role: who === 'admin' ? 'Admin' : 'SalesService' } as const;
    expect(obstacle(verificationMachine, name, { status, holderId }, seller)).toBe(expected);
  });
});

describe('rules that hold for every machine, transition, record and actor', () => {
  const cases = fc.constantFrom(...machines).chain((machine) =>
    fc.record({
      machine: fc.constant(machine),
      name: fc.constantFrom(...Object.keys(machine.transitions)),
      status: fc.constantFrom(...machine.states),
      holder: fc.constantFrom(null, 'me', 'other'),
      role: fc.constantFrom(...roles, 'Visitor' as const),
    }),
  );

  it('lets nobody do what the permission, the state or the holder forbids', () => {
    fc.assert(
      fc.property(cases, ({ machine, name, status, holder, role }) => {
        const record = { status, ...(machine.holder ? { [machine.holder]: holder } : {}) };
        const actor = { id: 'me', role };
        const transition = machine.transitions[name];
        const found = obstacle(machine, name, record, actor);
        const isPermitted = transition?.by !== 'system' && may(role, transition?.by ?? 'auth.login');
        if (!isPermitted) expect(found).toBe('forbidden');
        else if (!transition?.from.includes(status)) expect(found).toBeDefined();
        else if (!machine.holder || isReachable(machine, record, actor))
          expect([undefined, 'notHolder', 'alreadyHeld']).toContain(found);
        else if (transition.held && transition.heldIn?.includes(status) !== false) expect(found).toBeDefined();
        else expect(found).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });
});

it('closed projects are those that can be taken back', () => {
  expect(projectMachine.states.filter(isClosed).toSorted()).toEqual(projectMachine.transitions.restore.from.toSorted());
});
