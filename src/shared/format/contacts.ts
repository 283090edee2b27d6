import { separators } from './phone.ts';

const between = `${separators.source}{0,3}`;

/** Its nine digits in the groups that people write; the first is 6 or 3. */
const national = ['[36]dd dd dd dd', '[36]dd ddd ddd', '[36]d ddd dd dd', '[36] dd dd dd dd']
  .map((groups) => groups.replaceAll('d', '\\d').replaceAll(' ', between))
  .join('|');
const amount = [`[36]\\d\\d${between}000${between}000`, `(?:${national})${between}(?:gnf|fg|francs?)`].join('|');

const phone = `(?:(?:\\+|00)?224${between})?(?!${amount})(?:${national})(?!\\d)`;
const email = '[\\w.%+-]+@[\\w-]+(?:\\.[\\w-]+)+';

/**
 * An e-mail address, or a telephone number of Guinea, within a text in small letters: no millions, no amount in francs.
 * For PostgreSQL.
 */
export const contactInText = `${email}|(?<!\\d)${phone}`;

/** What every text with one matches, for PostgreSQL: found a hundred times sooner. */
export const mayHoldContact = '@|(\\d\\D{0,3}){8}\\d';

/**
 * The pattern for JavaScript, with what stands before it: Safari before 16.4 has no `(?<!)`, and runs no file that has
 * one.
 */
const contact = new RegExp(`(^|\\D)(?:${email}|${phone})`, 'gi');
const link =
  /(?:https?:\/\/|www\.)\S|(?:^|[^\p{L}\p{N}])[\p{L}\p{N}-]+\.(?:com|net|org|info|gn|fr|me|io|app)(?![\p{L}\p{N}])/iu;

/** The text with a mark instead of each telephone number and each e-mail address. */
export const withoutContacts = (text: string, mark: string): string =>
  text.replace(contact, (_, before: string) => before + mark);

/** Whether a text tells how to reach somebody outside of the marketplace: a number, an e-mail address or a link. */
export function tellsContact(text: string): boolean {
  const plain = text.normalize('NFKC');
  return withoutContacts(plain, '') !== plain || link.test(plain);
}
