import { useEffect, useState } from 'react';
import { SEARCH_MIN } from '../../shared/search/rules.ts';
import type { SearchResults } from '../../shared/search/views.ts';
import { api } from '../providers/api.ts';
import { messageOf, toHttpError } from '../providers/httpErrors.ts';

const PAUSE_MS = 200;

export type SearchState =
  | { kind: 'idle' }
  | { kind: 'searching' }
  | { kind: 'found'; text: string; results: SearchResults }
  | { kind: 'failed'; sentence: string };

/** Asks the server once the typing pauses; what was asked before is dropped, so that an answer never comes late. */
export function useSearch(typed: string, attempt: number): SearchState {
  const text = typed.trim();
  const [state, setState] = useState<SearchState>({ kind: 'idle' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (text.length < SEARCH_MIN) return setState({ kind: 'idle' });
    const controller = new AbortController();
    setState((former) => (former.kind === 'found' ? former : { kind: 'searching' }));
    const timer = setTimeout(async () => {
      const result = await api.get('/admin/search', { query: { q: text }, signal: controller.signal });
      if (controller.signal.aborted) return;
      if (result.ok) setState({ kind: 'found', text, results: result.entity });
      else setState({ kind: 'failed', sentence: messageOf(toHttpError(result)) });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, attempt]);
  return state;
}
