import { Box, Button, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type FigureColumn, FigureTable } from './FigureTable.tsx';

interface Props<Row> {
  title: string;
  chart: ReactNode;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Of what the chart leaves out. */
  note?: string | undefined;
  /** Beside the button that shows the table. */
  actions?: ReactNode;
}

/** A chart, or at the press of a button the same as a table. */
export function ChartOrTable<Row>({ title, chart, columns, rows, keyOf, note, actions }: Props<Row>) {
  const translate = useTranslate();
  const [isTable, setTable] = useState(false);
  return (
    <>
      {isTable ? (
        <FigureTable title={title} columns={columns} rows={rows} keyOf={keyOf} />
      ) : (
        <Box role="img" aria-label={title} sx={{ minWidth: 0 }}>
          {chart}
        </Box>
      )}
      {note && !isTable ? <Typography color="textSecondary">{note}</Typography> : null}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() => setTable(!isTable)}
          aria-label={translate(isTable ? 'statistics.showChartOf' : 'statistics.showTableOf', { title })}
        >
          {translate(isTable ? 'statistics.showChart' : 'statistics.showTable')}
        </Button>
        {actions}
      </Stack>
    </>
  );
}
