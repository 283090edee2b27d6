import { Alert, AlertTitle, Button, Chip, MenuItem, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../shared/format/dates.ts';
import { messageOr } from '../providers/httpErrors.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ScreenRequired } from '../ui/ScreenRequired.tsx';
import { PurchaseTable } from './PurchaseTable.tsx';
import { AccountBalance, SmsRates, StatCards } from './SmsFigures.tsx';
import { ageOf } from './smsFormats.ts';
import { type Summary, useSmsSummary } from './useSmsSummary.ts';
import '../texts/sms.ts';

/** SMS credit, purchases and what became of the SMS (specification §2.6). */
export function SmsSummary() {
  const translate = useTranslate();
  return (
    <ScreenRequired resource="sms-summary">
      <PageHeading title={translate('sms.title')} intro={translate('sms.intro')} />
      <Figures />
    </ScreenRequired>
  );
}

function Figures() {
  const translate = useTranslate();
  const [everySeconds, setEverySeconds] = useState(0);
  const { data: summary, error, isFetching, refetch, dataUpdatedAt } = useSmsSummary(everySeconds);
  return (
    <Stack sx={{ gap: 2 }}>
      <RefreshBar
        counter={summary?.counter}
        receivedAt={dataUpdatedAt}
        isLoading={isFetching}
        everySeconds={everySeconds}
        onEverySeconds={setEverySeconds}
        onRefresh={() => void refetch()}
      />
      {error ? (
        <Alert severity="error">
          <AlertTitle lang="en">{translate('sms.loadFailed')}</AlertTitle>
          {translate(messageOr(error, 'sms.loadFailedReason'))}
        </Alert>
      ) : null}
      {summary?.account.provider === 'sandbox' ? <Alert severity="info">{translate('sms.sandbox')}</Alert> : null}
      {summary ? (
        <>
          <AccountBalance balance={summary.account.balance} />
          <StatCards counter={summary.counter} />
          <SmsRates counter={summary.counter} />
          <PurchaseTable purchases={summary.purchases} />
        </>
      ) : null}
      {!summary && isFetching ? <Waiting /> : null}
    </Stack>
  );
}

function Waiting() {
  const translate = useTranslate();
  return (
    <Stack role="status" aria-label={translate('common.loading')} sx={{ gap: 2 }}>
      {['balance', 'figures', 'purchases'].map((part) => (
        <Skeleton key={part} variant="rounded" height={120} />
      ))}
    </Stack>
  );
}

interface Props {
  counter: Pick<Summary['counter'], 'lastUpdatedUtc' | 'readUtc'> | undefined;
  /** When the figures came, by this device's clock, in milliseconds. */
  receivedAt: number;
  isLoading: boolean;
  everySeconds: number;
  onEverySeconds: (seconds: number) => void;
  onRefresh: () => void;
}

const intervals = [
  { seconds: 0, key: 'sms.autoRefreshOff', count: 0 },
  { seconds: 30, key: 'sms.autoRefreshSeconds', count: 30 },
  { seconds: 60, key: 'sms.autoRefreshMinutes', count: 1 },
  { seconds: 300, key: 'sms.autoRefreshMinutes', count: 5 },
] as const;

/** How old the figures are, and asking for new ones: now, or again and again. */
function RefreshBar({ counter, receivedAt, isLoading, everySeconds, onEverySeconds, onRefresh }: Props) {
  const translate = useTranslate();
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1.5, flexWrap: { sm: 'wrap' }, alignItems: { xs: 'stretch', sm: 'center' } }}
    >
      {counter ? <UpdatedAgo counter={counter} receivedAt={receivedAt} /> : null}
      <TextField
        select
        label={translate('sms.autoRefresh')}
        value={everySeconds}
        onChange={({ target }) => onEverySeconds(Number(target.value))}
        sx={{ maxWidth: { sm: '18rem' }, ml: { sm: 'auto' } }}
      >
        {intervals.map(({ seconds, key, count }) => (
          <MenuItem key={seconds} value={seconds}>
            {translate(key, { smart_count: count })}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="contained" onClick={onRefresh} disabled={isLoading} aria-busy={isLoading}>
        {translate('sms.refresh')}
      </Button>
    </Stack>
  );
}

const TICK_MS = 1000;

/**
 * `Updated 5s ago`: how long ago an SMS last changed the figures. Their age at the reading is the server's, what passed
 * since then this device's, so that a wrong clock does not show.
 */
function UpdatedAgo({ counter, receivedAt }: { counter: NonNullable<Props['counter']>; receivedAt: number }) {
  const translate = useTranslate();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const ageAtReading = Date.parse(counter.readUtc) - Date.parse(counter.lastUpdatedUtc);
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Chip variant="outlined" label={translate('sms.updated', ageOf(receivedAt - ageAtReading, now))} lang="en" />
      <Typography color="textSecondary">
        {translate('sms.readAt', { time: formatDateTime(new Date(receivedAt)) })}
      </Typography>
    </Stack>
  );
}
