import type { ApiResult } from '../../shared/client/envelope.ts';
import { withRetry } from '../../shared/client/retry.ts';
import { api } from '../api.ts';

/** Public data by its path, with the 4 attempts of the specification §7. Apart, for pages that come with their data. */
export const fetchPublic = <Entity>(path: string): Promise<ApiResult<Entity>> =>
  withRetry(() => api.ask<Entity>('get', path));
