import { Box, Skeleton, Typography } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import {
  type DashboardCard,
  type DashboardFigure,
  dashboardFigures,
  MAX_COUNTED,
} from '../../shared/dashboard/figures.ts';
import type { Dashboard } from '../../shared/dashboard/views.ts';
import { formatGnf } from '../../shared/format/money.ts';
import { toOwn } from '../providers/addresses.ts';

type Reading = Dashboard[number];

interface Shown {
  kind: 'waiting' | 'fact' | 'money';
  list?: { address?: string; filter?: Record<string, unknown> };
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
    <Box sx={{ display: 'grid', gap: 0.5 }}>
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

function WaitingFigure({ reading, path }: { reading: Reading; path: string }) {
  const translate = useTranslate();
  const { list }: Shown = dashboardFigures[reading.name];
  const age = reading.since ? ageOf(translate, reading.since) : '';
  return (
    <Typography component="div" sx={{ position: 'relative', zIndex: 1, justifySelf: 'start' }}>
      <Link
        to={listAddress(path, list)}
        sx={{ display: 'inline-block', py: 0.75, fontWeight: 700, color: 'secondary.main' }}
      >
        {sentenceOf(translate, reading)}
        {age ? (
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {', '}
            {age}
          </Box>
        ) : null}
      </Link>
    </Typography>
  );
}

function listAddress(path: string, list: Shown['list']): string {
  const own = list?.address ? toOwn(list.address) : path;
  return list?.filter ? `${own}?filter=${encodeURIComponent(JSON.stringify(list.filter))}` : own;
}

type Translate = ReturnType<typeof useTranslate>;

function sentenceOf(translate: Translate, { name, value }: { name: DashboardFigure; value: number }): string {
  const { kind }: Shown = dashboardFigures[name];
  return translate(`dashboard.figure.${name}`, { smart_count: value, count: countOf(translate, kind, value) });
}

function countOf(translate: Translate, kind: Shown['kind'], value: number): string {
  if (kind === 'money') return formatGnf(value);
  const isCut = kind === 'waiting' && value > MAX_COUNTED;
  const count = (isCut ? MAX_COUNTED : value).toLocaleString('fr-FR');
  return isCut ? translate('dashboard.moreThan', { count }) : count;
}

const HOUR_MS = 3_600_000;

function ageOf(translate: Translate, since: string): string {
  const hours = Math.floor((Date.now() - Date.parse(since)) / HOUR_MS);
  if (hours < 1) return translate('dashboard.since.minutes');
  if (hours < 48) return translate('dashboard.since.hours', { smart_count: hours });
  return translate('dashboard.since.days', { smart_count: Math.floor(hours / 24) });
}
