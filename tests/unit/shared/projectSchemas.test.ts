import { describe, expect, it } from 'vitest';
import { NO_ID } from '../../../src/shared/ids.ts';
import { contactDays } from '../../../src/shared/projects/options.ts';
import {
  activateProjectSchema,
  assignProjectSchema,
  submitProjectSchema,
  updateProjectSchema,
} from '../../../src/shared/projects/schemas.ts';
import { issuesOf } from './issuesOf.ts';

const id = '0199a000-0000-7000-8000-000000000001';
const submission = {
  clientId: id,
  description: 'Refaire la toiture',
  address: 'Rue 12',
  cityId: id,
  districtId: id,
  desiredStartDate: '2026-12-01',
  preferredContactDays: 'Lundi',
  preferredHoursRange: '09h00-12h00',
  serviceId: id,
};

describe('submission of a project', () => {
  it('accepts what the wizard sends', () => {
    expect(submitProjectSchema.parse(submission)).toEqual({
      ...submission,
      choosenResponses: {},
      spokenFields: [],
      sharesVoice: false,
    });
  });

  it.each([
    ['address', '', 'projects.addressRequired'],
    ['address', 'x'.repeat(201), 'common.tooLong'],
    ['cityId', '', 'projects.cityRequired'],
    ['cityId', NO_ID, 'projects.cityRequired'],
    ['districtId', undefined, 'projects.districtRequired'],
    ['districtId', '', 'projects.districtRequired'],
    ['desiredStartDate', '', 'projects.startDateRequired'],
    ['desiredStartDate', '01/12/2026', 'common.dateInvalid'],
    ['desiredStartDate', '2026-02-30', 'common.dateInvalid'],
    ['desiredStartDate', '2226-02-03', 'common.dateInvalid'],
    ['preferredContactDays', '', 'projects.contactDaysRequired'],
    ['preferredContactDays', 'Dimanche', 'projects.contactDaysRequired'],
    ['preferredHoursRange', ' ', 'projects.hoursRangeRequired'],
    ['description', '', 'projects.descriptionRequired'],
    ['description', '   ', 'projects.descriptionRequired'],
    ['description', 'x'.repeat(501), 'projects.descriptionTooLong'],
  ])('refuses %s %j with %s', (field, value, key) => {
    expect(issuesOf(submitProjectSchema, { ...submission, [field]: value })).toEqual({ [field]: key });
  });

  it('counts 500 characters of description after trimming', () => {
    expect(issuesOf(submitProjectSchema, { ...submission, description: ` ${'x'.repeat(500)} ` })).toEqual({});
  });

  it('needs no description where a predefined service was answered', () => {
    const answered = { Q0: [{ responseId: id, customResponseText: '' }], Q1: [{ responseId: id }] };
    const parsed = submitProjectSchema.parse({ ...submission, description: '', choosenResponses: answered });
    expect(parsed.choosenResponses.Q0).toEqual([{ responseId: id, customResponseText: undefined }]);
  });

  it.each([{ first: [] }, { Q: [] }, { Q0: [{ responseId: 'none' }] }, { Q0: 'yes' }])(
    'refuses answers of another shape: %o',
    (choosenResponses) => {
      expect(submitProjectSchema.safeParse({ ...submission, choosenResponses }).success).toBe(false);
    },
  );

  it.each(contactDays)('accepts the day %s', (day) => {
    expect(issuesOf(submitProjectSchema, { ...submission, preferredContactDays: day })).toEqual({});
  });

  it.each(['', null, undefined])('takes the service %j for none', (serviceId) => {
    expect(submitProjectSchema.parse({ ...submission, serviceId }).serviceId).toBeUndefined();
  });
});

describe('correction of a project', () => {
  const { clientId: _client, ...details } = submission;
  const correction = { ...details, id, agentId: id, phoneNumber: '620 00 00 01', email: '', language: '', budget: '' };

  it('takes empty optional fields for absent ones', () => {
    const parsed = updateProjectSchema.parse(correction);
    expect(parsed).toMatchObject({ phoneNumber: '+224620000001' });
    expect([parsed.email, parsed.language, parsed.budget, parsed.updatedAt]).toEqual(Array(4).fill(undefined));
  });

  it.each([
    ['budget', -1],
    ['budget', 1.5],
    ['budget', 1_000_000_000_000],
    ['updatedAt', 'yesterday'],
  ])('refuses %s %j', (field, value) => {
    expect(Object.keys(issuesOf(updateProjectSchema, { ...correction, [field]: value }))).toEqual([field]);
  });
});

describe('assignment and activation', () => {
  it('name the project and the agent by their ids', () => {
    expect(issuesOf(assignProjectSchema, { id: '1', agentId: '' })).toEqual({
      id: 'common.invalid',
      agentId: 'common.invalid',
    });
  });

  it('leave the missing service to the rule, which has a code of its own', () => {
    expect(issuesOf(activateProjectSchema, { id, agentId: id, serviceId: NO_ID })).toEqual({});
    expect(issuesOf(activateProjectSchema, { id, agentId: id })).toEqual({});
  });
});
