import { reachedStages } from '../../shared/projects/reachedStages.ts';
import type { Period } from '../../shared/statistics/period.ts';
import type {
  Coverage,
  OpenAge,
  PresentTable,
  Stages,
  Statistics,
  StatisticsGroup,
  StatisticsTable,
} from '../../shared/statistics/views.ts';
import type { CsvColumn } from '../http/csv.ts';
import { fr, type ServerTextKey } from '../texts.ts';

interface File {
  columns: CsvColumn<unknown>[];
  rows: readonly unknown[];
}

/** Columns and rows of one kind, the kind forgotten: each file has its own. */
function file<Row>(rows: readonly Row[], columns: CsvColumn<Row>[]): File {
  return { rows, columns: columns as CsvColumn<unknown>[] };
}

const column = <Row>(key: ServerTextKey, value: CsvColumn<Row>['value']): CsvColumn<Row> => ({
  header: fr(key),
  value,
});

const counted = [...reachedStages, 'acceptances'] as const;

const stageColumns = <Row>(stagesOf: (row: Row) => Stages): CsvColumn<Row>[] =>
  counted.map((stage) => column(`statistics.stage.${stage}`, (row) => stagesOf(row)[stage]));

const groups = (rows: readonly StatisticsGroup[], label: ServerTextKey, nobody: ServerTextKey): File =>
  file(rows, [
    column(label, ({ id, name }) => name ?? fr(id ? 'statistics.unknown' : nobody)),
    ...stageColumns<StatisticsGroup>(({ current }) => current),
    column('statistics.submittedBefore', ({ previous }) => previous.submitted),
  ]);

const packageName = ({ id, name }: { id: string | null; name: string | null }) =>
  name ?? fr(id ? 'statistics.unknown' : 'statistics.noPackage');
const inSeconds = (key: ServerTextKey) => fr('statistics.seconds', { label: fr(key) });

/** The table of each chart as a file: the figures of the screen, amounts in GNF and durations in seconds. */
const files: Record<StatisticsTable, (statistics: Statistics) => File> = {
  funnel: ({ funnel }) =>
    file(
      reachedStages.map((stage) => ({ stage, current: funnel.current[stage], previous: funnel.previous[stage] })),
      [
        column('statistics.stage', ({ stage }) => fr(`statistics.stage.${stage}`)),
        column('statistics.current', ({ current }) => current),
        column('statistics.previous', ({ previous }) => previous),
      ],
    ),
  trend: ({ trend, unit }) =>
    file(trend, [
      column(unit === 'day' ? 'statistics.date' : 'statistics.month', ({ start }) => start),
      ...stageColumns<Statistics['trend'][number]>((row) => row),
    ]),
  steps: ({ steps }) =>
    file(steps, [
      column('statistics.step', ({ step }) => fr(`statistics.step.${step}`)),
      column('statistics.finished', ({ current }) => current.finished),
      { header: inSeconds('statistics.median'), value: ({ current }) => current.median },
      { header: inSeconds('statistics.p90'), value: ({ current }) => current.p90 },
      { header: inSeconds('statistics.medianBefore'), value: ({ previous }) => previous.median },
      { header: inSeconds('statistics.p90Before'), value: ({ previous }) => previous.p90 },
    ]),
  services: ({ services }) => groups(services, 'statistics.service', 'statistics.noService'),
  cities: ({ cities }) => groups(cities, 'statistics.city', 'statistics.unknown'),
  agents: ({ agents }) => groups(agents, 'statistics.agent', 'statistics.notAssigned'),
  packages: ({ packages }) =>
    file(packages, [
      column('statistics.package', packageName),
      column('statistics.acceptances', ({ current }) => current.acceptances),
      column('statistics.acceptancesBefore', ({ previous }) => previous.acceptances),
    ]),
  revenue: ({ months }) =>
    file(months, [
      column('statistics.month', ({ month }) => month),
      column('statistics.package', packageName),
      column('statistics.payments', ({ payments }) => payments),
      column('statistics.revenueGnf', ({ revenue }) => revenue),
    ]),
  subscriptions: ({ months }) =>
    file(months, [
      column('statistics.month', ({ month }) => month),
      column('statistics.package', packageName),
      column('statistics.started', ({ started }) => started),
      column('statistics.ended', ({ ended }) => ended),
      column('statistics.running', ({ running }) => running),
    ]),
  messages: ({ messages }) =>
    file(messages, [
      column('statistics.channel', ({ channel }) => fr(`messages.channel.${channel}`)),
      column('statistics.sent', ({ current }) => current.sent),
      column('statistics.delivered', ({ current }) => current.delivered),
      column('statistics.messagesFailed', ({ current }) => current.failed),
      column('statistics.segments', ({ current }) => current.segments),
      column('statistics.sentBefore', ({ previous }) => previous.sent),
    ]),
  deliveries: ({ deliveries, unit }) =>
    file(
      deliveries.filter(({ channel }) => channel === 'sms'),
      [
        column(unit === 'day' ? 'statistics.date' : 'statistics.month', ({ start }) => start),
        column('statistics.sent', ({ sent }) => sent),
        column('statistics.delivered', ({ delivered }) => delivered),
        column('statistics.messagesFailed', ({ failed }) => failed),
        column('statistics.segments', ({ segments }) => segments),
      ],
    ),
};

export function fileOf(table: StatisticsTable, statistics: Statistics): File {
  return files[table](statistics);
}

export const agesFile = (ages: readonly OpenAge[]): File =>
  file(ages, [
    column('statistics.stage', ({ stage }) => fr(`statistics.open.${stage}`)),
    column('statistics.openNow', ({ open }) => open),
    { header: inSeconds('statistics.ageMedian'), value: ({ median }) => median },
    { header: inSeconds('statistics.ageP90'), value: ({ p90 }) => p90 },
    { header: inSeconds('statistics.ageOldest'), value: ({ oldest }) => oldest },
    column('statistics.doneCount', ({ done }) => done.finished),
    { header: inSeconds('statistics.doneMedian'), value: ({ done }) => done.median },
  ]);

export const coverageFile = (rows: Coverage): File =>
  file(rows, [
    column('statistics.service', ({ service }) => service),
    column('statistics.city', ({ city }) => city),
    column('statistics.requests', ({ requests }) => requests),
    column('statistics.contractors', ({ contractors }) => contractors),
    column('statistics.acceptances', ({ acceptances }) => acceptances),
    column('statistics.hole', ({ contractors }) => (contractors === 0 ? fr('statistics.isHole') : '')),
  ]);

export function fileNameOf(table: StatisticsTable | PresentTable, { from, to }: Period): string {
  return `oasis-${table}-${from}-${to}.csv`;
}
