import { Box, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { mayOpen } from '../providers/access.ts';
import { useRole } from '../providers/session.ts';
import { SearchIcon } from '../ui/icons.tsx';
import { SearchDialog } from './SearchDialog.tsx';

/** The search over everything, from every screen: by its button, Ctrl+K, or `/` outside of a field. */
export function SearchButton() {
  const translate = useTranslate();
  const isOffered = mayOpen(useRole(), 'search');
  const [isOpen, setOpen] = useState(false);
  useShortcut(isOffered, () => setOpen(true));
  if (!isOffered) return null;
  return (
    <>
      <Button
        color="inherit"
        aria-label={translate('search.open')}
        aria-keyshortcuts="Control+K /"
        title={translate('search.openHint')}
        onClick={() => setOpen(true)}
        sx={{ minWidth: 44, px: 1 }}
      >
        <SearchIcon fontSize="small" />
        <Box component="span" sx={{ ml: 1, display: { xs: 'none', md: 'inline' } }}>
          {translate('search.open')}
        </Box>
      </Button>
      {isOpen ? <SearchDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function useShortcut(isOffered: boolean, open: () => void) {
  useEffect(() => {
    if (!isOffered) return;
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}

/** A slash typed into a field is a slash; an open dialog is asked to be answered first. */
function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (document.querySelector('[role="dialog"]')) return false;
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey;
  const isTyping =
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
}
