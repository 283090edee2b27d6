import { describe, expect, it } from 'vitest';
import { enterpriseAccess } from '../../../src/admin/enterprises/access.ts';
import { validateEnterprise, valuesOf } from '../../../src/admin/enterprises/enterpriseForm.ts';
import { badgeOf } from '../../../src/admin/enterprises/StatusBadge.tsx';
import { i18nProvider } from '../../../src/admin/providers/i18nProvider.ts';
import '../../../src/admin/texts/enterprises.ts';
import { normaliseAccountNumber } from '../../../src/shared/enterprises/agentSchemas.ts';
import type { EnterpriseDetails } from '../../../src/shared/enterprises/agentViews.ts';

const id = '01890000-0000-7000-8000-000000000001';

const buildDetails = (changes: Partial<EnterpriseDetails> = {}): EnterpriseDetails => ({
  id,
  name: 'Barry Toiture',
  address: 'Kipé',
  city: { id, name: 'Conakry' },
  registrationNumber: 'GN.TCC.2026.B.04321',
  services: [],
  status: 'Pending',
  accountNumber: 'ENT-K7M4QX',
  phoneNumber: '+224655443322',
  alertBySms: true,
  alertByEmail: true,
  isShown: false,
  publicPath: null,
  interestCities: [],
  creationDate: '2026-11-20T10:00:00.000Z',
  isAssigned: true,
  activePackage: null,
  personId: null,
  firstName: null,
  lastName: null,
  occupiedPosition: null,
  personPhoneNumber: null,
  email: null,
  languages: [],
  activatedAt: null,
  assignedAgentId: id,
  assignedAgentName: 'Mariama Soumah',
  version: '1',
  acts: [],
  ...changes,
});

describe('the badge of a status', () => {
  it.each([
    ['Active', "L'entreprise est active", 'success'],
    ['PENDING', "En attente d'approbation", 'warning'],
    ['verified', 'Approuvé par un agent', 'info'],
    ['Suspended', 'Compte suspendu', 'error'],
    ['eXpired', 'Abonnement expiré', 'default'],
    ['Closed', 'Statut inconnu', 'default'],
    ['', 'Statut inconnu', 'default'],
  ])('of %s says %s', (status, sentence, colour) => {
    const { hint, colour: shown } = badgeOf(status);
    expect(i18nProvider.translate(hint)).toBe(sentence);
    expect(shown).toBe(colour);
  });
});

describe('an account number', () => {
  it.each([
    [' ent-k7m4qx ', 'ENT-K7M4QX'],
    ['k7m4qx', 'ENT-K7M4QX'],
    ['ENT-K7', 'ENT-K7'],
    ['   ', ''],
  ])('typed as "%s" is %s', (typed, meant) => {
    expect(normaliseAccountNumber(typed)).toBe(meant);
  });
});

describe('who may work on an enterprise', () => {
  const seller = { id: 'me', role: 'SalesService' } as const;

  it.each([
    [null, seller, 'claim'],
    ['me', seller, 'edit'],
    ['somebody', seller, 'others'],
    [null, { id: 'me', role: 'Admin' } as const, 'edit'],
    ['somebody', { id: 'me', role: 'Admin' } as const, 'edit'],
  ])('held by %s, for %o', (assignedAgentId, user, access) => {
    expect(enterpriseAccess(buildDetails({ assignedAgentId }), user)).toBe(access);
  });
});

describe('the form of an enterprise', () => {
  const problems = (changes: object, of = buildDetails()) => validateEnterprise({ ...valuesOf(of), ...changes }, of);

  it('starts without a problem', () => {
    expect(problems({})).toEqual({});
    expect(problems({}, buildDetails({ registrationNumber: null }))).toEqual({});
    expect(problems({}, buildDetails({ registrationNumber: 'RC 12' }))).toEqual({});
    expect(problems({ address: '' })).toEqual({});
  });

  it.each([
    [{ name: ' ' }, { name: 'enterprises.nameRequired' }],
    [{ cityId: '' }, { cityId: 'enterprises.cityRequired' }],
    [{ phoneNumber: '655' }, { phoneNumber: 'common.phoneInvalid' }],
    [{ registrationNumber: '' }, { registrationNumber: 'enterprises.registrationNumberInvalid' }],
    [{ registrationNumber: 'GN.TCC.2026.B.0432' }, { registrationNumber: 'enterprises.registrationNumberInvalid' }],
  ])('tells %o at its field', (changes, errors) => {
    expect(problems(changes)).toEqual(errors);
  });
});
