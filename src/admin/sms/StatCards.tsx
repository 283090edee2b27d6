import { Box, Card, CardContent, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Summary } from './useSmsSummary.ts';

type Counter = Summary['counter'];

const cards = [
  { name: 'totalSent' },
  { name: 'totalDelivered' },
  { name: 'totalFailed', hint: 'sms.failedHint' },
  { name: 'sentToday', hint: 'sms.sentTodayHint' },
  { name: 'sentThisMonth', hint: 'sms.sentThisMonthHint' },
] as const satisfies { name: keyof Counter; hint?: string }[];

/** The five counts (specification §2.6). */
export function StatCards({ counter }: { counter: Counter }) {
  const translate = useTranslate();
  return (
    <Box
      component="ul"
      aria-label={translate('sms.figures')}
      sx={{
        display: 'grid',
        gap: 2,
        p: 0,
        m: 0,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
      }}
    >
      {cards.map((card) => (
        <Card key={card.name} component="li" sx={{ listStyle: 'none' }}>
          <CardContent>
            <Typography component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {translate(`sms.${card.name}`)}
            </Typography>
            <Typography component="span" sx={{ display: 'block', fontSize: '1.75rem', fontWeight: 700 }}>
              {counter[card.name].toLocaleString('fr-FR')}
            </Typography>
            {'hint' in card ? (
              <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                {translate(card.hint)}
              </Typography>
            ) : null}
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}
