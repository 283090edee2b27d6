import { randomInt } from 'node:crypto';

/** Upper-case characters that nobody takes for another (design §7). */
export const ACCOUNT_CHARACTERS = [...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'];

const LENGTH = 6;

/** `ENT-` and six characters at random. Nothing says that it is free: whoever stores it must ask. */
export function drawAccountNumber(): string {
  const characters = Array.from({ length: LENGTH }, () => ACCOUNT_CHARACTERS[randomInt(ACCOUNT_CHARACTERS.length)]);
  return `ENT-${characters.join('')}`;
}
