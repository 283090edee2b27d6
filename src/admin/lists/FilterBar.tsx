import { Badge, Box, IconButton, type Theme, useMediaQuery } from '@mui/material';
import { Children, createContext, type ReactNode, useContext, useId, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { FiltersIcon } from '../ui/icons.tsx';

/** What a phone shows with the filters: the tools of the list, and its order. */
export const FoldedTools = createContext<ReactNode>(null);

interface Props {
  /** The states of the list, always at hand. */
  lead?: ReactNode;
  /** The search first. */
  children: ReactNode;
}

/**
 * The states, the search and the other filters in one line. On a phone the states and the search alone, the rest below
 * them once it is asked for.
 */
export function FilterBar({ lead, children }: Props) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [search, ...others] = Children.toArray(children);
  return (
    <Box component="search" aria-label={useTranslate()('admin.filters')} sx={bar}>
      {lead}
      {isPhone ? <PhoneFilters search={search}>{others}</PhoneFilters> : children}
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 1.5,
  pt: 0.5,
  // Wide enough for what they say, and no wider than what is read at a glance.
  '& > .MuiFormControl-root': { flex: { xs: '1 1 100%', sm: '1 1 11.5rem' }, minWidth: 0, maxWidth: { sm: '18rem' } },
  '& > .MuiFormControl-root:has(input[type=search])': { flexBasis: { sm: '13rem' }, maxWidth: { sm: '36rem' } },
  // Firefox needs most for a day and its calendar.
  '& > .MuiFormControl-root:has(input[type=date])': { flex: { sm: '0 0 10.5rem' } },
  '& > .MuiFormControlLabel-root': { flex: '0 0 auto', mr: 0 },
} as const;

function PhoneFilters({ search, children }: { search: ReactNode; children: ReactNode }) {
  const translate = useTranslate();
  const tools = useContext(FoldedTools);
  const [isOpen, setOpen] = useState(false);
  const { filterValues } = useListContext();
  const othersId = useId();
  const count = Object.keys(filterValues).filter((name) => name !== 'q' && name !== 'status').length;
  const label = count > 0 ? translate('admin.showFiltersCount', { count }) : translate('admin.showFilters');
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, flex: '1 1 100%' }}>
        {search}
        <IconButton
          aria-label={isOpen ? translate('admin.hideFilters') : label}
          aria-expanded={isOpen}
          aria-controls={isOpen ? othersId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Badge variant="dot" invisible={count === 0} color="primary">
            <FiltersIcon />
          </Badge>
        </IconButton>
      </Box>
      {isOpen ? (
        <Box id={othersId} sx={{ display: 'grid', gap: 1.5, flex: '1 1 100%' }}>
          {children}
          {tools}
        </Box>
      ) : null}
    </>
  );
}
