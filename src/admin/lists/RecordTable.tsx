import { Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
import { type RaRecord, useListContext } from 'react-admin';
import { visuallyHidden } from '../ui/visuallyHidden.ts';
import type { Column } from './column.ts';
import { PageCheckbox, RowCheckbox } from './selection.tsx';

interface Props<Row extends RaRecord> {
  columns: readonly Column<Row>[];
  caption: string;
  canSelect?: boolean;
}

export function RecordTable<Row extends RaRecord>({ columns, caption, canSelect = false }: Props<Row>) {
  const { data = [] } = useListContext<Row>();
  return (
    <Table size="small">
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
        {data.map((row) => (
          <TableRow key={row.id} hover>
            {canSelect ? (
              <TableCell padding="checkbox">
                <RowCheckbox row={row} columns={columns} />
              </TableCell>
            ) : null}
            {columns.map((column) => (
              <TableCell key={column.name} sx={shownFrom(column)}>
                {column.render(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function HeadCell<Row extends RaRecord>({ column }: { column: Column<Row> }) {
  const { sort, setSort } = useListContext();
  if (!column.sortable) return <TableCell sx={shownFrom(column)}>{column.label}</TableCell>;
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

function shownFrom({ from }: { from?: 'md' | 'lg' | 'xl' }) {
  return from ? { display: { xs: 'none', [from]: 'table-cell' } } : {};
}
