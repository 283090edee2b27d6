import { describe, expect, it } from 'vitest';
import { changedFields, parseDraft } from '../../../src/admin/forms/edits.ts';
import { projectAccess } from '../../../src/admin/projects/access.ts';
import { updateOf, validateProject, valuesOf } from '../../../src/admin/projects/projectForm.ts';
import { updateProjectSchema } from '../../../src/shared/projects/schemas.ts';
import { buildProjectView } from './buildProject.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const TOMORROW = '2026-11-22';
const project = buildProjectView();
const agentId = project.agentId ?? '';

describe('the agent’s form of a project', () => {
  it('sends back what it was given, unchanged', () => {
    const sent = updateProjectSchema.parse(updateOf(valuesOf(project), agentId, project.updatedAt));
    expect(sent).toMatchObject({
      id: project.id,
      agentId,
      phoneNumber: '+224620112233',
      preferredHoursRange: '09h00-12h00',
      serviceId: project.service?.id,
      budget: undefined,
      email: undefined,
      updatedAt: project.updatedAt,
    });
  });

  it.each([
    ['12h00-17h00', '12h00-17h00', ''],
    ['Après la prière', 'Autre', 'Après la prière'],
    ['', '', ''],
  ])('shows the hour range « %s » as option « %s » and words « %s »', (range, option, text) => {
    const values = valuesOf(buildProjectView({ preferredHoursRange: range }));
    expect(values).toMatchObject({ preferredHoursRange: option, preferredHoursRangeText: text });
    expect(updateOf(values, agentId, project.updatedAt).preferredHoursRange).toBe(range);
  });

  it.each([
    [{ address: ' ' }, { address: 'projects.addressRequired' }],
    [{ districtId: '' }, { districtId: 'projects.districtRequired' }],
    [{ phoneNumber: '620 11' }, { phoneNumber: 'common.phoneInvalid' }],
    [{ email: 'pas une adresse' }, { email: 'auth.emailInvalid' }],
    [{ preferredHoursRange: '' }, { preferredHoursRange: 'projects.hoursRangeRequired' }],
    [
      { preferredHoursRange: 'Autre', preferredHoursRangeText: '' },
      { preferredHoursRangeText: 'projects.hoursRangeRequired' },
    ],
    [{ desiredStartDate: '' }, { desiredStartDate: 'projects.startDateRequired' }],
    [{ desiredStartDate: '2026-11-21' }, { desiredStartDate: 'projects.startDateTooEarly' }],
    [{ desiredStartDate: TOMORROW }, {}],
    [{ description: '' }, { description: 'projects.descriptionRequired' }],
    [{ serviceId: '', email: '', language: '', budget: '' }, {}],
    [{ budget: '2500000' }, {}],
    [{ budget: '1.5' }, { budget: 'admin.amountInvalid' }],
    [{ budget: '-3000000' }, { budget: 'admin.amountInvalid' }],
    [{ budget: '2,5 millions' }, { budget: 'admin.amountInvalid' }],
  ])('checks %j', (typed, errors) => {
    expect(validateProject({ ...valuesOf(project), ...typed }, project, NOW)).toEqual(errors);
  });

  it('sends the budget that the agent wrote', () => {
    const values = { ...valuesOf(project), budget: '2 500 000,00' };
    expect(updateOf(values, agentId, project.updatedAt).budget).toBe(2_500_000);
  });

  it('lets a start date that has passed stand while nobody changes it', () => {
    const old = buildProjectView({ desiredStartDate: '2026-11-01' });
    expect(validateProject(valuesOf(old), old, NOW)).toEqual({});
  });

  it('lets a predefined request have no description', () => {
    const predefined = buildProjectView({
      description: '',
      questionResponses: [{ id: project.id, nameFr: 'Quoi ?', responses: [] }],
    });
    expect(validateProject(valuesOf(predefined), predefined, NOW)).toEqual({});
  });

  it('takes back what an earlier release kept of it, but for fields that are gone', () => {
    const kept = JSON.stringify({ address: 'Ailleurs', hoursRangeOption: '12h00-17h00' });
    expect(parseDraft(kept, valuesOf(project))).toEqual({ address: 'Ailleurs' });
  });

  it('finds what was typed', () => {
    const before = valuesOf(project);
    expect(changedFields(before, { ...before, address: 'Ailleurs' })).toEqual({ address: 'Ailleurs' });
    expect(changedFields(before, before)).toEqual({});
  });
});

describe('what a person may do with a project', () => {
  const me = { id: agentId, role: 'CustomerService' } as const;
  const other = { id: project.id, role: 'CustomerService' } as const;
  const admin = { id: project.id, role: 'Admin' } as const;

  it.each([
    ['Assigned', agentId, me, 'edit'],
    ['Available', agentId, me, 'edit'],
    ['Assigned', agentId, other, 'others'],
    ['Assigned', agentId, admin, 'edit'],
    ['Submitted', null, me, 'claim'],
    ['Submitted', null, admin, 'claim'],
    ['Accepted', agentId, me, 'closed'],
    ['Cancelled', agentId, admin, 'closed'],
  ] as const)('%s, held by %s', (status, holder, user, access) => {
    expect(projectAccess(buildProjectView({ status, agentId: holder }), user)).toBe(access);
  });
});
