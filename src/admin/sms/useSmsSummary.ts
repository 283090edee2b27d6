import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { smsSummary } from '../../shared/messages/views.ts';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';

export type Summary = z.infer<typeof smsSummary>;

const summaryQuery = apiQuery<Summary>(['sms-summary'], (signal) => api.get('/admin/sms/summary', { signal }));

/** The SMS figures, asked for again every so many seconds; 0 is never (specification §7, §8). */
export function useSmsSummary(everySeconds = 0) {
  return useQuery({
    ...summaryQuery,
    refetchInterval: everySeconds > 0 && everySeconds * 1000,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: false,
  });
}
