import { useEffect, useState } from 'react';
import { placeNameIn, SEARCH_PAUSE_MS } from '../../../../shared/places/placeName.ts';
import type { FoundPlace } from '../../../../shared/places/views.ts';
import { api } from '../../../api.ts';

/** The places whose name is like what was typed; none without a network, and a position is never looked for. */
export function usePlaceSearch(typed: string, cityId: string): readonly FoundPlace[] {
  const [found, setFound] = useState<readonly FoundPlace[]>([]);
  const q = placeNameIn(typed);
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      const path = q && `/get-places?${new URLSearchParams({ q, ...(cityId ? { cityId } : {}) })}`;
      const answer = path ? await api.ask<FoundPlace[]>('get', path) : undefined;
      if (!isOver) setFound(answer?.ok ? answer.entity : []);
    }, SEARCH_PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [q, cityId]);
  return found;
}
