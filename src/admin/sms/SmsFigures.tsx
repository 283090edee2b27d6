import { Alert, Box, Card, CardContent, LinearProgress, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { LOW_SMS_CREDIT } from '../../shared/dashboard/figures.ts';
import { Section } from '../ui/Section.tsx';
import { rateOf } from './smsFormats.ts';
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

/** How much of what was sent arrived, and how much failed. */
export function SmsRates({ counter }: { counter: Summary['counter'] }) {
  const translate = useTranslate();
  const { totalSent, totalDelivered, totalFailed } = counter;
  return (
    <Section title={translate('sms.rates')}>
      <RateBar label={translate('sms.deliveredRate')} percent={rateOf(totalDelivered, totalSent)} color="success" />
      <RateBar label={translate('sms.failedRate')} percent={rateOf(totalFailed, totalSent)} color="error" />
    </Section>
  );
}

function RateBar({ label, percent, color }: { label: string; percent: number; color: 'success' | 'error' }) {
  const translate = useTranslate();
  const labelId = useId();
  const words = translate('sms.percent', { percent: percent.toLocaleString('fr-FR') });
  return (
    <Box>
      <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 0.5 }}>
        <Typography id={labelId}>{label}</Typography>
        <Typography sx={{ fontWeight: 700 }}>{words}</Typography>
      </Stack>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, percent)}
        color={color}
        aria-labelledby={labelId}
        aria-valuetext={words}
        sx={{ height: 12, borderRadius: 6 }}
      />
    </Box>
  );
}

/** SMS left at the provider's; who reads that they are few, or none, is told what follows. */
export function AccountBalance({ balance }: { balance: number }) {
  const translate = useTranslate();
  return (
    <Section title={translate('sms.balance')}>
      {balance < LOW_SMS_CREDIT ? (
        <Alert severity={balance > 0 ? 'warning' : 'error'}>
          {translate(balance > 0 ? 'sms.creditLow' : 'sms.creditGone')}
        </Alert>
      ) : null}
      <Typography sx={{ fontSize: '2rem', fontWeight: 700, lineHeight: 1.2 }}>
        {translate('sms.credits', { count: balance.toLocaleString('fr-FR') })}
      </Typography>
    </Section>
  );
}
