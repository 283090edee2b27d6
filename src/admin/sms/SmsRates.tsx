import { Box, LinearProgress, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Section } from '../ui/Section.tsx';
import { rateOf } from './figures.ts';
import type { Summary } from './useSmsSummary.ts';

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
