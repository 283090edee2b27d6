import { describe, expect, it } from 'vitest';
import { roles } from '../../../src/shared/auth/roles.ts';
import { addableRoles } from '../../../src/shared/staff/rules.ts';
import { canMoveTicket, ticketMoves, ticketStates } from '../../../src/shared/support/status.ts';

describe('whom each role may add', () => {
  it.each([
    ['Admin', roles],
    ['CustomerService', ['Client', 'Entrepreneur']],
    ['SalesService', ['Client', 'Entrepreneur']],
    ['Entrepreneur', []],
    ['Client', []],
    ['Visitor', []],
  ] as const)('%s: %j', (audience, expected) => {
    expect(addableRoles(audience)).toEqual(expected);
  });
});

describe('the moves of a ticket', () => {
  it.each([
    ['reply', ['Open', 'Answered']],
    ['close', ['Open', 'Answered']],
    ['reopen', ['Closed']],
  ] as const)('%s from %j', (move, from) => {
    expect(ticketStates.filter((state) => canMoveTicket(state, move))).toEqual(from);
    expect(ticketStates).toContain(ticketMoves[move].to);
  });
});
