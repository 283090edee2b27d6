import { Button } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { useSave } from '../files/useSave.ts';
import { DownloadIcon } from '../ui/icons.tsx';

/** The payments that the filters find, as a file for a spreadsheet. */
export function ExportPayments() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const { save, isBusy } = useSave('paymentHistory.exportFailed');
  const run = () =>
    save(
      '/admin/payments/export',
      { query: { filter: JSON.stringify(filterValues) } },
      translate('paymentHistory.exportFile'),
    );
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      onClick={run}
      disabled={isBusy}
      aria-busy={isBusy}
      sx={{ flexShrink: 0 }}
    >
      {translate('paymentHistory.export')}
    </Button>
  );
}
