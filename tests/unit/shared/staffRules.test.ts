import { describe, expect, it } from 'vitest';
import { roles } from '../../../src/shared/auth/roles.ts';
import { addableRoles } from '../../../src/shared/staff/rules.ts';

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
