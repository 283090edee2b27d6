import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';

export interface FigureColumn<Row> {
  label: string;
  value: (row: Row) => string;
}

interface Props<Row> {
  title: string;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** The figures of a chart to read: the first column names the row, numbers stand below each other. */
export function FigureTable<Row>({ title, columns, rows, keyOf }: Props<Row>) {
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <TableContainer tabIndex={0} role="group" aria-label={title} sx={{ maxHeight: '28rem' }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell scope="col">{first.label}</TableCell>
            {others.map(({ label }) => (
              <TableCell key={label} scope="col" align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)}>
              <TableCell component="th" scope="row">
                {first.value(row)}
              </TableCell>
              {others.map(({ label, value }) => (
                <TableCell key={label} align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                  {value(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
