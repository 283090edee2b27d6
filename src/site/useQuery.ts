import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiFailure, ApiResult } from '../shared/client/envelope.ts';
import { currentSession, sessionStore } from '../shared/client/session.ts';

export interface CachedResponse {
  entity: unknown;
  total: number | undefined;
}

/** Enough for going back and forth; a long visit must not fill a small phone. */
const MAX_CACHED = 60;

const cache = new Map<string, CachedResponse>();
let isClearedAtLogout = false;

/** What was answered to this question earlier in the visit. */
const cachedResponse = (key: string | undefined): CachedResponse | undefined =>
  key === undefined ? undefined : cache.get(key);

/** Kept in the memory of the page only, until somebody logs out: phones are shared. */
function cacheResponse(key: string, answer: CachedResponse): void {
  clearAtLogout();
  cache.delete(key);
  cache.set(key, answer);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
}

function clearAtLogout(): void {
  if (isClearedAtLogout) return;
  isClearedAtLogout = true;
  sessionStore.subscribe(() => {
    if (!currentSession()) cache.clear();
  });
}

export interface Answer<Entity> {
  /** The last answer; while another question is asked, still the one before. */
  entity: Entity | undefined;
  total: number | undefined;
  /** Why the last asking failed; an earlier answer to the same question stays beside it. */
  failure: ApiFailure | undefined;
  isLoading: boolean;
  reload: () => void;
  /** Puts in place what another call answered, e.g. the record as it is after a change. */
  replace: (entity: Entity) => void;
}

interface Known<Entity> {
  key?: string;
  round?: number;
  entity?: Entity;
  total?: number;
  failure?: ApiFailure;
}

interface Options<Entity> {
  /** Asks again when the person comes back to the window, for what others change. */
  refreshOnFocus?: boolean;
  /**
   * Shows what was answered earlier in the visit until the new answer comes. The key must then name the question
   * everywhere.
   */
  isCached?: boolean;
  /** What the server rendered the page from: nothing is asked until the first reload. */
  rendered?: Entity | undefined;
}

/**
 * What the server answers to one question, named by `key`; another key asks anew, none asks nothing.
 * A request that failed offline is repeated when the browser is online again.
 */
export function useQuery<Entity>(
  key: string | undefined,
  load: () => Promise<ApiResult<Entity>>,
  { refreshOnFocus = false, isCached = false, rendered }: Options<Entity> = {},
): Answer<Entity> {
  const [latest, setLatest] = useState<Known<Entity>>(
    key === undefined || rendered === undefined ? {} : { key, round: 0, entity: rendered },
  );
  const [round, setRound] = useState(0);
  const isRendered = rendered !== undefined && round === 0;
  const replaced = useRef(0);
  const reload = useCallback(() => setRound((previous) => previous + 1), []);
  const ask = useEffectEvent(load);
  const settle = useEffectEvent((asked: Asked, result: ApiResult<Entity>) => {
    if (result.ok && isCached) cacheResponse(asked.key, { entity: result.entity, total: result.total });
    setLatest((previous) => settled(previous, asked, result));
  });

  useEffect(() => {
    if (key === undefined || isRendered) return;
    let isCurrent = true;
    const before = replaced.current;
    ask().then((result) => {
      if (!isCurrent) return;
      if (replaced.current === before) settle({ key, round }, result);
      else setLatest((previous) => ({ ...previous, key, round }));
    });
    return () => {
      isCurrent = false;
    };
  }, [key, round, isRendered]);

  const replace = useCallback(
    (entity: Entity) => {
      replaced.current += 1;
      if (isCached && key !== undefined) cacheResponse(key, { entity, total: undefined });
      setLatest((previous) => ({ ...previous, entity, failure: undefined }));
    },
    [key, isCached],
  );

  const isLoading = key !== undefined && (latest.key !== key || latest.round !== round);
  useRefresh(reload, refreshOnFocus && !isLoading, latest.failure?.kind === 'offline');
  // What is cache under a key was answered to the same question, so it is of the same type.
  const earlier = isCached && latest.key !== key ? (cachedResponse(key) as Known<Entity> | undefined) : undefined;
  const { entity, total, failure } = earlier ?? latest;
  return { entity, total, failure, isLoading, reload, replace };
}

interface Asked {
  key: string;
  round: number;
}

function settled<Entity>(previous: Known<Entity>, asked: Asked, result: ApiResult<Entity>): Known<Entity> {
  if (result.ok) return { ...asked, entity: result.entity, total: result.total };
  const kept = previous.key === asked.key ? previous : cachedResponse(asked.key);
  return { ...asked, entity: kept?.entity as Entity | undefined, total: kept?.total, failure: result };
}

/** Coming back makes both events; one asking is enough, and the next counts once this one is answered. */
function useRefresh(reload: () => void, onFocus: boolean, onNetwork: boolean): void {
  useEffect(() => {
    let isAsked = false;
    const onReturn = () => {
      if (isAsked || document.visibilityState !== 'visible') return;
      isAsked = true;
      reload();
    };
    if (onFocus) {
      addEventListener('focus', onReturn);
      document.addEventListener('visibilitychange', onReturn);
    }
    if (onNetwork) addEventListener('online', onReturn);
    return () => {
      removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
      removeEventListener('online', onReturn);
    };
  }, [reload, onFocus, onNetwork]);
}
