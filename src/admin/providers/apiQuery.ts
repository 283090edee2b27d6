import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { ApiResult } from '../../shared/client/envelope.ts';
import { entityOf } from './api.ts';

/**
 * The options of `useQuery` for one request of the API. Failures are `HttpError`s, told at once: without a network
 * there is no answer to wait for. Leaving the screen aborts the request; react-admin's refresh button invalidates it
 * with all other queries.
 */
export const apiQuery = <Entity>(key: QueryKey, read: (signal: AbortSignal) => Promise<ApiResult<Entity>>) =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => entityOf(read(signal)),
    networkMode: 'always',
    retry: false,
  });
