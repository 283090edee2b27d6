import { Box, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { may } from '../../shared/auth/permissions.ts';
import type { WorkWeeks } from '../../shared/dashboard/views.ts';
import { formatDate, formatDay } from '../../shared/format/dates.ts';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';
import { useRole } from '../providers/session.ts';
import { ChartOrTable } from '../statistics/ChartSection.tsx';
import { formatShort } from '../statistics/figureFormats.ts';
import { BarsChart } from '../statistics/lazyCharts.tsx';
import { QueryFailure } from '../ui/QueryFailure.tsx';
import { Section } from '../ui/Section.tsx';
import { countOf } from './figureTexts.ts';

const HEIGHT = 180;

const weeksQuery = {
  ...apiQuery(['my-work', 'weeks'], (signal) => api.get('/admin/my-work/weeks', { signal })),
  refetchOnWindowFocus: false,
};

/** What this agent published, or activated, in the last weeks. */
export function OwnWeeks() {
  const translate = useTranslate();
  const query = useQuery(weeksQuery);
  const { data, isFetching } = query;
  const kind = may(useRole(), 'enterprises.activate') ? 'enterprises' : 'projects';
  const title = translate(`dashboard.weeks.${kind}`);
  return (
    <Box sx={{ mb: 3 }}>
      <Section title={title}>
        <Typography color="textSecondary">{translate('dashboard.weeksHint')}</Typography>
        <QueryFailure query={query} failed="dashboard.weeksFailed" />
        {isFetching && !data ? (
          <Skeleton variant="rounded" height={HEIGHT} role="status" aria-label={translate('dashboard.loading')} />
        ) : null}
        {data ? <Weeks weeks={data} title={title} label={translate(`dashboard.weekValue.${kind}`)} /> : null}
      </Section>
    </Box>
  );
}

function Weeks({ weeks, title, label }: { weeks: WorkWeeks; title: string; label: string }) {
  const translate = useTranslate();
  if (weeks.every(({ value }) => value === 0)) return <Typography>{translate('dashboard.weeksEmpty')}</Typography>;
  const say = (value: number) => countOf(translate, value);
  return (
    <ChartOrTable
      title={title}
      rows={weeks}
      keyOf={({ start }) => start}
      columns={[
        { label: translate('dashboard.weekOf'), value: ({ start }) => formatDate(start) },
        { label, value: ({ value }) => say(value) },
      ]}
      chart={
        <BarsChart
          height={HEIGHT}
          format={say}
          short={formatShort}
          series={[{ name: 'value', label }]}
          rows={weeks.map(({ start, value }) => ({ label: formatDay(start), value }))}
        />
      }
    />
  );
}
