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

/**
 * What is typed so far in the mask `aa.aaa.9999.a.99999`, upper-cased: the dots come by themselves and what cannot
 * stand at its place is left out.
 */
export function maskRegistrationNumber(typed: string): string {
  const given = [...typed.toUpperCase().replace(/[^A-Z0-9]/g, '')];
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
 * What is wrong with the registration number of an update, or undefined (specification §5): 19 characters in the mask.
 * One that was given at sign-up in another form may stay, and an enterprise that has none need not invent one.
 */
export function registrationNumberProblem(given: string | undefined, present: string | null): TextKey | undefined {
  if ((given ?? '') === (present ?? '')) return undefined;
  return registrationNumberPattern.test(given ?? '') ? undefined : 'enterprises.registrationNumberInvalid';
}
