import { Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { saveBlob } from '../../shared/client/saveBlob.ts';
import type { Period } from '../../shared/statistics/period.ts';
import type { StatisticsTable } from '../../shared/statistics/views.ts';
import { api } from '../providers/api.ts';
import { DownloadIcon } from '../ui/icons.tsx';
import { Section } from '../ui/Section.tsx';
import { ChartOrTable } from './ChartOrTable.tsx';
import type { FigureColumn } from './FigureTable.tsx';

interface Props<Row> {
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
export function ChartSection<Row>({ table, period, chart, columns, rows, keyOf, isEmpty, note }: Props<Row>) {
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

function ExportButton({ table, period, title }: { table: StatisticsTable; period: Period; title: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const result = await api.download('/admin/statistics/{table}', { path: { table }, query: { ...period } });
    if (result.ok) saveBlob(result.entity, `oasis-${table}-${period.from}-${period.to}.csv`);
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
