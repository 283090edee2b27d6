import { Box, Button, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { saveBlob } from '../../shared/client/saveBlob.ts';
import type { Period } from '../../shared/statistics/period.ts';
import type { PresentTable, StatisticsTable } from '../../shared/statistics/views.ts';
import { api } from '../providers/api.ts';
import { DownloadIcon } from '../ui/icons.tsx';
import { Section } from '../ui/Section.tsx';
import { type FigureColumn, FigureTable } from './FigureTable.tsx';
import '../texts/statistics.ts';

interface ChartSectionProps<Row> {
  /** Names the title, the hint and the file. */
  table: Exclude<StatisticsTable, 'messages'>;
  period: Period;
  chart: ReactNode;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  isEmpty: boolean;
  note?: string;
}

/** A chart, the same as a table, and as a file. A period with nothing to draw says so. */
export function ChartSection<Row>({
  table,
  period,
  chart,
  columns,
  rows,
  keyOf,
  isEmpty,
  note,
}: ChartSectionProps<Row>) {
  const translate = useTranslate();
  const title = translate(`statistics.${table}`);
  return (
    <Section title={title}>
      <Typography color="textSecondary">{translate(`statistics.${table}Hint`)}</Typography>
      {isEmpty ? (
        <Typography>{translate('statistics.empty')}</Typography>
      ) : (
        <ChartOrTable
          title={title}
          chart={chart}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          note={note}
          actions={<ExportButton table={table} period={period} title={title} />}
        />
      )}
    </Section>
  );
}

interface ExportProps {
  table: StatisticsTable | PresentTable;
  period: Period;
  title: string;
}

export function ExportButton({ table, period, title }: ExportProps) {
  return (
    <DownloadButton
      title={title}
      fileName={`oasis-${table}-${period.from}-${period.to}.csv`}
      download={() => api.download('/admin/statistics/{table}', { path: { table }, query: { ...period } })}
    />
  );
}

interface DownloadProps {
  title: string;
  fileName: string;
  download: () => ReturnType<typeof api.download>;
}

/** Saves a table as a file. */
export function DownloadButton({ title, fileName, download }: DownloadProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const result = await download();
    if (result.ok) saveBlob(result.entity, fileName);
    else notify(result.kind === 'offline' ? 'common.offline' : 'statistics.exportFailed', { type: 'error' });
    setBusy(false);
  };
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      loading={isBusy}
      loadingPosition="start"
      onClick={save}
      aria-label={translate('statistics.exportOf', { title })}
    >
      {translate('statistics.export')}
    </Button>
  );
}

interface ChartOrTableProps<Row> {
  title: string;
  chart: ReactNode;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Of what the chart leaves out. */
  note?: string | undefined;
  /** Beside the button that shows the table. */
  actions?: ReactNode;
  /** Where the table says more than the chart: links, what is not drawn. */
  isTableFirst?: boolean;
}

/** A chart, or at the press of a button the same as a table. */
export function ChartOrTable<Row>({ title, chart, columns, rows, keyOf, ...shown }: ChartOrTableProps<Row>) {
  const { note, actions, isTableFirst = false } = shown;
  const translate = useTranslate();
  const [isTable, setTable] = useState(isTableFirst);
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
