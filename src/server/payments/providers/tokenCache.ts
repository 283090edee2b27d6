import type { PaymentProviderName } from '../../../shared/payments/status.ts';
import { TokenExpired } from './callProvider.ts';
import { ProviderRefused } from './providerErrors.ts';

/** Renewed this long before its end, so that it does not die on the way. */
const MARGIN_MS = 60_000;

interface Token {
  value: string;
  expiresAt: number;
}

/**
 * Runs a call with the provider's access token, fetched once for all calls and again when the provider says that it is
 * dead.
 */
export type WithToken = <Result>(now: Date, call: (token: string) => Promise<Result>) => Promise<Result>;

export function createTokenCache(
  provider: PaymentProviderName,
  fetchToken: () => Promise<{ value: string; seconds: number }>,
): WithToken {
  let known: Promise<Token> | undefined;

  /** Several callers that find the same token dead fetch one new one. */
  const renew = (now: Date, dead: Promise<Token> | undefined): Promise<Token> => {
    if (known && known !== dead) return known;
    const fetched = fetchToken().then(({ value, seconds }) => ({ value, expiresAt: now.getTime() + seconds * 1000 }));
    known = fetched;
    // A failed fetch is not kept: the next call tries again.
    fetched.catch(() => {
      if (known === fetched) known = undefined;
    });
    return fetched;
  };

  return async (now, call) => {
    let used = renew(now, undefined);
    if ((await used).expiresAt - MARGIN_MS <= now.getTime()) used = renew(now, used);
    try {
      return await call((await used).value);
    } catch (error) {
      if (!(error instanceof TokenExpired)) throw error;
    }
    const fresh = await renew(now, used);
    try {
      return await call(fresh.value);
    } catch (error) {
      if (error instanceof TokenExpired) throw new ProviderRefused(provider, 'token', 'a fresh token is refused');
      throw error;
    }
  };
}
