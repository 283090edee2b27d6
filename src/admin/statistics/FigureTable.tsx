import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { Link } from 'react-admin';
import { FactLines } from '../ui/FactLines.tsx';

export interface FigureColumn<Row> {
  label: string;
  value: (row: Row) => string;
  /** The list behind the figure, as react-admin names its path. */
  to?: (row: Row) => string;
}

interface FigureTableProps<Row> {
  title: string;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** So many columns a phone shows whole. */
const NARROW_COLUMNS = 3;

/** The figures of a chart to read: the first column names the row, numbers stand below each other. */
export function FigureTable<Row>(props: FigureTableProps<Row>) {
  const { title, columns, rows, keyOf } = props;
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [first, ...others] = columns;
  if (!first) return null;
  if (isPhone && columns.length > NARROW_COLUMNS) return <FigureRows {...props} />;
  return (
    <TableContainer tabIndex={0} role="group" aria-label={title} sx={{ maxHeight: '28rem' }}>
      <Table size="small" stickyHeader sx={narrowCells}>
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
              {others.map(({ label, value, to }) => (
                <TableCell key={label} align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                  {to ? <FigureLink to={to(row)}>{value(row)}</FigureLink> : value(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Two tables stand beside each other: each shows its columns whole. */
const narrowCells = { '& .MuiTableCell-root': { paddingInline: 0.75 } };

/** The same where the columns have no room beside each other: each row a list of its figures. */
function FigureRows<Row>({ title, columns: [first, ...others], rows, keyOf }: FigureTableProps<Row>) {
  return (
    <Box tabIndex={0} role="group" aria-label={title} sx={{ maxHeight: '28rem', overflowY: 'auto' }}>
      {rows.map((row) => (
        <Box key={keyOf(row)} sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
          <Typography sx={{ fontWeight: 600 }}>{first?.value(row)}</Typography>
          <FactLines
            lines={others.map(({ label, value, to }) => ({
              label,
              value: to ? <FigureLink to={to(row)}>{value(row)}</FigureLink> : value(row),
            }))}
          />
        </Box>
      ))}
    </Box>
  );
}

function FigureLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} sx={{ display: 'inline-block', minWidth: 24, minHeight: 24, textAlign: 'right' }}>
      {children}
    </Link>
  );
}
