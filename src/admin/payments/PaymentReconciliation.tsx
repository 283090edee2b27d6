import { Alert, Box, Button, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate, isoDate, monthOf } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import type { Reconciliation } from '../../shared/payments/historyViews.ts';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';
import { fieldErrorsOf, messageOf } from '../providers/httpErrors.ts';
import { Facts, Section } from '../ui/Section.tsx';
import { OpenPayment, PaymentChips } from './PaymentChips.tsx';

interface Period {
  from: string;
  to: string;
}

/** Whether, over a period, what we count as paid is what the providers recorded and what was granted. */
export function PaymentReconciliation() {
  const translate = useTranslate();
  const [typed, setTyped] = useState<Period>(() => ({ from: monthOf(new Date()), to: isoDate(new Date()) }));
  const [asked, setAsked] = useState<Period>();
  const { data, isFetching, error, refetch } = useQuery({
    ...reconciliationQuery(asked ?? typed),
    enabled: asked !== undefined,
  });
  const errors = fieldErrorsOf(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isSame = asked?.from === typed.from && asked.to === typed.to;
    if (isSame) void refetch();
    else setAsked(typed);
  };
  const day = (name: keyof Period, label: string) => (
    <TextField
      type="date"
      size="small"
      label={translate(label)}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      error={errors?.[name] !== undefined}
      helperText={errors?.[name] ? <span role="alert">{errors[name]}</span> : undefined}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: { xs: '100%', sm: '14rem' } }}
    />
  );
  return (
    <Box sx={{ mt: 3 }}>
      <Section title={translate('paymentHistory.books')}>
        <Typography color="textSecondary">{translate('paymentHistory.booksIntro')}</Typography>
        <Stack
          component="form"
          noValidate
          direction="row"
          onSubmit={submit}
          sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}
        >
          {day('from', 'paymentHistory.booksFrom')}
          {day('to', 'paymentHistory.booksTo')}
          <Button type="submit" variant="outlined" disabled={isFetching} aria-busy={isFetching}>
            {translate('paymentHistory.booksShow')}
          </Button>
        </Stack>
        {error && !errors ? (
          <Alert severity="error">
            {translate('paymentHistory.booksFailed')} {translate(messageOf(error))}
          </Alert>
        ) : null}
        {isFetching && !data ? <Skeleton variant="rounded" height={120} /> : null}
        {data && !error ? <Result reconciliation={data} /> : null}
      </Section>
    </Box>
  );
}

const reconciliationQuery = ({ from, to }: Period) =>
  apiQuery(['payments', 'reconciliation', from, to], (signal) =>
    api.get('/admin/payments/reconciliation', { query: { from, to }, signal }),
  );

function Result({ reconciliation }: { reconciliation: Reconciliation }) {
  const translate = useTranslate();
  const { settled, recorded, granted, receipts, agrees, differences } = reconciliation;
  const period = { from: formatDate(reconciliation.from), to: formatDate(reconciliation.to) };
  const line = ({ amount, count }: { amount: number; count: number }) =>
    translate('paymentHistory.booksLine', { amount: formatGnf(amount), count });
  return (
    <>
      <Alert severity={agrees ? 'success' : 'error'} role="status">
        {translate(agrees ? 'paymentHistory.booksAgree' : 'paymentHistory.booksDiffer', period)}
      </Alert>
      <Facts
        facts={[
          { label: translate('paymentHistory.booksSettled'), value: line(settled) },
          { label: translate('paymentHistory.booksRecorded'), value: line(recorded) },
          { label: translate('paymentHistory.booksGranted'), value: line(granted) },
          { label: translate('paymentHistory.booksTests'), value: formatGnf(granted.testAmount) },
          { label: translate('paymentHistory.booksMonths'), value: String(granted.months) },
          { label: translate('paymentHistory.booksReceipts'), value: String(receipts) },
        ]}
      />
      {differences.length > 0 ? (
        <Box>
          <Typography variant="h3" sx={{ fontSize: '1rem', fontWeight: 600, mb: 1 }}>
            {translate('paymentHistory.booksDifferences')}
          </Typography>
          <Stack component="ul" sx={{ gap: 1, p: 0, m: 0 }}>
            {differences.map((payment) => (
              <Stack
                key={payment.id}
                component="li"
                direction="row"
                sx={{ gap: 1.5, listStyle: 'none', flexWrap: 'wrap', alignItems: 'center' }}
              >
                <Typography>{payment.orderId}</Typography>
                <Typography>{formatGnf(payment.amount)}</Typography>
                <PaymentChips payment={payment} />
                <OpenPayment payment={payment} />
              </Stack>
            ))}
          </Stack>
        </Box>
      ) : null}
    </>
  );
}
