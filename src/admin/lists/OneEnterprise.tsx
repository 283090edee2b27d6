import { Chip } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { useFilter } from './useFilter.ts';

interface Row {
  id: string;
  enterprise: { name: string } | null;
}

/** Says that the list is of one enterprise, where a link led here, and opens it to all again. */
export function OneEnterprise() {
  const translate = useTranslate();
  const { data } = useListContext<Row>();
  const [enterpriseId, choose] = useFilter('enterpriseId');
  if (!enterpriseId) return null;
  const name = data?.[0]?.enterprise?.name;
  return (
    <Chip
      color="primary"
      label={name ? translate('paymentHistory.ofEnterprise', { name }) : translate('paymentHistory.oneEnterprise')}
      onDelete={() => choose(undefined)}
      sx={{ justifySelf: 'start', alignSelf: 'center', maxWidth: '100%', height: 40 }}
    />
  );
}
