import { useCallback, useEffect, useRef, useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import type { ApiFailure } from '../../shared/client/envelope.ts';
import { api } from './api.ts';

interface State<Entity> {
  /** The last answer; kept while a later request fails or runs. */
  data?: Entity;
  failure?: string;
  isLoading: boolean;
}

/**
 * Reads what one address says, again where asked to or react-admin's refresh button is pressed. Leaving, or another address, cancels the
 * request, and a cancelled one is ignored. `failedKey` is said where neither the server nor the network gives a reason.
 */
export function useReading<Entity>(path: string, failedKey: string) {
  const [state, setState] = useState<State<Entity>>({ isLoading: true });
  const running = useRef<AbortController>(null);
  const reason = useReason(failedKey);

  const refresh = useCallback(async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState((before) => ({ ...before, isLoading: true }));
    const result = await api.ask<Entity>('get', path, { signal: controller.signal });
    if (controller.signal.aborted) return;
    setState((before) =>
      result.ok ? { data: result.entity, isLoading: false } : { ...before, failure: reason(result), isLoading: false },
    );
  }, [path, reason]);

  const asked = useAskedAt();
  useEffect(() => {
    if (asked !== undefined) void refresh();
    return () => running.current?.abort();
  }, [asked, refresh]);

  return { ...state, refresh };
}

/** When this screen was opened, or react-admin's refresh button pressed. */
function useAskedAt(): number | undefined {
  const { data } = useGetOne<{ id: string; at: number }>(
    'refresh',
    { id: 'now' },
    { refetchOnWindowFocus: false, refetchOnReconnect: false, networkMode: 'always' },
  );
  return data?.at;
}

/** The server's sentence, that of the network, or the screen's own. */
function useReason(failedKey: string) {
  const translate = useTranslate();
  return useCallback(
    ({ errorMessage, kind }: ApiFailure): string =>
      errorMessage ?? translate(kind === 'offline' ? 'common.offline' : failedKey),
    [translate, failedKey],
  );
}
