import { Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LOW_SMS_CREDIT } from '../../shared/dashboard/figures.ts';
import { useSmsSummary } from '../sms/useSmsSummary.ts';

/** The SMS that are left. The provider is asked, which may take its time: nothing else waits for it. */
export function SmsCredit() {
  const translate = useTranslate();
  const { data: summary, isFetching } = useSmsSummary();
  if (!summary) {
    return isFetching ? <Skeleton width="50%" /> : <Typography>{translate('dashboard.creditUnknown')}</Typography>;
  }
  const { balance } = summary.account;
  const count = balance.toLocaleString('fr-FR');
  return balance < LOW_SMS_CREDIT ? (
    <Typography sx={{ fontWeight: 700, color: 'error.main' }}>{translate('dashboard.creditLow', { count })}</Typography>
  ) : (
    <Typography>{translate('dashboard.credit', { count })}</Typography>
  );
}
