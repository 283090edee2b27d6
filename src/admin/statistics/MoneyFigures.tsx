import { useTranslate } from 'react-admin';
import { formatMonth } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import type { Statistics } from '../../shared/statistics/views.ts';
import { ChartSection } from './ChartSection.tsx';
import { formatCount, formatShort, useChange } from './figureFormats.ts';
import { BarsChart } from './lazyCharts.tsx';

interface Props {
  statistics: Statistics;
}

type Month = Statistics['months'][number];
type Package = Pick<Month, 'id' | 'name'>;

const keyOfPackage = ({ id }: Package) => id ?? 'none';

function usePackageName(): (one: Package) => string {
  const translate = useTranslate();
  return ({ id, name }) => name ?? translate(id ? 'statistics.unknown' : 'statistics.noPackage');
}

/** What was accepted under each package. */
export function PackageAcceptances({ statistics: { period, packages } }: Props) {
  const translate = useTranslate();
  const changeOf = useChange();
  const nameOf = usePackageName();
  return (
    <ChartSection
      table="packages"
      period={period}
      isEmpty={packages.every(({ current, previous }) => current.acceptances + previous.acceptances === 0)}
      rows={packages}
      keyOf={keyOfPackage}
      columns={[
        { label: translate('statistics.package'), value: nameOf },
        { label: translate('statistics.acceptances'), value: ({ current }) => formatCount(current.acceptances) },
        {
          label: translate('statistics.acceptancesBefore'),
          value: ({ previous }) => formatCount(previous.acceptances),
        },
        {
          label: translate('statistics.change'),
          value: ({ current, previous }) => changeOf(current.acceptances, previous.acceptances),
        },
      ]}
      chart={
        <BarsChart
          isAcross
          format={formatCount}
          short={formatShort}
          series={(['current', 'previous'] as const).map((name) => ({ name, label: translate(`statistics.${name}`) }))}
          rows={packages.map((one) => ({
            label: nameOf(one),
            current: one.current.acceptances,
            previous: one.previous.acceptances,
          }))}
        />
      }
    />
  );
}

/** The money that came in, month by month, each package's part on top of the other's. */
export function Revenue({ statistics: { period, months } }: Props) {
  const translate = useTranslate();
  const nameOf = usePackageName();
  const paid = months.filter(({ payments }) => payments > 0);
  const sold = [...new Map(paid.map((one) => [keyOfPackage(one), one])).values()];
  const starts = [...new Set(months.map(({ month }) => month))];
  const amountOf = (month: string, key: string) =>
    months.find((one) => one.month === month && keyOfPackage(one) === key)?.revenue ?? 0;
  return (
    <ChartSection
      table="revenue"
      period={period}
      isEmpty={paid.length === 0}
      rows={[...paid].sort((one, other) => one.month.localeCompare(other.month))}
      keyOf={(one) => `${one.month} ${keyOfPackage(one)}`}
      columns={[
        { label: translate('statistics.month'), value: ({ month }) => formatMonth(month) },
        { label: translate('statistics.package'), value: nameOf },
        { label: translate('statistics.payments'), value: ({ payments }) => formatCount(payments) },
        { label: translate('statistics.revenueTotal'), value: ({ revenue }) => formatGnf(revenue) },
      ]}
      chart={
        <BarsChart
          isStacked
          format={formatGnf}
          short={formatShort}
          series={sold.map((one) => ({ name: keyOfPackage(one), label: nameOf(one) }))}
          rows={starts.map((month) => ({
            label: formatMonth(month),
            ...Object.fromEntries(sold.map((one) => [keyOfPackage(one), amountOf(month, keyOfPackage(one))])),
          }))}
        />
      }
    />
  );
}

const subscriptionFigures = ['running', 'started', 'ended'] as const;

/** Subscriptions that run, begin and end. */
export function Subscriptions({ statistics: { period, months } }: Props) {
  const translate = useTranslate();
  const nameOf = usePackageName();
  const starts = [...new Set(months.map(({ month }) => month))];
  const sumOf = (wanted: string, figure: (typeof subscriptionFigures)[number]) =>
    months.filter(({ month }) => month === wanted).reduce((sum, one) => sum + one[figure], 0);
  const rows = months.filter((one) => one.running + one.started + one.ended > 0);
  return (
    <ChartSection
      table="subscriptions"
      period={period}
      isEmpty={rows.length === 0}
      rows={[...rows].sort((one, other) => one.month.localeCompare(other.month))}
      keyOf={(one) => `${one.month} ${keyOfPackage(one)}`}
      columns={[
        { label: translate('statistics.month'), value: ({ month }) => formatMonth(month) },
        { label: translate('statistics.package'), value: nameOf },
        ...subscriptionFigures.map((figure) => ({
          label: translate(`statistics.${figure}`),
          value: (one: Month) => formatCount(one[figure]),
        })),
      ]}
      chart={
        <BarsChart
          format={formatCount}
          short={formatShort}
          series={subscriptionFigures.map((name) => ({ name, label: translate(`statistics.${name}`) }))}
          rows={starts.map((month) => ({
            label: formatMonth(month),
            running: sumOf(month, 'running'),
            started: sumOf(month, 'started'),
            ended: sumOf(month, 'ended'),
          }))}
        />
      }
    />
  );
}
