import type { Config } from '../config.ts';

type Origins = Pick<Config, 'APP_URL' | 'CORS_ORIGINS'>;

/**
 * A page of this site to come back to, whole or from its root, as a whole address. Undefined for any other: a payment
 * must not be a way to send people elsewhere.
 */
export function returnAddress({ APP_URL, CORS_ORIGINS }: Origins, given: string): URL | undefined {
  if (!URL.canParse(given, APP_URL)) return undefined;
  const address = new URL(given, APP_URL);
  // Of `blob:` the origin is that of the address behind it.
  const isPage = ['https:', 'http:'].includes(address.protocol) && !address.username && !address.password;
  const isOurs = isPage && [APP_URL, ...CORS_ORIGINS].includes(address.origin);
  return isOurs ? address : undefined;
}

/** The page learns from its address which payment it is about. */
export function withPayment(address: URL | string, paymentId: string): string {
  const named = new URL(address);
  named.searchParams.set('paymentId', paymentId);
  return named.href;
}
