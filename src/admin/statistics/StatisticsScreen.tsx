import { Box, Card, CardContent, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { formatDate } from '../../shared/format/dates.ts';
import { formatDuration } from '../../shared/format/duration.ts';
import { formatGnf } from '../../shared/format/money.ts';
import type { Period } from '../../shared/statistics/period.ts';
import type { Statistics } from '../../shared/statistics/views.ts';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { QueryFailure } from '../ui/QueryFailure.tsx';
import { ScreenRequired } from '../ui/ScreenRequired.tsx';
import { AgentWork } from './AgentWork.tsx';
import { formatCount, formatShare, useChange } from './figureFormats.ts';
import { Deliveries } from './MessageFigures.tsx';
import { PackageAcceptances, Revenue, Subscriptions } from './MoneyFigures.tsx';
import { ExpectedRevenue, PackageSituations } from './PackageOutlook.tsx';
import { PeriodPicker, periodWanted, type Wanted } from './PeriodPicker.tsx';
import { Coverage, OpenAges } from './PresentFigures.tsx';
import { Funnel, Groups, Steps, Trend } from './RequestFigures.tsx';
import '../texts/statistics.ts';

/**
 * What became of the requests, how fast, and what came in, over a period and beside the one before (specification
 * §2.4).
 */
export function StatisticsScreen() {
  const translate = useTranslate();
  return (
    <ScreenRequired resource="statistics">
      <PageHeading title={translate('statistics.title')} intro={translate('statistics.intro')} />
      <Periods />
    </ScreenRequired>
  );
}

function Periods() {
  const [wanted, setWanted] = useStore<Wanted>('statistics.period', 'thisMonth');
  const query = useQuery(statisticsQuery(periodWanted(wanted, new Date())));
  const { data, isFetching } = query;
  const shown = useLastDefined(data);
  return (
    <Stack sx={{ gap: 2 }}>
      <PeriodPicker wanted={wanted} onWanted={setWanted} />
      <QueryFailure query={query} failed="statistics.failed" />
      {shown ? <Figures statistics={shown} isLoading={isFetching} /> : null}
      {!shown && isFetching ? <Waiting /> : null}
    </Stack>
  );
}

const statisticsQuery = ({ from, to }: Period) => ({
  ...apiQuery(['statistics', from, to], (signal) => api.get('/admin/statistics', { query: { from, to }, signal })),
  refetchOnWindowFocus: false,
});

/** The figures of the former period stay while those of another load, and where these fail. */
function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

function Figures({ statistics, isLoading }: { statistics: Statistics; isLoading: boolean }) {
  const translate = useTranslate();
  const { period, previous } = statistics;
  return (
    <Stack sx={{ gap: 2, opacity: isLoading ? 0.6 : 1 }} aria-busy={isLoading}>
      <Typography role="status">
        {translate('statistics.during', {
          from: formatDate(period.from),
          to: formatDate(period.to),
          previousFrom: formatDate(previous.from),
          previousTo: formatDate(previous.to),
        })}
      </Typography>
      <Headlines statistics={statistics} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Funnel statistics={statistics} />
        <Trend statistics={statistics} />
        <WholeRow>
          <OpenAges period={period} />
        </WholeRow>
        <Steps statistics={statistics} />
        <PackageAcceptances statistics={statistics} />
        <Groups statistics={statistics} table="services" />
        <Groups statistics={statistics} table="cities" />
        <WholeRow>
          <AgentWork period={period} />
        </WholeRow>
        <Coverage period={period} />
        <Groups statistics={statistics} table="agents" />
        <PackageSituations />
        <ExpectedRevenue />
        <Revenue statistics={statistics} />
        <Subscriptions statistics={statistics} />
        <WholeRow>
          <Deliveries statistics={statistics} />
        </WholeRow>
      </Box>
    </Stack>
  );
}

/** For a table of many columns, or for each day of the period. */
function WholeRow({ children }: { children: ReactNode }) {
  return <Box sx={{ gridColumn: { lg: '1 / -1' }, minWidth: 0 }}>{children}</Box>;
}

function Waiting() {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: 2 }} role="status" aria-label={translate('statistics.loading')}>
      <Skeleton variant="rounded" height={110} />
      <Skeleton variant="rounded" height={320} />
      <Skeleton variant="rounded" height={320} />
    </Stack>
  );
}

/** The period in six figures, each beside that of the period before. */
function Headlines({ statistics }: { statistics: Statistics }) {
  const translate = useTranslate();
  const changeOf = useChange();
  return (
    <Box
      component="ul"
      aria-label={translate('statistics.headlines')}
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        p: 0,
        m: 0,
        // As wide as the largest amount at least: a card cuts off what it has no room for.
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(min-content, 1fr))',
          sm: 'repeat(3, minmax(min-content, 1fr))',
          xl: 'repeat(6, minmax(min-content, 1fr))',
        },
      }}
    >
      {headlinesOf(statistics).map(({ name, value, current, previous }) => (
        <Card key={name} component="li" sx={{ listStyle: 'none' }}>
          <CardContent sx={{ p: { xs: 1.5, sm: 2 } }}>
            <Typography component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {translate(`statistics.headline.${name}`)}
            </Typography>
            <Typography
              component="span"
              sx={{ display: 'block', fontSize: { xs: '1.125rem', sm: '1.375rem' }, fontWeight: 700 }}
            >
              {value}
            </Typography>
            <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
              {changeOf(current, previous)}
            </Typography>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}

function headlinesOf({ funnel, steps, packages, deliveries, messages }: Statistics) {
  const { current, previous } = funnel;
  const taking = steps.find(({ step }) => step === 'taking');
  const sum = (figure: 'revenue' | 'running', when: 'current' | 'previous') =>
    packages.reduce((total, one) => total + one[when][figure], 0);
  const sms = messages.find(({ channel }) => channel === 'sms');
  const counted = (name: string, now: number, before: number, say: (value: number) => string = formatCount) => ({
    name,
    value: say(now),
    current: now,
    previous: before,
  });
  const rate = (accepted: number, published: number) => (published === 0 ? 0 : accepted / published);
  return [
    counted('submitted', current.submitted, previous.submitted),
    {
      name: 'acceptedShare',
      value: formatShare(current.accepted, current.published),
      current: rate(current.accepted, current.published),
      previous: rate(previous.accepted, previous.published),
    },
    {
      name: 'taking',
      value: taking?.current.median ? formatDuration(taking.current.median) : '–',
      current: taking?.current.median ?? 0,
      previous: taking?.previous.median ?? 0,
    },
    counted('revenue', sum('revenue', 'current'), sum('revenue', 'previous'), formatGnf),
    counted('running', sum('running', 'current'), sum('running', 'previous')),
    counted(
      'sms',
      sms?.current.sent ?? deliveries.reduce((total, { sent }) => total + sent, 0),
      sms?.previous.sent ?? 0,
    ),
  ];
}
