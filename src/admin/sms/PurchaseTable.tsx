import {
  Box,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../shared/format/dates.ts';
import { FactLines } from '../ui/FactLines.tsx';
import { Section } from '../ui/Section.tsx';
import { formatAmount, invoiceLink } from './smsFormats.ts';
import type { Summary } from './useSmsSummary.ts';

type Purchase = Summary['purchases'][number];

const columns = ['Date', 'Reference', 'Quantity', 'Amount', 'Payment', 'Invoice'] as const;

type Cells = Record<(typeof columns)[number], ReactNode>;

/** Credit bought at the provider's, the newest first. A phone has no room for the columns: one stands below another. */
export function PurchaseTable({ purchases }: { purchases: Purchase[] }) {
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const cellsOf = useCells();
  const title = translate('sms.purchases');
  if (purchases.length === 0) {
    return (
      <Section title={title}>
        <Typography>{translate('sms.noPurchases')}</Typography>
      </Section>
    );
  }
  const rows = purchases.map((purchase) => ({ id: purchase.uid, cells: cellsOf(purchase) }));
  return (
    <Section title={title}>
      {isPhone ? (
        rows.map(({ id, cells }) => <PurchaseCard key={id} cells={cells} />)
      ) : (
        <TableContainer tabIndex={0} role="group" aria-label={title} sx={{ maxHeight: '32rem' }}>
          <Table stickyHeader>
            <TableHead>
              <TableRow>
                {columns.map((column) => (
                  <TableCell key={column}>{translate(`sms.purchase${column}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ id, cells }) => (
                <TableRow key={id}>
                  {columns.map((column) => (
                    <TableCell key={column} sx={isWhole[column] ? { whiteSpace: 'nowrap' } : null}>
                      {cells[column]}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Section>
  );
}

/** What stands in one line. */
const isWhole: Partial<Record<keyof Cells, true>> = { Date: true, Quantity: true, Amount: true, Invoice: true };

function PurchaseCard({ cells }: { cells: Cells }) {
  const translate = useTranslate();
  return (
    <Box sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
      <FactLines
        lines={columns.map((column) => ({ label: translate(`sms.purchase${column}`), value: cells[column] }))}
      />
    </Box>
  );
}

function useCells() {
  const translate = useTranslate();
  return (purchase: Purchase): Cells => {
    const { reference, quantity, payment_type, purchase_at, invoice_pdf } = purchase;
    const link = invoiceLink(invoice_pdf);
    return {
      Date: Number.isNaN(Date.parse(purchase_at)) ? purchase_at : formatDateTime(purchase_at),
      Reference: reference,
      Quantity: translate('sms.credits', { count: quantity.toLocaleString('fr-FR') }),
      Amount: formatAmount(purchase),
      Payment: payment_type,
      Invoice: link ? (
        <Link
          href={link}
          target="_blank"
          rel="noopener"
          aria-label={translate('sms.invoiceOf', { reference })}
          sx={{ display: 'inline-block', py: 1.25 }}
        >
          {translate('sms.invoice')}
        </Link>
      ) : (
        translate('sms.noInvoice')
      ),
    };
  };
}
