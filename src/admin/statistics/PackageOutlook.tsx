import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { PackageOutlook } from '../../shared/enterpriseFigures/views.ts';
import { formatMonth, isoDate } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import { daysOf } from '../../shared/statistics/period.ts';
import { listPath } from '../lists/listPath.ts';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';
import { LoadedSection } from '../ui/Section.tsx';
import { ChartOrTable, DownloadButton } from './ChartSection.tsx';
import type { FigureColumn } from './FigureTable.tsx';
import { formatCount, formatShort } from './figureFormats.ts';
import { BarsChart } from './lazyCharts.tsx';
import '../texts/enterpriseFigures.ts';

const ENTERPRISES = '/enterprise-figures';

/** As of now, whatever the period: asked once for both sections. */
const useOutlook = () =>
  useQuery(apiQuery(['statistics', 'outlook'], (signal) => api.get('/admin/enterprise-figures/outlook', { signal })));

/** Whose package needs a word, each figure leading to the list of just these. */
export function PackageSituations() {
  const translate = useTranslate();
  const query = useOutlook();
  const title = translate('outlook.situations');
  const nameOf = ({ situation }: PackageOutlook['situations'][number]) =>
    translate(`enterpriseFigures.situation.${situation}`);
  const columns: FigureColumn<PackageOutlook['situations'][number]>[] = [
    { label: translate('enterpriseFigures.situation'), value: nameOf },
    {
      label: translate('outlook.enterprises'),
      value: ({ enterprises }) => formatCount(enterprises),
      to: ({ situation }) => listPath(ENTERPRISES, { filter: { situation } }),
    },
  ];
  return (
    <LoadedSection title={title} failed="outlook.failed" query={query}>
      <Typography color="textSecondary">{translate('outlook.situationsHint')}</Typography>
      {query.data ? (
        <ChartOrTable
          title={title}
          columns={columns}
          rows={query.data.situations}
          keyOf={({ situation }) => situation}
          isTableFirst
          actions={<Download table="situations" title={title} />}
          chart={
            <BarsChart
              isAcross
              format={formatCount}
              short={formatShort}
              series={[{ name: 'enterprises', label: translate('outlook.enterprises') }]}
              rows={query.data.situations.map((row) => ({ label: nameOf(row), enterprises: row.enterprises }))}
            />
          }
        />
      ) : null}
    </LoadedSection>
  );
}

/** Money by month: what was paid, and what renewals are to bring, with the list of those who renew. */
export function ExpectedRevenue() {
  const translate = useTranslate();
  const query = useOutlook();
  const title = translate('outlook.months');
  const columns: FigureColumn<PackageOutlook['months'][number]>[] = [
    { label: translate('outlook.month'), value: ({ month }) => formatMonth(month) },
    { label: translate('outlook.paid'), value: ({ paid }) => formatGnf(paid) },
    {
      label: translate('outlook.renewals'),
      value: ({ renewals }) => formatCount(renewals),
      to: ({ month }) => {
        const { from, to } = daysOf(month, 'month', { from: month, to: '9999-12-31' });
        return listPath(ENTERPRISES, { filter: { endsFrom: from, endsTo: to } });
      },
    },
    { label: translate('outlook.expected'), value: ({ expected }) => formatGnf(expected) },
  ];
  return (
    <LoadedSection title={title} failed="outlook.failed" query={query}>
      <Typography color="textSecondary">{translate('outlook.monthsHint')}</Typography>
      {query.data ? (
        <ChartOrTable
          title={title}
          columns={columns}
          rows={query.data.months}
          keyOf={({ month }) => month}
          actions={<Download table="months" title={title} />}
          chart={
            <BarsChart
              isStacked
              format={formatGnf}
              short={formatShort}
              series={[
                { name: 'paid', label: translate('outlook.paid') },
                { name: 'expected', label: translate('outlook.expected') },
              ]}
              rows={query.data.months.map(({ month, paid, expected }) => ({
                label: formatMonth(month),
                paid,
                expected,
              }))}
            />
          }
        />
      ) : null}
    </LoadedSection>
  );
}

function Download({ table, title }: { table: 'situations' | 'months'; title: string }) {
  return (
    <DownloadButton
      title={title}
      fileName={`oasis-outlook-${table}-${isoDate(new Date())}.csv`}
      download={() => api.download('/admin/enterprise-figures/outlook/{table}', { path: { table } })}
    />
  );
}
