import { useTranslate } from 'react-admin';
import { formatDay, formatMonth } from '../../shared/format/dates.ts';
import type { Statistics } from '../../shared/statistics/views.ts';
import { ChartSection } from './ChartSection.tsx';
import { formatCount, formatShort } from './figureFormats.ts';
import { BarsChart } from './lazyCharts.tsx';

type Delivery = Statistics['deliveries'][number];

/** Nobody has told yet what became of these. */
const undecided = ({ sent, delivered, failed }: Delivery) => sent - delivered - failed;

/** What became of the SMS, by the day or the month when they went out. */
export function Deliveries({ statistics: { period, unit, deliveries } }: { statistics: Statistics }) {
  const translate = useTranslate();
  const format = unit === 'day' ? formatDay : formatMonth;
  const sms = deliveries.filter(({ channel }) => channel === 'sms');
  return (
    <ChartSection
      table="deliveries"
      period={period}
      isEmpty={sms.every(({ sent }) => sent === 0)}
      rows={sms}
      keyOf={({ start }) => start}
      columns={[
        {
          label: translate(unit === 'day' ? 'statistics.date' : 'statistics.month'),
          value: ({ start }) => format(start),
        },
        { label: translate('statistics.sent'), value: ({ sent }) => formatCount(sent) },
        { label: translate('statistics.delivered'), value: ({ delivered }) => formatCount(delivered) },
        { label: translate('statistics.messagesFailed'), value: ({ failed }) => formatCount(failed) },
        { label: translate('statistics.undecided'), value: (row) => formatCount(undecided(row)) },
        { label: translate('statistics.segments'), value: ({ segments }) => formatCount(segments) },
      ]}
      chart={
        <BarsChart
          isStacked
          format={formatCount}
          short={formatShort}
          series={[
            { name: 'delivered', label: translate('statistics.delivered') },
            { name: 'failed', label: translate('statistics.messagesFailed') },
            { name: 'undecided', label: translate('statistics.undecided') },
          ]}
          rows={sms.map((row) => ({
            label: format(row.start),
            delivered: row.delivered,
            failed: row.failed,
            undecided: undecided(row),
          }))}
        />
      }
    />
  );
}
