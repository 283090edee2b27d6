import { Alert, AlertTitle, Skeleton, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { messageOr } from '../providers/httpErrors.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ScreenRequired } from '../ui/ScreenRequired.tsx';
import { AccountBalance } from './AccountBalance.tsx';
import { PurchaseTable } from './PurchaseTable.tsx';
import { RefreshBar } from './RefreshBar.tsx';
import { SmsRates } from './SmsRates.tsx';
import { StatCards } from './StatCards.tsx';
import { useSmsSummary } from './useSmsSummary.ts';

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
        updatedAt={summary?.counter.lastUpdatedUtc}
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
