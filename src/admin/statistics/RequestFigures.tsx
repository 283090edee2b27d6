import { useTranslate } from 'react-admin';
import { formatDay, formatMonth } from '../../shared/format/dates.ts';
import { formatDuration } from '../../shared/format/duration.ts';
import { type ReachedStage, reachedStages } from '../../shared/projects/reachedStages.ts';
import { daysOf, type Period } from '../../shared/statistics/period.ts';
import type { Stages, Statistics, StatisticsGroup } from '../../shared/statistics/views.ts';
import { listPath } from '../lists/listPath.ts';
import { ChartSection } from './ChartSection.tsx';
import type { FigureColumn } from './FigureTable.tsx';
import { formatCount, formatShare, formatShort, useChange } from './figureFormats.ts';
import { BarsChart, LinesChart } from './lazyCharts.tsx';

interface Props {
  statistics: Statistics;
}

/** The list of just the requests that a figure of the way counts. */
const wayPath = ({ from, to }: Period, reached: ReachedStage, filter: Record<string, unknown> = {}) =>
  listPath('/all-projects', { filter: { ...filter, reached, submittedFrom: from, submittedTo: to } });

/** How far the requests of the period came. */
export function Funnel({ statistics: { period, previous, funnel } }: Props) {
  const translate = useTranslate();
  const changeOf = useChange();
  const { current, previous: before } = funnel;
  return (
    <ChartSection
      table="funnel"
      period={period}
      isEmpty={current.submitted + before.submitted === 0}
      rows={reachedStages.map((stage) => ({ stage, current: current[stage], previous: before[stage] }))}
      keyOf={({ stage }) => stage}
      columns={[
        { label: translate('statistics.stage'), value: ({ stage }) => translate(`statistics.stage.${stage}`) },
        {
          label: translate('statistics.current'),
          value: (row) => formatCount(row.current),
          to: ({ stage }) => wayPath(period, stage),
        },
        {
          label: translate('statistics.ofSubmitted'),
          value: (row) => formatShare(row.current, current.submitted),
        },
        {
          label: translate('statistics.previous'),
          value: (row) => formatCount(row.previous),
          to: ({ stage }) => wayPath(previous, stage),
        },
        { label: translate('statistics.change'), value: (row) => changeOf(row.current, row.previous) },
      ]}
      chart={
        <BarsChart
          isAcross
          format={formatCount}
          short={formatShort}
          series={useBothPeriods()}
          rows={reachedStages.map((stage) => ({
            label: translate(`statistics.stage.${stage}`),
            current: current[stage],
            previous: before[stage],
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
        ...useStageColumns<Statistics['trend'][number]>(
          (row) => row,
          ({ start }, stage) => wayPath(daysOf(start, unit, period), stage),
        ),
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
  services: {
    label: 'statistics.service',
    nobody: 'statistics.noService',
    filter: 'serviceId',
    none: { uncategorised: true },
  },
  cities: { label: 'statistics.city', nobody: 'statistics.unknown', filter: 'cityId', none: {} },
  agents: { label: 'statistics.agent', nobody: 'statistics.notAssigned', filter: 'agentId', none: { nobody: true } },
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
    ...useStageColumns<StatisticsGroup>(
      ({ current }) => current,
      ({ id }, stage) =>
        wayPath(statistics.period, stage, id ? { [nameKeys[table].filter]: id } : nameKeys[table].none),
    ),
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

/** How far the requests of a row came, each with its list, and how often they were accepted. */
function useStageColumns<Row>(
  stagesOf: (row: Row) => Stages,
  pathOf: (row: Row, stage: ReachedStage) => string,
): FigureColumn<Row>[] {
  const translate = useTranslate();
  return [
    ...reachedStages.map((stage) => ({
      label: translate(`statistics.stage.${stage}`),
      value: (row: Row) => formatCount(stagesOf(row)[stage]),
      to: (row: Row) => pathOf(row, stage),
    })),
    {
      label: translate('statistics.stage.acceptances'),
      value: (row) => formatCount(stagesOf(row).acceptances),
    },
  ];
}
