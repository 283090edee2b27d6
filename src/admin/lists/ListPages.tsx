import { TablePagination } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { isCountedPart } from '../../shared/api/lists.ts';

const ROWS_PER_PAGE = [10, 15, 20, 25, 30];

export function ListPages() {
  const translate = useTranslate();
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext();
  return (
    <TablePagination
      component="div"
      count={total}
      page={Math.min(page, Math.max(1, Math.ceil(total / perPage))) - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={ROWS_PER_PAGE}
      onPageChange={(_, next) => setPage(next + 1)}
      onRowsPerPageChange={(event) => setPerPage(Number(event.target.value))}
      labelRowsPerPage={translate('table.rowsPerPage')}
      labelDisplayedRows={({ from, to, count }) =>
        translate(isCountedPart(count) ? 'table.rangeOfMany' : 'table.range', { from, to, total: count })
      }
      getItemAriaLabel={(kind) => translate(kind === 'next' ? 'table.next' : 'table.previous')}
      slotProps={{ select: { native: true, inputProps: { 'aria-label': translate('table.rowsPerPage') } } }}
      sx={{
        '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end', px: 0 },
        '& .MuiTablePagination-spacer': { display: 'none' },
      }}
    />
  );
}
