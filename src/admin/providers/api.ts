import { createApi } from '../../shared/client/api.ts';
import type { ApiResult } from '../../shared/client/envelope.ts';
import { toHttpError } from './httpErrors.ts';
import { secureFetch } from './secureFetch.ts';

/** The back-office's one client. */
export const api = createApi(secureFetch);

/** The entity of a result, or its failure thrown as react-admin expects it. */
export async function entityOf<Entity>(result: Promise<ApiResult<Entity>>): Promise<Entity> {
  const settled = await result;
  if (!settled.ok) throw toHttpError(settled);
  return settled.entity;
}
