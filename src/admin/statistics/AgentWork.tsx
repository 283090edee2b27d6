import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { formatDuration } from '../../shared/format/duration.ts';
import type { AgentFigures } from '../../shared/handledSteps/views.ts';
import type { Period } from '../../shared/statistics/period.ts';
import { listPath } from '../lists/listPath.ts';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';
import { LoadedSection } from '../ui/Section.tsx';
import { ChartOrTable, DownloadButton } from './ChartSection.tsx';
import type { FigureColumn } from './FigureTable.tsx';
import { formatCount, formatShort } from './figureFormats.ts';
import { BarsChart } from './lazyCharts.tsx';
import '../texts/handledSteps.ts';

/** So many names have room beside their bars. */
const MOST_DRAWN = 8;

/** What each agent handled in the period, each figure leading to the list of just these steps. */
export function AgentWork({ period: { from, to } }: { period: Period }) {
  const translate = useTranslate();
  const query = useQuery(
    apiQuery(['statistics', 'agents', from, to], (signal) =>
      api.get('/admin/handled-steps/figures', { query: { from, to }, signal }),
    ),
  );
  const rows = query.data ?? [];
  const title = translate('agentFigures.title');
  const listOf =
    (path: '/handled-steps' | '/promised-calls', filter: Record<string, unknown> = {}) =>
    ({ id }: AgentFigures) =>
      listPath(path, { filter: { agentId: id, from, to, ...filter } });
  const steps = listOf('/handled-steps');
  const columns: FigureColumn<AgentFigures>[] = [
    { label: translate('agentFigures.agent'), value: ({ name }) => name },
    { label: translate('agentFigures.handled'), value: ({ handled }) => formatCount(handled), to: steps },
    {
      label: translate('agentFigures.onTime'),
      value: ({ onTime }) => formatCount(onTime),
      to: listOf('/handled-steps', { isOnTime: 'yes' }),
    },
    {
      label: translate('agentFigures.late'),
      value: ({ late }) => formatCount(late),
      to: listOf('/handled-steps', { isOnTime: 'no' }),
    },
    {
      label: translate('agentFigures.median'),
      value: ({ median }) => (median === null ? '–' : formatDuration(median)),
      to: steps,
    },
    {
      label: translate('agentFigures.promised'),
      value: ({ promised }) => formatCount(promised),
      to: listOf('/promised-calls'),
    },
    {
      label: translate('agentFigures.kept'),
      value: ({ kept }) => formatCount(kept),
      to: listOf('/promised-calls', { isKept: 'yes' }),
    },
  ];
  return (
    <LoadedSection title={title} failed="agentFigures.failed" query={query}>
      <Typography color="textSecondary">{translate('agentFigures.hint')}</Typography>
      {query.data && rows.length === 0 ? <Typography>{translate('agentFigures.empty')}</Typography> : null}
      {rows.length > 0 ? (
        <ChartOrTable
          title={title}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          note={
            rows.length > MOST_DRAWN
              ? translate('statistics.others', { count: MOST_DRAWN, total: rows.length })
              : undefined
          }
          isTableFirst
          actions={
            <DownloadButton
              title={title}
              fileName={`oasis-travail-agents-${from}-${to}.csv`}
              download={() => api.download('/admin/handled-steps/figures/export', { query: { from, to } })}
            />
          }
          chart={
            <BarsChart
              isAcross
              format={formatCount}
              short={formatShort}
              series={[
                { name: 'onTime', label: translate('agentFigures.onTime') },
                { name: 'late', label: translate('agentFigures.late') },
              ]}
              rows={rows.slice(0, MOST_DRAWN).map(({ name, onTime, late }) => ({ label: name, onTime, late }))}
            />
          }
        />
      ) : null}
    </LoadedSection>
  );
}
