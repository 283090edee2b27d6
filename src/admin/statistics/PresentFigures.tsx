import { Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { formatDuration } from '../../shared/format/duration.ts';
import type { Period } from '../../shared/statistics/period.ts';
import type { Coverage as CoverageRows, OpenAge } from '../../shared/statistics/views.ts';
import { listPath } from '../lists/listPath.ts';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';
import { LoadedSection } from '../ui/Section.tsx';
import { ChartOrTable, ExportButton } from './ChartSection.tsx';
import { type FigureColumn, FigureTable } from './FigureTable.tsx';
import { formatCount } from './figureFormats.ts';
import { BarsChart } from './lazyCharts.tsx';

const PROJECTS = '/all-projects';

const say = (seconds: number | null) => (seconds === null ? '–' : formatDuration(seconds));

/** How long what is open has waited at each stage, each figure leading to the list of just these. */
export function OpenAges({ period }: { period: Period }) {
  const translate = useTranslate();
  const query = useQuery(
    apiQuery(['statistics', 'ages', period.from, period.to], (signal) =>
      api.get('/admin/statistics/now/ages', { query: { ...period }, signal }),
    ),
  );
  const ages = query.data;
  const title = translate('statistics.ages');
  const columns: FigureColumn<OpenAge>[] = [
    { label: translate('statistics.stage'), value: ({ stage }) => translate(`statistics.open.${stage}`) },
    {
      label: translate('statistics.openNow'),
      value: ({ open }) => formatCount(open),
      to: ({ stage }) => listPath(PROJECTS, { filter: { openStage: stage } }),
    },
    { label: translate('statistics.ageMedian'), value: ({ median }) => say(median) },
    { label: translate('statistics.ageP90'), value: ({ p90 }) => say(p90) },
    { label: translate('statistics.ageOldest'), value: ({ oldest }) => say(oldest) },
    { label: translate('statistics.doneCount'), value: ({ done }) => formatCount(done.finished) },
    { label: translate('statistics.doneMedian'), value: ({ done }) => say(done.median) },
  ];
  return (
    <LoadedSection title={title} failed="statistics.agesFailed" query={query}>
      <Typography color="textSecondary">{translate('statistics.agesHint')}</Typography>
      {ages?.every(({ open }) => open === 0) ? <Typography>{translate('statistics.agesEmpty')}</Typography> : null}
      {ages?.some(({ open }) => open > 0) ? (
        <ChartOrTable
          title={title}
          columns={columns}
          rows={ages}
          keyOf={({ stage }) => stage}
          isTableFirst
          actions={<ExportButton table="ages" period={period} title={title} />}
          chart={
            <BarsChart
              isAcross
              format={formatDuration}
              short={formatDuration}
              series={[
                { name: 'median', label: translate('statistics.ageMedian') },
                { name: 'done', label: translate('statistics.doneMedian') },
              ]}
              rows={ages.map(({ stage, median, done }) => ({
                label: translate(`statistics.open.${stage}`),
                median: median ?? 0,
                done: done.median ?? 0,
              }))}
            />
          }
        />
      ) : null}
    </LoadedSection>
  );
}

/** Where a service was asked for and nobody may take it, then all other services by city. */
export function Coverage({ period }: { period: Period }) {
  const translate = useTranslate();
  const query = useQuery(
    apiQuery(['statistics', 'coverage', period.from, period.to], (signal) =>
      api.get('/admin/statistics/now/coverage', { query: { ...period }, signal }),
    ),
  );
  const rows = query.data;
  const holes = rows?.filter(({ contractors }) => contractors === 0).length ?? 0;
  const title = translate('statistics.coverage');
  const columns: FigureColumn<CoverageRows[number]>[] = [
    { label: translate('statistics.serviceInCity'), value: ({ service, city }) => `${service}, ${city}` },
    {
      label: translate('statistics.requests'),
      value: ({ requests }) => formatCount(requests),
      to: ({ serviceId, cityId }) =>
        listPath(PROJECTS, {
          filter: { serviceId, cityId, submittedFrom: period.from, submittedTo: period.to },
        }),
    },
    {
      label: translate('statistics.contractors'),
      value: ({ contractors }) => (contractors === 0 ? translate('statistics.isHole') : formatCount(contractors)),
    },
    { label: translate('statistics.acceptances'), value: ({ acceptances }) => formatCount(acceptances) },
  ];
  return (
    <LoadedSection title={title} failed="statistics.coverageFailed" query={query}>
      <Typography color="textSecondary">{translate('statistics.coverageHint')}</Typography>
      {rows?.length === 0 ? <Typography>{translate('statistics.coverageEmpty')}</Typography> : null}
      {rows && rows.length > 0 ? (
        <>
          <Typography>
            {holes > 0
              ? translate('statistics.coverageHoles', { smart_count: holes })
              : translate('statistics.coverageFull')}
          </Typography>
          <FigureTable
            title={title}
            columns={columns}
            rows={rows}
            keyOf={({ serviceId, cityId }) => `${serviceId} ${cityId}`}
          />
          <Stack direction="row">
            <ExportButton table="coverage" period={period} title={title} />
          </Stack>
        </>
      ) : null}
    </LoadedSection>
  );
}
