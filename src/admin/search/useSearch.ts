import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SEARCH_MIN } from '../../shared/search/rules.ts';
import type { SearchResults } from '../../shared/search/views.ts';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';
import { messageOf } from '../providers/httpErrors.ts';
import { useDebounced } from '../ui/useDebounced.ts';

const PAUSE_MS = 200;

export type SearchState =
  | { kind: 'idle' }
  | { kind: 'searching' }
  /** Of what is typed, or of what was typed before while that is still asked for. */
  | { kind: 'found'; text: string; results: SearchResults; isLate: boolean }
  | { kind: 'failed'; sentence: string };

/** Asks the server once the typing pauses; former results stay until the next ones are there. */
export function useSearch(typed: string): { state: SearchState; retry: () => void } {
  const text = typed.trim();
  const asked = useDebounced(text, PAUSE_MS);
  const { data, error, isFetching, refetch } = useQuery({
    ...searchQuery(asked),
    enabled: asked.length >= SEARCH_MIN,
    placeholderData: keepPreviousData,
  });
  return { state: stateNow(), retry: () => void refetch() };

  function stateNow(): SearchState {
    if (text.length < SEARCH_MIN) return { kind: 'idle' };
    if (data) return { kind: 'found', ...data, isLate: data.text !== text };
    return error && !isFetching && text === asked
      ? { kind: 'failed', sentence: messageOf(error) }
      : { kind: 'searching' };
  }
}

/** The results with the text they are of. */
const searchQuery = (text: string) =>
  apiQuery(['search', text], async (signal) => {
    const result = await api.get('/admin/search', { query: { q: text }, signal });
    return result.ok ? { ...result, entity: { text, results: result.entity } } : result;
  });
