import { TokenRefused } from './askProvider.ts';

/** Renewed this long before its end, or halfway where it lives shortly, so that it does not die on the way. */
const MARGIN_MS = 60_000;

interface Token {
  value: string;
  renewAt: number;
}

/**
 * Runs a call with an access token that is fetched once for all calls and renewed before its end, or when the provider
 * says that it is dead: such a call did nothing and is made once more.
 */
export type WithToken = <Result>(call: (token: string) => Promise<Result>) => Promise<Result>;

export function keepToken(fetchToken: () => Promise<{ value: string; seconds: number }>): WithToken {
  let known: Promise<Token> | undefined;

  const renew = (): Promise<Token> => {
    const fetched = fetchToken().then(({ value, seconds }) => ({
      value,
      renewAt: Date.now() + seconds * 1000 - Math.min(MARGIN_MS, seconds * 500),
    }));
    known = fetched;
    // A failed fetch is not kept: the next call tries again.
    fetched.catch(() => {
      if (known === fetched) known = undefined;
    });
    return fetched;
  };

  const living = async (): Promise<Token> => {
    const asked = known ?? renew();
    const token = await asked;
    if (token.renewAt > Date.now()) return token;
    return known === asked ? renew() : living();
  };

  return async (call) => {
    const token = await living();
    const used = known;
    try {
      return await call(token.value);
    } catch (error) {
      if (!(error instanceof TokenRefused)) throw error;
    }
    const fresh = await (known && known !== used ? known : renew());
    return call(fresh.value);
  };
}
