import { Box, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useTranslate } from 'react-admin';
import {
  type DashboardCard,
  type DashboardFigure,
  dashboardFigureNames,
  dashboardFigures,
} from '../../shared/dashboard/figures.ts';
import type { Dashboard } from '../../shared/dashboard/views.ts';
import { isoDate } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import { listPath } from '../lists/listPath.ts';
import { toOwn } from '../providers/addresses.ts';
import { Section } from '../ui/Section.tsx';
import { countOf, longestWait } from './figureTexts.ts';

type Reading = Dashboard[number];

interface Shown {
  kind: 'waiting' | 'fact' | 'money';
  list?: { address?: string; filter?: Record<string, unknown>; isOfLastDays?: true };
}

interface Props {
  card: DashboardCard;
  /** The screen of the card. */
  path: string;
  figures: Dashboard | undefined;
  isLoading: boolean;
}

/** What waits behind a card and since when, each leading to the list of just these, and what is good to know. */
export function CardFigures({ card, path, figures, isLoading }: Props) {
  const translate = useTranslate();
  if (!figures)
    return isLoading ? <Skeleton width="70%" role="status" aria-label={translate('dashboard.loading')} /> : null;
  const own = figures.filter(({ name }) => dashboardFigures[name].card === card);
  const waiting = own.filter(({ name }) => dashboardFigures[name].kind === 'waiting');
  const pressing = waiting.filter(({ value }) => value > 0);
  const facts = own.filter(({ name }) => dashboardFigures[name].kind !== 'waiting');
  return (
    <Box sx={{ display: 'grid', gap: 0.25, mt: 0.5 }}>
      {pressing.map((reading) => (
        <WaitingFigure key={reading.name} reading={reading} path={path} />
      ))}
      {waiting.length > 0 && pressing.length === 0 ? (
        <Typography color="textSecondary">{translate('dashboard.nothingWaiting')}</Typography>
      ) : null}
      {facts.map((reading) => (
        <Typography key={reading.name}>{sentenceOf(translate, reading)}</Typography>
      ))}
    </Box>
  );
}

interface LongestWaitsProps {
  figures: Dashboard | undefined;
  isLoading: boolean;
  /** The screen of the figure's card, where this person may open it. */
  pathOf: (name: DashboardFigure) => string | undefined;
}

/** What waits, the longest first, each leading to the list of just these. Its place is held while it is read. */
export function LongestWaits({ figures, isLoading, pathOf }: LongestWaitsProps) {
  if (!figures) {
    if (!isLoading) return null;
    const names = dashboardFigureNames.filter((name) => dashboardFigures[name].kind === 'waiting' && pathOf(name));
    return (
      <WaitList>
        {names.map((name) => (
          <Skeleton key={name} component="li" width="70%" height={WAITING_HEIGHT} aria-hidden="true" />
        ))}
      </WaitList>
    );
  }
  const waiting = figures
    .flatMap((reading) => {
      const path = pathOf(reading.name);
      return path && reading.since && reading.value > 0 && dashboardFigures[reading.name].kind === 'waiting'
        ? [{ reading, path, since: reading.since }]
        : [];
    })
    .sort((one, other) => (one.since < other.since ? -1 : 1));
  if (waiting.length === 0) return null;
  return (
    <WaitList>
      {waiting.map(({ reading, path }) => (
        <li key={reading.name}>
          <WaitingFigure reading={reading} path={path} />
        </li>
      ))}
    </WaitList>
  );
}

function WaitList({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box sx={{ mb: 2 }}>
      <Section title={translate('dashboard.longestWaits')}>
        <Box
          component="ol"
          sx={{
            p: 0,
            m: 0,
            listStyle: 'none',
            display: 'grid',
            columnGap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(18rem, 1fr))' },
          }}
        >
          {children}
        </Box>
      </Section>
    </Box>
  );
}

function WaitingFigure({ reading, path }: { reading: Reading; path: string }) {
  const translate = useTranslate();
  const { list }: Shown = dashboardFigures[reading.name];
  const age = reading.since ? longestWait(translate, reading.since) : '';
  return (
    <Link to={listAddress(path, list, reading.since)} sx={waitingLink}>
      {sentenceOf(translate, reading)}
      {age ? (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {age}
        </Typography>
      ) : null}
    </Link>
  );
}

/** Of two lines: how many wait, and since when. */
const WAITING_HEIGHT = 48;

/** Above the card's own link, and wide enough for a thumb. */
const waitingLink = {
  position: 'relative',
  zIndex: 1,
  justifySelf: 'start',
  display: 'grid',
  alignContent: 'center',
  minHeight: WAITING_HEIGHT,
  py: 0.25,
  fontWeight: 600,
  color: 'secondary.main',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;

function listAddress(path: string, list: Shown['list'], since: Reading['since']): string {
  const lastDays = list?.isOfLastDays && since ? { from: isoDate(new Date(since)) } : {};
  const filter = list?.filter ? { filter: { ...list.filter, ...lastDays } } : {};
  return listPath(list?.address ? toOwn(list.address) : path, filter);
}

type Translate = ReturnType<typeof useTranslate>;

function sentenceOf(translate: Translate, { name, value }: { name: DashboardFigure; value: number }): string {
  const { kind }: Shown = dashboardFigures[name];
  const count = kind === 'waiting' ? countOf(translate, value) : formatFact(kind, value);
  return translate(`dashboard.figure.${name}`, { smart_count: value, count });
}

const formatFact = (kind: Shown['kind'], value: number) =>
  kind === 'money' ? formatGnf(value) : value.toLocaleString('fr-FR');
