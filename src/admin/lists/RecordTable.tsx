import { Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel, type Theme } from '@mui/material';
import { Fragment } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { visuallyHidden } from '../ui/visuallyHidden.ts';
import { type Column, type Groups, useHeadings } from './column.ts';
import { pressRowAction } from './openRow.ts';
import { PageCheckbox, RowCheckbox } from './selection.tsx';

interface Props<Row extends RaRecord> {
  columns: readonly Column<Row>[];
  caption: string;
  canSelect?: boolean;
  isDense?: boolean;
  groups?: Groups<Row> | undefined;
}

/** One line a row. What does not fit is cut: opening the row shows it whole. */
export function RecordTable<Row extends RaRecord>(props: Props<Row>) {
  const { columns, caption, canSelect = false, isDense = false, groups } = props;
  const rows = useHeadings(groups);
  return (
    <Table size="small" sx={isDense ? dense : oneLine}>
      <caption style={visuallyHidden}>{caption}</caption>
      <TableHead>
        <TableRow>
          {canSelect ? (
            <TableCell padding="checkbox">
              <PageCheckbox />
            </TableCell>
          ) : null}
          {columns.map((column) => (
            <HeadCell key={column.name} column={column} />
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ row, heading }) => (
          <Fragment key={row.id}>
            {heading ? (
              <TableRow>
                <TableCell component="th" scope="rowgroup" colSpan={columns.length + (canSelect ? 1 : 0)} sx={group}>
                  {heading}
                </TableCell>
              </TableRow>
            ) : null}
            <TableRow hover onClick={pressRowAction} sx={{ cursor: 'pointer' }}>
              {canSelect ? (
                <TableCell padding="checkbox">
                  <RowCheckbox row={row} columns={columns} />
                </TableCell>
              ) : null}
              {columns.map((column) => (
                <TableCell
                  key={column.name}
                  sx={column.shrinks ? { ...shownFrom(column), ...shrinking } : shownFrom(column)}
                  {...actionMark(column)}
                >
                  {column.render(row)}
                </TableCell>
              ))}
            </TableRow>
          </Fragment>
        ))}
      </TableBody>
    </Table>
  );
}

const oneLine = {
  '& .MuiTableCell-root': { whiteSpace: 'nowrap', paddingInline: 1.25 },
  '& .MuiTableCell-body': { maxWidth: '15rem', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .MuiTableCell-body.MuiTableCell-paddingCheckbox': { overflow: 'visible', maxWidth: 'none' },
  // The action stays in sight where the other columns need more room than there is.
  '& [data-row-action]': {
    overflow: 'visible',
    maxWidth: 'none',
    position: 'sticky',
    right: 0,
    backgroundColor: 'background.paper',
  },
  // Opaque over what scrolls below it, and of its row's colour.
  '& .MuiTableRow-hover:hover [data-row-action]': {
    backgroundImage: ({ palette }: Theme) => `linear-gradient(${palette.action.hover}, ${palette.action.hover})`,
  },
} as const;

const LINE = 30;

const dense = {
  ...oneLine,
  '& .MuiTableCell-root': { whiteSpace: 'nowrap', paddingInline: 1, paddingBlock: '2px', fontSize: '0.8125rem' },
  '& .MuiButton-root': { minHeight: LINE, paddingBlock: 0, paddingInline: 1.25, fontSize: '0.8125rem' },
  '& .MuiCheckbox-root': { minHeight: LINE, minWidth: LINE, padding: 0.25 },
  '& .MuiTableSortLabel-root': { minHeight: LINE },
  '& .MuiLink-root, & a': { minHeight: LINE },
} as const;

const group = { backgroundColor: 'action.hover', fontWeight: 700, paddingBlock: '3px' } as const;

function HeadCell<Row extends RaRecord>({ column }: { column: Column<Row> }) {
  const { sort, setSort } = useListContext();
  if (!column.sortable) {
    return (
      <TableCell sx={shownFrom(column)} {...actionMark(column)}>
        {column.label}
      </TableCell>
    );
  }
  const isActive = sort.field === column.name;
  const direction = sort.order === 'ASC' ? 'asc' : 'desc';
  return (
    <TableCell sx={shownFrom(column)} sortDirection={isActive ? direction : false}>
      <TableSortLabel
        active={isActive}
        direction={isActive ? direction : 'asc'}
        onClick={() => setSort({ field: column.name, order: isActive && sort.order === 'ASC' ? 'DESC' : 'ASC' })}
        sx={{ minHeight: 44 }}
      >
        {column.label}
      </TableSortLabel>
    </TableCell>
  );
}

const actionMark = ({ role }: { role?: 'title' | 'action' }) => (role === 'action' ? { 'data-row-action': '' } : {});

/** Without a width of its own the column takes what the others leave. */
const shrinking = { width: '50%', '&.MuiTableCell-body': { maxWidth: 0, minWidth: '8.5rem' } } as const;

function shownFrom({ from }: { from?: 'md' | 'lg' | 'xl' }) {
  return from ? { display: { xs: 'none', [from]: 'table-cell' } } : {};
}
