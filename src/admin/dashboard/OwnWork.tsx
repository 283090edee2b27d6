import { Box, Card, CardContent, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useTranslate } from 'react-admin';
import type { Work } from '../../shared/dashboard/views.ts';
import { workFigures } from '../../shared/dashboard/work.ts';
import { listPath } from '../lists/listPath.ts';
import { toOwn } from '../providers/addresses.ts';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';
import { QueryFailure } from '../ui/QueryFailure.tsx';
import { countOf, longestWait } from './figureTexts.ts';
import { cardLink } from './ScreenCards.tsx';

type Reading = Work[number];
type Shown = { kind: 'waiting' | 'done'; list?: { address: string } & Parameters<typeof listPath>[1] };

const workQuery = {
  ...apiQuery(['my-work'], (signal) => api.get('/admin/my-work', { signal })),
  refetchOnWindowFocus: false,
};

/** What waits for this agent and what they have done, each leading to the list of just these. */
export function OwnWork() {
  const translate = useTranslate();
  const query = useQuery(workQuery);
  const { data, isFetching } = query;
  return (
    <Box component="section" aria-label={translate('dashboard.work')} sx={{ mb: 3 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {translate('dashboard.work')}
      </Typography>
      <QueryFailure query={query} failed="dashboard.workFailed" sx={{ mb: 2 }} />
      {isFetching && !data ? (
        <Skeleton variant="rounded" height={120} role="status" aria-label={translate('dashboard.loading')} />
      ) : (
        <Tiles readings={data ?? []} />
      )}
    </Box>
  );
}

function Tiles({ readings }: { readings: Work }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        p: 0,
        m: 0,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(16rem, 1fr))' },
      }}
    >
      {[...readings].sort(longestFirst).map((reading) => (
        <Tile key={reading.name} {...reading} />
      ))}
    </Box>
  );
}

/** What waits, the longest first, then the rest in its own order. */
function longestFirst(one: Reading, other: Reading): number {
  const [from, to] = [one, other].map(({ value, since }) => (value > 0 && since ? since : '9'));
  return (from ?? '').localeCompare(to ?? '');
}

function Tile({ name, value, since }: Reading) {
  const translate = useTranslate();
  const { kind, list }: Shown = workFigures[name];
  const label = translate(`dashboard.work.${name}`);
  const isPressing = kind === 'waiting' && value > 0;
  return (
    <Card
      component="li"
      sx={{
        listStyle: 'none',
        position: 'relative',
        ...(list ? { '&:hover': { borderColor: 'primary.main' } } : {}),
      }}
    >
      <CardContent sx={{ display: 'grid', gap: 0.25, p: { xs: 1.5, sm: 2 }, '&:last-child': { pb: 2 } }}>
        <Typography
          component="span"
          sx={{
            fontSize: '1.75rem',
            fontWeight: 700,
            lineHeight: 1.2,
            color: isPressing ? 'secondary.main' : 'text.primary',
          }}
        >
          {countOf(translate, value)}
        </Typography>
        {list ? (
          <Link to={listPath(toOwn(list.address), list)} sx={cardLink}>
            {label}
          </Link>
        ) : (
          <span>{label}</span>
        )}
        {since ? (
          <Typography component="span" variant="body2" color="textSecondary">
            {longestWait(translate, since)}
          </Typography>
        ) : null}
      </CardContent>
    </Card>
  );
}
