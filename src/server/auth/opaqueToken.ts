import { createHash, randomBytes } from 'node:crypto';

/** A secret that only its holder knows: a session, a device, a link. Stored by `hashOfToken` alone. */
export const newToken = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** What is stored of a token: enough to find it again, and nothing to use it by. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
