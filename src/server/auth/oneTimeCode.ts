import { createHmac, randomInt } from 'node:crypto';
import type { Config } from '../config.ts';

const DIGITS = 6;

/** How long a code that was sent is worth anything, and how many tries it allows. */
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;

/** Six digits, to be sent. */
export const newCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

export const codeEnd = (now: Date): Date => new Date(now.getTime() + CODE_MINUTES * 60_000);

/**
 * What is stored of a code. Six digits are soon guessed from a mere hash: under the server's own key, which the
 * database does not hold. `purpose` names what the code is for, and whose.
 */
export function hashOfCode({ JWT_SECRET }: Pick<Config, 'JWT_SECRET'>, purpose: string, code: string): string {
  return createHmac('sha256', JWT_SECRET).update(`${purpose} ${code}`).digest('base64url');
}
