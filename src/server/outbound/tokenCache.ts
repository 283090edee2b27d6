import { CallFailure } from './callService.ts';

/** Renewed this long before its end, or halfway where it lives shortly, so that it does not expire on the way. */
const MARGIN_MS = 60_000;

interface Token {
  value: string;
  renewAt: number;
}

/**
 * Runs a call with an access token that is fetched once for all calls and renewed before its end. A call that the
 * service refuses with 401 did nothing: it is made once more with a new token. `now` in milliseconds.
 */
type WithToken = <Result>(call: (token: string) => Promise<Result>, now?: number) => Promise<Result>;

export function createTokenCache(fetchToken: () => Promise<{ value: string; seconds: number }>): WithToken {
  let known: Promise<Token> | undefined;

  const renew = (now: number): Promise<Token> => {
    const fetched = fetchToken().then(({ value, seconds }) => ({
      value,
      renewAt: now + seconds * 1000 - Math.min(MARGIN_MS, seconds * 500),
    }));
    known = fetched;
    // A failed fetch is not kept: the next call tries again.
    fetched.catch(() => {
      if (known === fetched) known = undefined;
    });
    return fetched;
  };

  /** Several callers that find the same token dead fetch one new one. */
  const renewOnce = (dead: Promise<Token>, now: number) => (known && known !== dead ? known : renew(now));

  return async (call, now = Date.now()) => {
    let used = known ?? renew(now);
    if ((await used).renewAt <= now) used = renewOnce(used, now);
    const { value } = await used;
    try {
      return await call(value);
    } catch (error) {
      if (!isTokenDead(error)) throw error;
    }
    const fresh = await renewOnce(used, now);
    return call(fresh.value);
  };
}

/** Whether a failure, or the one it was made of, is a 401. */
function isTokenDead(error: unknown): boolean {
  const failure = error instanceof Error && error.cause instanceof CallFailure ? error.cause : error;
  return failure instanceof CallFailure && failure.status === 401;
}
