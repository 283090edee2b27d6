import { createHmac } from 'node:crypto';
import { keyFor } from '../auth/keyFor.ts';
import type { Config } from '../config.ts';
import { isSameSecret } from '../http/sameSecret.ts';
import type { Lead } from './lockLead.ts';

const DIGITS = 6;

/**
 * The six digits by which a hired job is closed (design §10): on the client's page and in their SMS. Made from the lead
 * under a key of the server's, so that the database holds nothing that closes a job.
 */
export function closingCode({ JWT_SECRET }: Pick<Config, 'JWT_SECRET'>, { id }: Pick<Lead, 'id'>): string {
  const key = keyFor('oasis closing code', JWT_SECRET);
  const number = createHmac('sha256', key).update(id).digest().readUInt32BE(0) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

export const isClosingCode = (config: Pick<Config, 'JWT_SECRET'>, lead: Pick<Lead, 'id'>, given: string): boolean =>
  isSameSecret(given, closingCode(config, lead));
