import { Paper, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'react-admin';
import { formatGnf } from '../../shared/format/money.ts';
import type { PaymentTotals } from '../../shared/payments/historyViews.ts';
import { api } from '../providers/api.ts';
import { apiQuery } from '../providers/apiQuery.ts';

/** How many payments the filters find, and how much of it was settled. */
export function Totals() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const filter = JSON.stringify(filterValues);
  const { data, isPending, error } = useQuery(
    apiQuery(['payments', 'totals', filter], (signal) =>
      api.get('/admin/payments/totals', { query: { filter }, signal }),
    ),
  );
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={translate('paymentHistory.totals')}
      sx={{ px: 2, py: 1.25, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}
    >
      {isPending ? <SumsPlace /> : null}
      {error && !data ? <Typography color="error">{translate('paymentHistory.totalsFailed')}</Typography> : null}
      {data ? <Sums totals={data} /> : null}
    </Paper>
  );
}

/** As wide as the two figures, so that on a phone they stand below each other too. */
function SumsPlace() {
  return (
    <>
      <Skeleton width="9rem" height="1.5rem" />
      <Skeleton width="16rem" height="1.5rem" />
    </>
  );
}

function Sums({ totals: { count, settled } }: { totals: PaymentTotals }) {
  const translate = useTranslate();
  if (!settled) {
    return (
      <>
        <Typography sx={{ fontWeight: 600 }}>{translate('paymentHistory.totalsMore', { count })}</Typography>
        <Typography color="textSecondary">{translate('paymentHistory.totalsTooMany')}</Typography>
      </>
    );
  }
  return (
    <>
      <Typography>{translate('paymentHistory.totalsCount', { smart_count: count })}</Typography>
      <Typography sx={{ fontWeight: 600 }}>
        {translate('paymentHistory.totalsSettled', {
          amount: formatGnf(settled.amount),
          smart_count: settled.count,
        })}
      </Typography>
    </>
  );
}
