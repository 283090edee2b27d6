import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordRules } from '../../../src/shared/auth/passwordRules.ts';
import { resetIdentifierSchema, updatePasswordSchema } from '../../../src/shared/auth/passwordSchemas.ts';
import { passwordPattern } from '../../../src/shared/auth/schemas.ts';
import { issuesOf } from './issuesOf.ts';

const meetsAll = (password: string) => passwordRules.every(({ isMet }) => isMet(password));

describe('the rules shown while a password is typed', () => {
  it('are together the pattern of the specification', () => {
    const character = fc.constantFrom(...'abzAZ09!@#$%_- é.');
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 30 }), (password) => {
        expect(meetsAll(password)).toBe(passwordPattern.test(password));
      }),
      { numRuns: 2000 },
    );
  });

  it.each(['password.ruleLength', 'password.ruleLowercase', 'password.ruleUppercase', 'password.ruleDigit'] as const)(
    '%s is told by itself',
    (missing) => {
      const password = {
        'password.ruleLength': 'aA1_',
        'password.ruleLowercase': 'AAAAA1_',
        'password.ruleUppercase': 'aaaaa1_',
        'password.ruleDigit': 'aaaAAA_',
      }[missing];
      expect(passwordRules.filter(({ isMet }) => !isMet(password)).map(({ key }) => key)).toEqual([missing]);
    },
  );
});

describe('a change of password', () => {
  const form = {
    userId: '01890000-0000-7000-8000-000000000000',
    password: 'Demo_2026',
    newPassword: 'Autre_2026',
    confirmNewPassword: 'Autre_2026',
  };

  it.each([
    [{}, {}],
    [{ password: '' }, { password: 'auth.passwordError' }],
    [{ newPassword: '' }, { newPassword: 'auth.newPasswordError' }],
    [{ confirmNewPassword: '' }, { confirmNewPassword: 'auth.confirmNewPasswordError' }],
    [{ confirmNewPassword: 'Autre_2027' }, { confirmNewPassword: 'auth.matchPasswordError' }],
    [
      { newPassword: 'x', confirmNewPassword: 'y' },
      { newPassword: 'auth.passwordPatternError', confirmNewPassword: 'auth.matchPasswordError' },
    ],
  ])('with %j is told %j', (changes, expected) => {
    expect(issuesOf(updatePasswordSchema, { ...form, ...changes })).toEqual(expected);
  });
});

it.each([
  ['awa@exemple.gn', true],
  ['620 00 00 04', true],
  ['+224620000004', true],
  ['awa', false],
  ['62000000', false],
])('a link can be sent to %s: %s', (typed, isReachable) => {
  expect(resetIdentifierSchema.safeParse(typed).success).toBe(isReachable);
});
