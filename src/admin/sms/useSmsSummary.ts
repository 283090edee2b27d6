import { useCallback, useEffect, useRef, useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import type * as z from 'zod/mini';
import type { ApiFailure } from '../../shared/client/envelope.ts';
import type { smsSummary } from '../../shared/messages/views.ts';
import { api } from '../providers/api.ts';

export type Summary = z.infer<typeof smsSummary>;

interface State {
  /** The last figures that came; kept while a later request fails. */
  summary?: Summary;
  failure?: string;
  isLoading: boolean;
}

interface Options {
  path?: string;
  /** Asks again after so many seconds; 0 never. */
  everySeconds?: number;
}

/** Reads the SMS figures, again where asked to. Leaving cancels the request, and a cancelled one is ignored (specification §7, §8). */
export function useSmsSummary({ path = '/admin/sms/summary', everySeconds = 0 }: Options = {}) {
  const [state, setState] = useState<State>({ isLoading: true });
  const running = useRef<AbortController>(null);
  const reason = useReason();

  const refresh = useCallback(async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState((before) => ({ ...before, isLoading: true }));
    const result = await api.ask<Summary>('get', path, { signal: controller.signal });
    if (controller.signal.aborted) return;
    setState((before) =>
      result.ok
        ? { summary: result.entity, isLoading: false }
        : { ...before, failure: reason(result), isLoading: false },
    );
  }, [path, reason]);

  const asked = useAskedAt();
  useEffect(() => {
    if (asked !== undefined) void refresh();
    return () => running.current?.abort();
  }, [asked, refresh]);

  useEffect(() => {
    if (everySeconds === 0) return undefined;
    const timer = setInterval(() => void refresh(), everySeconds * 1000);
    return () => clearInterval(timer);
  }, [everySeconds, refresh]);

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

/** The server's sentence, that of the network, or the specification's own. */
function useReason() {
  const translate = useTranslate();
  return useCallback(
    ({ errorMessage, kind }: ApiFailure): string =>
      errorMessage ?? translate(kind === 'offline' ? 'common.offline' : 'sms.loadFailedReason'),
    [translate],
  );
}
