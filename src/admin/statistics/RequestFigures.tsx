import { useTranslate } from 'react-admin';
import { formatDay, formatMonth } from '../../shared/format/dates.ts';
import { formatDuration } from '../../shared/format/duration.ts';
import type { Stages, Statistics, StatisticsGroup } from '../../shared/statistics/views.ts';
import type { FigureColumn } from './ChartSection.tsx';
import { ChartSection } from './ChartSection.tsx';
import { formatCount, formatShare, formatShort, useChange } from './figureFormats.ts';
import { BarsChart, LinesChart } from './lazyCharts.tsx';

interface Props {
  statistics: Statistics;
}

const stages = [
  'submitted',
  'taken',
  'published',
  'accepted',
  'quoted',
  'hired',
  'done',
  'rejected',
  'cancelled',
] as const;

/** How far the requests of the period came. */
export function Funnel({ statistics: { period, funnel } }: Props) {
  const translate = useTranslate();
  const changeOf = useChange();
  const { current, previous } = funnel;
  return (
    <ChartSection
      table="funnel"
      period={period}
      isEmpty={current.submitted + previous.submitted === 0}
      rows={stages.map((stage) => ({ stage, current: current[stage], previous: previous[stage] }))}
      keyOf={({ stage }) => stage}
      columns={[
        { label: translate('statistics.stage'), value: ({ stage }) => translate(`statistics.stage.${stage}`) },
        { label: translate('statistics.current'), value: (row) => formatCount(row.current) },
        {
          label: translate('statistics.ofSubmitted'),
          value: (row) => formatShare(row.current, current.submitted),
        },
        { label: translate('statistics.previous'), value: (row) => formatCount(row.previous) },
        { label: translate('statistics.change'), value: (row) => changeOf(row.current, row.previous) },
      ]}
      chart={
        <BarsChart
          isAcross
          format={formatCount}
          short={formatShort}
          series={useBothPeriods()}
          rows={stages.map((stage) => ({
            label: translate(`statistics.stage.${stage}`),
            current: current[stage],
            previous: previous[stage],
          }))}
        />
      }
    />
  );
}

const curves = ['submitted', 'published', 'accepted'] as const;

/** The requests by the day, or the month, of their submission. */
export function Trend({ statistics: { period, trend, unit } }: Props) {
  const translate = useTranslate();
  const format = unit === 'day' ? formatDay : formatMonth;
  return (
    <ChartSection
      table="trend"
      period={period}
      isEmpty={trend.every(({ submitted }) => submitted === 0)}
      rows={trend}
      keyOf={({ start }) => start}
      columns={[
        {
          label: translate(unit === 'day' ? 'statistics.date' : 'statistics.month'),
          value: ({ start }) => format(start),
        },
        ...useStageColumns<Statistics['trend'][number]>((row) => row),
      ]}
      chart={
        <LinesChart
          format={formatCount}
          short={formatShort}
          series={curves.map((name) => ({ name, label: translate(`statistics.stage.${name}`) }))}
          rows={trend.map(({ start, submitted, published, accepted }) => ({
            label: format(start),
            submitted,
            published,
            accepted,
          }))}
        />
      }
    />
  );
}

/** How long the steps take that lead to a first acceptance. */
export function Steps({ statistics: { period, steps } }: Props) {
  const translate = useTranslate();
  const say = (seconds: number | null) => (seconds === null ? '–' : formatDuration(seconds));
  return (
    <ChartSection
      table="steps"
      period={period}
      isEmpty={steps.every(({ current, previous }) => current.finished + previous.finished === 0)}
      rows={steps}
      keyOf={({ step }) => step}
      columns={[
        { label: translate('statistics.step'), value: ({ step }) => translate(`statistics.step.${step}`) },
        { label: translate('statistics.finished'), value: ({ current }) => formatCount(current.finished) },
        { label: translate('statistics.median'), value: ({ current }) => say(current.median) },
        { label: translate('statistics.p90'), value: ({ current }) => say(current.p90) },
        { label: translate('statistics.medianBefore'), value: ({ previous }) => say(previous.median) },
        { label: translate('statistics.p90Before'), value: ({ previous }) => say(previous.p90) },
      ]}
      chart={
        <BarsChart
          isAcross
          format={formatDuration}
          short={formatDuration}
          series={(['median', 'p90'] as const).map((name) => ({ name, label: translate(`statistics.${name}`) }))}
          rows={steps.map(({ step, current }) => ({
            label: translate(`statistics.shortStep.${step}`),
            median: current.median ?? 0,
            p90: current.p90 ?? 0,
          }))}
        />
      }
    />
  );
}

interface GroupsProps {
  statistics: Statistics;
  table: 'services' | 'cities' | 'agents';
}

/** So many names have room beside their bars. */
const MOST_DRAWN = 8;

const nameKeys = {
  services: { label: 'statistics.service', nobody: 'statistics.noService' },
  cities: { label: 'statistics.city', nobody: 'statistics.unknown' },
  agents: { label: 'statistics.agent', nobody: 'statistics.notAssigned' },
} as const;

/**
 * The requests by service, by city or by the agent who follows them; the most asked for are drawn, the table has all.
 */
export function Groups({ statistics, table }: GroupsProps) {
  const translate = useTranslate();
  const groups = statistics[table];
  const nameOf = ({ id, name }: StatisticsGroup) =>
    name ?? translate(id ? 'statistics.unknown' : nameKeys[table].nobody);
  const drawn = groups.slice(0, MOST_DRAWN);
  const columns: FigureColumn<StatisticsGroup>[] = [
    { label: translate(nameKeys[table].label), value: nameOf },
    ...useStageColumns<StatisticsGroup>(({ current }) => current),
    {
      label: translate('statistics.submittedBefore'),
      value: ({ previous }) => formatCount(previous.submitted),
    },
  ];
  return (
    <ChartSection
      table={table}
      period={statistics.period}
      isEmpty={groups.length === 0}
      rows={groups}
      keyOf={({ id }) => id ?? ''}
      columns={columns}
      {...(groups.length > drawn.length
        ? { note: translate('statistics.others', { count: drawn.length, total: groups.length }) }
        : {})}
      chart={
        <BarsChart
          isAcross
          format={formatCount}
          short={formatShort}
          series={useBothPeriods()}
          rows={drawn.map((group) => ({
            label: nameOf(group),
            current: group.current.submitted,
            previous: group.previous.submitted,
          }))}
        />
      }
    />
  );
}

function useBothPeriods() {
  const translate = useTranslate();
  return (['current', 'previous'] as const).map((name) => ({ name, label: translate(`statistics.${name}`) }));
}

function useStageColumns<Row>(stagesOf: (row: Row) => Stages): FigureColumn<Row>[] {
  const translate = useTranslate();
  return [...stages, 'acceptances' as const].map((stage) => ({
    label: translate(`statistics.stage.${stage}`),
    value: (row) => formatCount(stagesOf(row)[stage]),
  }));
}
