import { useEffect } from 'react';
import type * as z from 'zod/mini';
import type { smsSummary } from '../../shared/messages/views.ts';
import { useReading } from '../providers/useReading.ts';

export type Summary = z.infer<typeof smsSummary>;

interface Options {
  path?: string;
  /** Asks again after so many seconds; 0 never. */
  everySeconds?: number;
}

/** Reads the SMS figures, again where asked to. Leaving cancels the request, and a cancelled one is ignored (specification §7, §8). */
export function useSmsSummary({ path = '/admin/sms/summary', everySeconds = 0 }: Options = {}) {
  const { data: summary, refresh, ...state } = useReading<Summary>(path, 'sms.loadFailedReason');
  useEffect(() => {
    if (everySeconds === 0) return undefined;
    const timer = setInterval(() => void refresh(), everySeconds * 1000);
    return () => clearInterval(timer);
  }, [everySeconds, refresh]);
  return { ...state, summary, refresh };
}
