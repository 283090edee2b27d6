import { describe, expect, it } from 'vitest';
import { projectActions } from '../../../src/admin/projects/access.ts';
import { buildProjectView } from './buildProject.ts';

const agent = { id: '0199c0de-0000-7000-8000-000000000005', role: 'CustomerService' as const };
const colleague = { id: '0199c0de-0000-7000-8000-000000000099', role: 'CustomerService' as const };
const admin = { id: '0199c0de-0000-7000-8000-000000000098', role: 'Admin' as const };

describe('what may be done with a project besides correcting it', () => {
  it.each([
    ['Assigned', agent, ['handOver', 'reject', 'cancel']],
    ['Available', agent, ['handOver', 'cancel']],
    ['Accepted', agent, ['handOver', 'cancel']],
    ['Done', agent, []],
    ['Rejected', agent, ['restore']],
    ['Assigned', colleague, []],
    ['Assigned', admin, ['handOver', 'reject', 'cancel']],
  ] as const)('%s', (status, user, acts) => {
    expect(projectActions(buildProjectView({ status }), user)).toEqual(acts);
  });

  it('leaves what nobody has to everybody, and giving it away to an admin', () => {
    const project = buildProjectView({ status: 'Submitted', agentId: null });
    expect(projectActions(project, colleague)).toEqual(['reject', 'cancel']);
    expect(projectActions(project, admin)).toEqual(['handOver', 'reject', 'cancel']);
  });

  it('takes back no request whose client was erased', () => {
    const erased = buildProjectView({ status: 'Cancelled', firstName: null, lastName: null, phoneNumber: null });
    expect(projectActions(erased, agent)).toEqual([]);
  });

  it('takes back no merged request: that is undone', () => {
    const merged = buildProjectView({ status: 'Cancelled', mergedIntoId: '0199c0de-0000-7000-8000-000000000001' });
    expect(projectActions(merged, agent)).toEqual([]);
  });
});
