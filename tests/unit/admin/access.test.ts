import { describe, expect, it } from 'vitest';
import { changesOf } from '../../../src/admin/audit-log/changes.ts';
import { mayOpen } from '../../../src/admin/providers/access.ts';

describe('who may open which screen', () => {
  it.each([
    ['dashboard', 'list', ['Admin']],
    ['projects', 'list', ['CustomerService', 'Admin']],
    ['projects', 'edit', ['CustomerService', 'Admin']],
    ['all-projects', 'list', ['Admin']],
    ['enterprises', 'list', ['SalesService', 'Admin']],
    ['enterprises', 'edit', ['SalesService', 'Admin']],
    ['my-enterprises', 'list', ['SalesService', 'Admin']],
    ['all-enterprises', 'list', ['Admin']],
    ['verification-requests', 'list', ['SalesService', 'Admin']],
    ['verification-requests', 'edit', ['SalesService', 'Admin']],
    ['payments', 'list', ['Admin']],
    ['payments', 'edit', ['Admin']],
    ['subscriptions', 'list', ['Admin']],
    ['messages', 'list', ['Admin']],
    ['audit-log', 'list', ['Admin']],
    ['services', 'edit', ['Admin']],
    ['packages', 'create', ['Admin']],
    ['settings', 'edit', ['Admin']],
    ['follow-up-settings', 'edit', ['Admin']],
    ['staff', 'list', ['Admin']],
    ['staff', 'edit', ['Admin']],
    ['add-user', 'list', ['CustomerService', 'SalesService', 'Admin']],
    ['support-tickets', 'list', ['CustomerService', 'Admin']],
    ['support-tickets', 'edit', ['CustomerService', 'Admin']],
    ['statistics', 'list', ['Admin']],
    ['projects', 'delete', []],
    ['nothing', 'list', []],
  ])('%s, %s', (resource, action, allowed) => {
    const audiences = ['Visitor', 'Client', 'Entrepreneur', 'CustomerService', 'SalesService', 'Admin'] as const;
    expect(audiences.filter((audience) => mayOpen(audience, resource, action))).toEqual(allowed);
  });
});

describe('what an act changed', () => {
  it('lists the fields that differ, with a word for nothing', () => {
    const act = { before: { address: 'A', budget: null, same: 1 }, after: { address: 'B', budget: 5, same: 1 } };
    expect(changesOf(act, 'Rien')).toEqual([
      { field: 'address', before: 'A', after: 'B' },
      { field: 'budget', before: 'Rien', after: '5' },
    ]);
  });

  it('takes an act without before', () => {
    expect(changesOf({ before: null, after: { clientId: 'x' } }, 'Rien')).toEqual([
      { field: 'clientId', before: 'Rien', after: 'x' },
    ]);
  });
});
