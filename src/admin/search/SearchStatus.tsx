import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { SearchState } from './useSearch.ts';

/** What the search is doing, told to screen readers too. */
export function SearchStatus({ state, count }: { state: SearchState; count: number }) {
  const translate = useTranslate();
  return (
    <Typography role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem', py: 0.5 }}>
      {sentence()}
    </Typography>
  );

  function sentence(): string {
    if (state.kind === 'idle') return translate('search.tooShort');
    if (state.kind === 'searching') return translate('search.searching');
    if (state.kind === 'failed') return `${translate('search.failed')} ${translate(state.sentence)}`;
    if (count === 0) return translate('search.nothing', { text: state.text });
    return translate('search.count', { smart_count: count });
  }
}
