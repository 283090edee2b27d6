import { Box, Pagination, type Theme, Typography, useMediaQuery } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { isCountedPart } from '../../shared/api/lists.ts';
import { ChoiceField } from '../ui/ChoiceField.tsx';

const ROWS_PER_PAGE = [10, 15, 20, 25, 30].map((count) => ({ value: String(count), label: String(count) }));

/** Which rows these are of how many, the pages by number, and how many rows a page has (specification §9). */
export function ListPages() {
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext();
  const pages = Math.max(1, Math.ceil(total / perPage));
  const shown = Math.min(page, pages);
  const range = { from: (shown - 1) * perPage + 1, to: Math.min(shown * perPage, total), total };
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, pt: 1.5, alignItems: 'center', justifyContent: 'flex-end' }}
    >
      <Typography role="status" color="textSecondary" sx={{ mr: 'auto' }}>
        {translate(isCountedPart(total) ? 'table.rangeOfMany' : 'table.range', range)}
      </Typography>
      <Box sx={{ width: '8.5rem' }}>
        <ChoiceField
          label={translate('table.rowsPerPage')}
          value={String(perPage)}
          choices={ROWS_PER_PAGE}
          onChoice={(count) => setPerPage(Number(count))}
        />
      </Box>
      <Pagination
        aria-label={translate('table.pages')}
        count={pages}
        page={shown}
        siblingCount={isPhone ? 0 : 1}
        onChange={(_, next) => setPage(next)}
        getItemAriaLabel={(kind, item) => {
          if (kind === 'page') return translate('table.page', { page: item ?? 1 });
          return translate(kind === 'next' ? 'table.next' : 'table.previous');
        }}
        sx={{ '& .MuiPaginationItem-root': { minWidth: 44, height: 44, mx: 0 } }}
      />
    </Box>
  );
}
