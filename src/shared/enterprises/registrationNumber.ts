import type { TextKey } from '../texts.ts';

/** Length of a full registration number, RCCM (specification §9). */
export const REGISTRATION_NUMBER_LENGTH = 19;

/** `aa.aaa.9999.a.99999` (specification §5). */
const registrationNumberPattern = /^[A-Z]{2}\.[A-Z]{3}\.\d{4}\.[A-Z]\.\d{5}$/;

const groups = [
  /[A-Z]/,
  /[A-Z]/,
  '.',
  /[A-Z]/,
  /[A-Z]/,
  /[A-Z]/,
  '.',
  /\d/,
  /\d/,
  /\d/,
  /\d/,
  '.',
  /[A-Z]/,
  '.',
] as const;
const mask = [...groups, /\d/, /\d/, /\d/, /\d/, /\d/] as const;

/** The letters and digits of a registration number, whatever stands between its parts. */
export const registrationSigns = (given: string): string => given.toUpperCase().replace(/[^A-Z0-9]/g, '');

/**
 * What is typed so far in the mask `aa.aaa.9999.a.99999`, upper-cased: the dots come by themselves and what cannot
 * stand at its place is left out.
 */
export function maskRegistrationNumber(typed: string): string {
  const given = [...registrationSigns(typed)];
  let masked = '';
  for (const place of mask) {
    if (place === '.') {
      if (given.length > 0) masked += '.';
      continue;
    }
    while (given[0] !== undefined && !place.test(given[0])) given.shift();
    const character = given.shift();
    if (character === undefined) break;
    masked += character;
  }
  return masked.replace(/\.$/, '');
}

/**
 * A registration number as it is kept: in the mask where it is a whole one, however its parts were separated. Anything
 * else is trimmed and upper-cased, because an onboarding takes what a contractor has (specification §5).
 */
export function tidyRegistrationNumber(typed: string): string {
  const masked = maskRegistrationNumber(typed);
  const isWhole = registrationNumberPattern.test(masked) && registrationSigns(masked) === registrationSigns(typed);
  return isWhole ? masked : typed.trim().toUpperCase();
}

/**
 * What is wrong with the registration number of an update, or undefined (specification §5): 19 characters in the mask.
 * One that was given at sign-up in another form may stay, and an enterprise that has none need not invent one.
 */
export function registrationNumberProblem(given: string | undefined, present: string | null): TextKey | undefined {
  if ((given ?? '') === (present ?? '')) return undefined;
  return registrationNumberPattern.test(given ?? '') ? undefined : 'enterprises.registrationNumberInvalid';
}
