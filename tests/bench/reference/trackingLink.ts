import { createHash, createHmac, hkdfSync } from 'node:crypto';

const keyFor = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** The token of a project's page, as the product makes it under the same secret. */
export function tokensOf(secret: string): (id: string, version: number) => string {
  const key = keyFor(secret, 'oasis tracking link');
  return (id, version) =>
    createHmac('sha256', key).update(`${id}:${version}`).digest().subarray(0, 16).toString('base64url');
}

/** The six digits that close a job, as the product makes them under the same secret. */
export function closingCodesOf(secret: string): (leadId: string) => string {
  const key = keyFor(secret, 'oasis closing code');
  return (leadId) =>
    String(createHmac('sha256', key).update(leadId).digest().readUInt32BE(0) % 1_000_000).padStart(6, '0');
}

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
