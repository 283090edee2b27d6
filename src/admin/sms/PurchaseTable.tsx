import { Link, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../shared/format/dates.ts';
import { Section } from '../ui/Section.tsx';
import { formatAmount, invoiceLink } from './smsFormats.ts';
import type { Summary } from './useSmsSummary.ts';

type Purchase = Summary['purchases'][number];

const columns = ['Date', 'Reference', 'Quantity', 'Amount', 'Payment', 'Invoice'] as const;

/** Credit bought at the provider's, the newest first. */
export function PurchaseTable({ purchases }: { purchases: Purchase[] }) {
  const translate = useTranslate();
  const title = translate('sms.purchases');
  if (purchases.length === 0) {
    return (
      <Section title={title}>
        <Typography>{translate('sms.noPurchases')}</Typography>
      </Section>
    );
  }
  return (
    <Section title={title}>
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
            {purchases.map((purchase) => (
              <PurchaseRow key={purchase.uid} purchase={purchase} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Section>
  );
}

function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const translate = useTranslate();
  const { reference, quantity, payment_type, purchase_at, invoice_pdf } = purchase;
  const link = invoiceLink(invoice_pdf);
  return (
    <TableRow>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {Number.isNaN(Date.parse(purchase_at)) ? purchase_at : formatDateTime(purchase_at)}
      </TableCell>
      <TableCell>{reference}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {translate('sms.credits', { count: quantity.toLocaleString('fr-FR') })}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatAmount(purchase)}</TableCell>
      <TableCell>{payment_type}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {link ? (
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
        )}
      </TableCell>
    </TableRow>
  );
}
