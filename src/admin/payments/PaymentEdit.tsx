import { Alert, Box, Button, Stack } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { formatDate, formatDateTime } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import type { PaymentFile } from '../../shared/payments/historyViews.ts';
import { paymentMachine } from '../../shared/payments/status.ts';
import { canMove } from '../../shared/states/machine.ts';
import { NameLink } from '../enterprises/EnterpriseName.tsx';
import { listPath } from '../lists/listPath.ts';
import { EditScreen } from '../ui/EditScreen.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Facts, Section } from '../ui/Section.tsx';
import { AskProvider, ReceiptButton, SettleAttention } from './PaymentActions.tsx';
import { PaymentChips } from './PaymentChips.tsx';
import { PaymentEvents } from './PaymentEvents.tsx';
import '../texts/payments.ts';

/** One payment, with all that came about it. */
export function PaymentEdit() {
  return (
    <EditScreen<PaymentFile> list="/payments" back="paymentHistory.back" failed="paymentHistory.oneFailed">
      {(payment) => <PaymentPage payment={payment} />}
    </EditScreen>
  );
}

function PaymentPage({ payment }: { payment: PaymentFile }) {
  const translate = useTranslate();
  return (
    <>
      <PageHeading
        title={translate('paymentHistory.one', { orderId: payment.orderId })}
        actions={
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <ReceiptButton payment={payment} />
            {canMove(paymentMachine, 'askProvider', payment.status) ? <AskProvider payment={payment} /> : null}
          </Stack>
        }
      />
      <Box sx={{ mb: 2 }}>
        <PaymentChips payment={payment} />
      </Box>
      <Attention payment={payment} />
      <Stack sx={{ gap: 2 }}>
        <PaymentFacts payment={payment} />
        <SubscriptionFacts payment={payment} />
        <PaymentEvents events={payment.events} />
      </Stack>
    </>
  );
}

function Attention({ payment }: { payment: PaymentFile }) {
  const translate = useTranslate();
  const { attention, attentionSettledAt, attentionSettledBy, attentionNote } = payment;
  if (!attention) return null;
  const why = translate(`paymentHistory.attention.${attention}`, { _: attention });
  return (
    <Alert
      severity={attentionSettledAt ? 'info' : 'warning'}
      action={attentionSettledAt ? null : <SettleAttention payment={payment} />}
      sx={{ mb: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
    >
      {why}
      {attentionSettledAt ? (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {translate('paymentHistory.settledBy', {
            name: attentionSettledBy ?? '',
            date: formatDateTime(attentionSettledAt),
            note: attentionNote ?? '',
          })}
        </Box>
      ) : null}
    </Alert>
  );
}

function PaymentFacts({ payment }: { payment: PaymentFile }) {
  const translate = useTranslate();
  const fact = (key: string, value: Parameters<typeof Facts>[0]['facts'][number]['value']) => ({
    label: translate(`paymentHistory.${key}`),
    value,
  });
  const { enterprise, failureReason, settledAt, receiptNumber, expiresAt, status } = payment;
  return (
    <Section title={translate('paymentHistory.factsSection')}>
      <Facts
        facts={[
          fact('columnAmount', formatGnf(payment.amount)),
          fact('columnWhat', payment.description),
          fact(
            'columnEnterprise',
            enterprise ? <NameLink {...enterprise} /> : translate('paymentHistory.noEnterprise'),
          ),
          ...(enterprise ? [fact('columnAccount', enterprise.accountNumber)] : []),
          ...(payment.payerName ? [fact('payer', payment.payerName)] : []),
          fact('columnProvider', translate(`paymentHistory.provider.${payment.provider}`)),
          fact('columnReference', payment.providerReference),
          fact('columnDate', formatDateTime(payment.createdAt)),
          ...(settledAt ? [fact('columnSettled', formatDateTime(settledAt))] : []),
          ...(status === 'Pending' && expiresAt ? [fact('expires', formatDateTime(expiresAt))] : []),
          ...(failureReason ? [fact('columnReason', translate(`paymentHistory.failure.${failureReason}`))] : []),
          ...(receiptNumber === null ? [] : [fact('columnReceipt', String(receiptNumber))]),
        ]}
      />
    </Section>
  );
}

function SubscriptionFacts({ payment }: { payment: PaymentFile }) {
  const translate = useTranslate();
  const { subscription, packageName, enterprise } = payment;
  if (!subscription) return null;
  const fact = (key: string, value: string | null) => ({ label: translate(`subscriptionList.${key}`), value });
  return (
    <Section title={translate('paymentHistory.subscriptionSection')}>
      <Facts
        facts={[
          fact('columnPackage', packageName),
          {
            label: translate('paymentHistory.columnState'),
            value: translate(`subscriptionList.state.${subscription.status}`),
          },
          fact('columnFrequency', translate(`payments.frequency.${subscription.frequency}`)),
          fact('columnCredit', formatGnf(subscription.credit)),
          fact('columnStart', formatDate(subscription.startDate)),
          fact('columnEnd', formatDate(subscription.endDate)),
        ]}
      />
      {enterprise ? (
        <Button
          component={LinkBase}
          to={listPath('/subscriptions', { filter: { enterpriseId: enterprise.id } })}
          variant="outlined"
          sx={{ justifySelf: 'start' }}
        >
          {translate('paymentHistory.seeSubscriptions')}
        </Button>
      ) : null}
    </Section>
  );
}
