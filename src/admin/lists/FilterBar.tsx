import { Box, Button, type Theme, useMediaQuery } from '@mui/material';
import { Children, type ReactNode, useId, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';

/** The filters of a list side by side. On a phone the search alone, the others below it once they are asked for. */
export function FilterBar({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [isOpen, setOpen] = useState(false);
  const othersId = useId();
  const [search, ...others] = Children.toArray(children);
  const hasToggle = isPhone && others.length > 1;
  return (
    <Box
      component="search"
      aria-label={translate('admin.filters')}
      sx={{
        display: 'grid',
        gap: 1.5,
        pt: 0.5,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(11rem, 1fr))' },
      }}
    >
      {search}
      {hasToggle ? (
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls={isOpen ? othersId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <ToggleLabel isOpen={isOpen} />
        </Button>
      ) : null}
      {isOpen || !hasToggle ? (
        <Box id={othersId} sx={{ display: { xs: 'grid', sm: 'contents' }, gap: 1.5 }}>
          {others}
        </Box>
      ) : null}
    </Box>
  );
}

/** What narrows the list is said even while it is folded away. */
function ToggleLabel({ isOpen }: { isOpen: boolean }) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const count = Object.keys(filterValues).filter((name) => name !== 'q').length;
  if (isOpen) return translate('admin.hideFilters');
  return count > 0 ? translate('admin.showFiltersCount', { count }) : translate('admin.showFilters');
}
