/** What is written between the digits of a number, with the invisible marks that come along when one is copied. */
export const separators = /[\s.\-()/\u00ad\u2010-\u2015\u2212\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A number without its separators, and with a plain plus. */
const compactPhone = (written: string): string =>
  written
    .replace(/^\s*tel:/i, '')
    .replace(separators, '')
    .replace(/^\uff0b/, '+');

/** Of Guinea, with or without a plus or zeros before it: a number of Guinea begins with 6 or 3, never with 224. */
const countryCode = /^(\+|00)?224/;

/**
 * A Guinean phone number as it is stored: `+224` and nine digits. Accepts spaces, dots, dashes, slashes, brackets and
 * the prefixes +224, 00224 and 224 (design §6). Undefined when it is none.
 */
export function normalisePhone(input: string): string | undefined {
  const national = compactPhone(input).replace(countryCode, '');
  return /^[36]\d{8}$/.test(national) ? `+224${national}` : undefined;
}

/** `+224620000001` as people read it: `620 00 00 01`. */
export function formatPhone(stored: string): string {
  const digits = stored.replace(/^\+224/, '');
  return digits.replace(/^(\d{3})(\d{2})(\d{2})(\d{2})$/, '$1 $2 $3 $4');
}

/** No number of any country is longer, its plus and prefix included. */
const LONGEST = 18;

/**
 * What is typed or pasted so far, masked as `999 99 99 99` (specification §5). The country's code is taken off once a
 * digit follows it. What cannot be a Guinean number stays as it is, so that the error is about what was written.
 */
export function maskPhone(typed: string): string {
  const compact = compactPhone(typed).replace(/(?!^)\+|[^\d+]/g, '');
  const national = compact.replace(/^((\+|00)?224)(?=\d)/, '');
  if (/^(\+|00)/.test(national) || national.length > 9) return national.slice(0, LONGEST);
  const groups = [national.slice(0, 3), national.slice(3, 5), national.slice(5, 7), national.slice(7)];
  return groups.filter(Boolean).join(' ');
}
