import {
  Box,
  Button,
  IconButton,
  InputAdornment,
  TextField,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useCreatePath, useNavigate, useTranslate } from 'react-admin';
import { SEARCH_MAX } from '../../shared/search/rules.ts';
import { mayOpen } from '../providers/access.ts';
import { useRole } from '../providers/session.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { CloseIcon, SearchIcon } from '../ui/icons.tsx';
import { visuallyHidden } from '../ui/visuallyHidden.ts';
import { groupsOf, type Hit } from './hits.ts';
import { SearchResults } from './SearchResults.tsx';
import { type SearchState, useSearch } from './useSearch.ts';

/** Results as one types: arrows choose, Enter opens, Escape closes. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const listId = useId();
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const scope = useScope();
  const { state, retry } = useSearch(typed);
  const groups = useGroups(state);
  const hits = groups.flatMap((group) => group.hits);
  const { chosen, move, choose } = useChoice(hits);
  const open = useOpening(onClose);

  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      // What is shown may still be of another text.
      if (state.kind === 'found' && !state.isLate) open(chosen);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
      fullScreen={isNarrow}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <span id={titleId} style={visuallyHidden}>
        {translate('search.title')}
      </span>
      <Box sx={{ display: 'flex', gap: 1, p: 2, pb: 1, alignItems: 'flex-start' }}>
        <TextField
          autoFocus
          type="search"
          label={translate('search.title')}
          placeholder={translate(scope.label)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
          slotProps={{
            inputLabel: { shrink: true },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
            htmlInput: {
              role: 'combobox',
              maxLength: SEARCH_MAX,
              autoComplete: 'off',
              spellCheck: false,
              'aria-autocomplete': 'list',
              'aria-expanded': hits.length > 0,
              'aria-controls': listId,
              'aria-activedescendant': chosen?.id,
            },
          }}
        />
        <IconButton onClick={onClose} aria-label={translate('common.close')}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box tabIndex={0} sx={{ px: 2, pb: 2, overflowY: 'auto' }}>
        <SearchStatus state={state} scope={scope} count={hits.length} />
        {state.kind === 'failed' ? <Button onClick={retry}>{translate('common.retry')}</Button> : null}
        <SearchResults id={listId} groups={groups} chosen={chosen} onPoint={choose} onOpen={open} />
      </Box>
    </Dialog>
  );
}

const scopes = {
  requests: { label: 'search.label.projects', nothing: 'search.nothing.projects' },
  enterprises: { label: 'search.label.enterprises', nothing: 'search.nothing.enterprises' },
  all: { label: 'search.label.all', nothing: 'search.nothing.all' },
} as const;
type Scope = (typeof scopes)[keyof typeof scopes];

/** What the role may find: only that is named as worth trying. */
function useScope(): Scope {
  const role = useRole();
  if (!mayOpen(role, 'enterprises', 'edit')) return scopes.requests;
  return mayOpen(role, 'projects') ? scopes.all : scopes.enterprises;
}

function useGroups(state: SearchState) {
  const translate = useTranslate();
  const seesPeople = mayOpen(useRole(), 'staff', 'edit');
  return useMemo(
    () => (state.kind === 'found' ? groupsOf(state.results, (key) => translate(key), seesPeople) : []),
    [state, translate, seesPeople],
  );
}

/** The line that Enter opens: the first until the arrows go elsewhere, round and round. */
function useChoice(hits: readonly Hit[]) {
  const [chosenId, setChosenId] = useState<string>();
  const index = Math.max(
    0,
    hits.findIndex(({ id }) => id === chosenId),
  );
  return {
    chosen: hits[index],
    move: (by: number) => setChosenId(hits[(index + by + hits.length) % hits.length]?.id),
    choose: (hit: Hit) => setChosenId(hit.id),
  };
}

function useOpening(onClose: () => void) {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  return ({ resource, recordId }: Hit) => {
    onClose();
    navigate(createPath({ resource, type: 'edit', id: recordId }));
  };
}

/** What the search is doing, told to screen readers too. */
function SearchStatus({ state, scope, count }: { state: SearchState; scope: Scope; count: number }) {
  const translate = useTranslate();
  return (
    <Typography role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem', py: 0.5 }}>
      {sentence()}
    </Typography>
  );

  function sentence(): string {
    if (state.kind === 'idle') return translate('search.tooShort');
    if (state.kind === 'searching' || (state.kind === 'found' && state.isLate)) return translate('search.searching');
    if (state.kind === 'failed') return `${translate('search.failed')} ${translate(state.sentence)}`;
    if (count === 0) return translate(scope.nothing, { text: state.text });
    return translate('search.count', { smart_count: count });
  }
}
