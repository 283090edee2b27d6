import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';

/**
 * What tells forms with a password apart where the fingerprint of their `Idempotency-Key` is stored: under the server's
 * own key, which the database does not hold, so that no password is guessed from it.
 */
export const fingerprintOfSecret = ({ JWT_SECRET }: Pick<Config, 'JWT_SECRET'>, form: object): string =>
  createHmac('sha256', JWT_SECRET)
    .update(`form\0${JSON.stringify(form)}`)
    .digest('base64url');
