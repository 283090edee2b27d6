import { Box, Card, CardContent, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDuration } from '../../shared/format/duration.ts';
import { formatGnf } from '../../shared/format/money.ts';
import type { Statistics } from '../../shared/statistics/views.ts';
import { formatCount, formatShare } from './figureFormats.ts';
import { useChange } from './useChange.ts';

/** The period in six figures, each beside that of the period before. */
export function Headlines({ statistics }: { statistics: Statistics }) {
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
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', xl: 'repeat(6, 1fr)' },
      }}
    >
      {headlinesOf(statistics).map(({ name, value, current, previous }) => (
        <Card key={name} component="li" sx={{ listStyle: 'none' }}>
          <CardContent sx={{ p: { xs: 1.5, sm: 2 } }}>
            <Typography component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {translate(`statistics.headline.${name}`)}
            </Typography>
            <Typography component="span" sx={{ display: 'block', fontSize: '1.375rem', fontWeight: 700 }}>
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
