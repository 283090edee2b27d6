import { queryOptions } from '@tanstack/react-query';
import type { ApiResult } from '../../shared/client/envelope.ts';
import { readStored, removeStored, writeStored } from '../../shared/client/storage.ts';
import { entityOf } from './api.ts';
import { apiQuery } from './apiQuery.ts';
import { queryClient } from './queryClient.ts';

/** Public lists that seldom change, by the resource that changes them. */
type KeptName = 'services' | 'cities' | 'languages' | 'settings';

interface Kept<Entity> {
  /** Milliseconds since the epoch. */
  readAt: number;
  entity: Entity;
}

const FRESH_MS = 60 * 60_000;

const keyOf = (name: string) => ['kept', name] as const;
/** A build that reads other fields of what it keeps counts up. */
const placeOf = (name: string) => `backOffice.kept1.${name}`;

function keptOf<Entity>(name: string): Kept<Entity> | undefined {
  const stored = readStored(placeOf(name));
  return stored ? (JSON.parse(stored) as Kept<Entity>) : undefined;
}

/**
 * As `apiQuery`, for what neither another screen nor another load of the page is to ask for again within an hour: it
 * stays in this browser. A change made here is seen at once (`forgetKept`), another's after the hour or the refresh
 * button.
 */
export function keptQuery<Entity>(name: KeptName, read: (signal: AbortSignal) => Promise<ApiResult<Entity>>) {
  return queryOptions({
    ...apiQuery(keyOf(name), read),
    queryFn: async ({ signal }) => {
      const entity = await entityOf(read(signal));
      writeStored(placeOf(name), JSON.stringify({ readAt: Date.now(), entity } satisfies Kept<Entity>));
      return entity;
    },
    staleTime: FRESH_MS,
    initialData: () => keptOf<Entity>(name)?.entity,
    initialDataUpdatedAt: () => keptOf<Entity>(name)?.readAt,
  });
}

/** Reads it anew, where it is shown and where it will be: a record of this resource has changed. */
export async function forgetKept(resource: string): Promise<void> {
  removeStored(placeOf(resource));
  await queryClient.invalidateQueries({ queryKey: keyOf(resource) });
}
