import { describe, expect, it } from 'vitest';
import {
  identifierKind,
  loginSchema,
  passwordField,
  personalInfoSchema,
  registerSchema,
} from '../../../src/shared/auth/schemas.ts';
import { issuesOf } from './issuesOf.ts';

describe('login', () => {
  it('requires both fields, under their keys', () => {
    expect(issuesOf(loginSchema, {})).toEqual({ loginIdentifier: 'auth.emailError', password: 'auth.passwordError' });
    expect(issuesOf(loginSchema, { loginIdentifier: '  ', password: '' })).toEqual({
      loginIdentifier: 'auth.emailError',
      password: 'auth.passwordError',
    });
  });

  it.each([
    ['620 00 00 01', { phone: '+224620000001' }],
    [' Client@Oasis.test ', { email: 'client@oasis.test' }],
    ['620', { email: '620' }],
  ])('looks %j up by the right column', (identifier, kind) => {
    expect(identifierKind(identifier)).toEqual(kind);
  });
});

describe('password', () => {
  it.each(['Demo_2026', 'aB1!cd', 'aB1-56', `aB1#${'x'.repeat(20)}`, 'é aB1@'])('accepts %j', (password) => {
    expect(passwordField.safeParse(password).success).toBe(true);
  });

  it.each([
    ['', 'auth.passwordError'],
    [undefined, 'auth.passwordError'],
    ['aB1!c', 'auth.passwordPatternError'],
    [`aB1#${'x'.repeat(21)}`, 'auth.passwordPatternError'],
    ['ab1!cd', 'auth.passwordPatternError'],
    ['AB1!CD', 'auth.passwordPatternError'],
    ['aBc!de', 'auth.passwordPatternError'],
    ['aB1cde', 'auth.passwordPatternError'],
    ['aB1?cd', 'auth.passwordPatternError'],
  ])('refuses %j with %s', (password, key) => {
    expect(passwordField.safeParse(password).error?.issues[0]?.message).toBe(key);
  });

  it.each([...'!@#$%_-'])('takes %s for one of the signs', (sign) => {
    expect(passwordField.safeParse(`aB1cd${sign}`).success).toBe(true);
  });
});

describe('personal information', () => {
  const person = { lastName: 'Diallo', firstName: 'Mariama', phoneNumber: '620 00 00 01', email: 'm@oasis.test' };

  it('keeps what was typed, trimmed and normalised', () => {
    expect(personalInfoSchema.parse({ ...person, lastName: ' Diallo ', email: 'M@Oasis.test ' })).toEqual({
      ...person,
      phoneNumber: '+224620000001',
    });
  });

  it.each([{ lastName: '' }, { firstName: '' }])('is content with one name: without %o', (missing) => {
    expect(issuesOf(personalInfoSchema, { ...person, ...missing })).toEqual({});
  });

  it.each(['', '   ', undefined])('asks for one of the two names, at both fields: %j', (name) => {
    expect(issuesOf(personalInfoSchema, { ...person, lastName: name, firstName: name })).toEqual({
      lastName: 'auth.lastNameOrFirstNameRequired',
      firstName: 'auth.firstNameOrLastNameRequired',
    });
  });

  it.each([
    ['phoneNumber', '', 'auth.phoneRequired'],
    ['phoneNumber', undefined, 'auth.phoneRequired'],
    ['phoneNumber', '620 00 00', 'common.phoneInvalid'],
    ['email', 'not an address', 'auth.emailInvalid'],
    ['lastName', 'x'.repeat(41), 'name.tooLong'],
    ['languageId', 'fr', 'common.invalid'],
  ])('refuses %s %j with %s', (field, value, key) => {
    expect(issuesOf(personalInfoSchema, { ...person, [field]: value })).toEqual({ [field]: key });
  });

  it.each(['', null, undefined])('takes %j for no e-mail and no language', (nothing) => {
    const parsed = personalInfoSchema.parse({ ...person, email: nothing, languageId: nothing });
    expect(parsed.email).toBeUndefined();
    expect(parsed.languageId).toBeUndefined();
  });
});

describe('registration', () => {
  it('knows a client by isSubmission and a contractor by the role', () => {
    const client = { isSubmission: true, lastName: 'Diallo', phoneNumber: '620000001' };
    const contractor = {
      role: 'Entrepreneur',
      email: 'e@oasis.test',
      phoneNumber: '620000001',
      password: 'Demo_2026',
    };
    expect(issuesOf(registerSchema, client)).toEqual({});
    expect(issuesOf(registerSchema, contractor)).toEqual({});
  });

  it('lets nobody choose a role of the staff', () => {
    const attempt = { role: 'Admin', email: 'e@oasis.test', phoneNumber: '620000001', password: 'Demo_2026' };
    expect(registerSchema.safeParse(attempt).success).toBe(false);
  });
});
