/** A person's first or last name, or the name given in a form (design §12), in characters. */
export const NAME_MAX = 40;

/** Letters of any script with their marks, spaces, hyphens and apostrophes; at least one letter, or nothing. */
export const namePattern = /^(?:(?=.*\p{L})[\p{L}\p{M}\p{Zs}'’‘‐‑-]+)?$/u;

/** Of a company too: digits, and the signs of a trade name. */
const tradePattern = /^[\p{L}\p{M}\p{N}\p{Zs}'’‘‐‑–&.,;:()+/°"«»!-]*$/u;

/** What programs of phones and mailboxes turn into a link: addresses of pages and e-mails, with or without `https:`. */
const link = /\p{L}:\/|\/\/|@|[.．。｡․](?:\p{L}[\p{L}\p{M}\p{N}-])|\d[.．。｡․]\d+[.．。｡․]\d/u;

/** Six digits or more, however they are written: a number to call. */
const telephone = /\+?\p{N}(?:[\p{Zs}.()/-]{0,2}\p{N}){5,}/gu;

/** With single spaces, and letters composed: as it is kept. */
export const tidyName = (typed: string): string => typed.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Whether a company's name is one: no address, no telephone number, no control character. */
export const isTradeName = (text: string): boolean => tradePattern.test(text) && withoutAddresses(text) === text;

/** A date, or an amount in thousands. */
const otherNumber = /^(?:\d{1,4}([./-])\d{1,2}\1\d{1,4}|\d{1,3}(?:[\p{Zs}.]\d{3})*[\p{Zs}.]000)$/u;

/** The text without addresses and telephone numbers: what a stranger wrote, in a message of ours (design §12). */
export const withoutAddresses = (text: string): string =>
  text
    .replace(/\S+/gu, (word) => (link.test(word) ? '…' : word))
    .replace(telephone, (number) => (otherNumber.test(number) ? number : '…'));

/**
 * The words of a name that are made of letters, NAME_MAX characters at most: what a message says of somebody, whatever
 * is stored. Empty where there is none.
 */
export function nameInMessage(stored: string): string {
  const words = tidyName(stored)
    .split(' ')
    .filter((word) => word !== '' && namePattern.test(word));
  let name = '';
  for (const word of words) {
    const longer = name ? `${name} ${word}` : word;
    if (longer.length > NAME_MAX) break;
    name = longer;
  }
  return name || (words[0] ?? '').slice(0, NAME_MAX);
}
