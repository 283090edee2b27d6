import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import type { PaymentEntry } from '../../shared/payments/historyViews.ts';
import { paymentProviders, paymentPurposes, paymentStates } from '../../shared/payments/status.ts';
import { EnterpriseFilterChip, NameLink } from '../enterprises/EnterpriseName.tsx';
import { usePackages } from '../forms/choices.tsx';
import type { Column } from '../lists/column.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterChoice, FilterDate, FilterSearch } from '../lists/filters.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import { ScreenRequired } from '../ui/ScreenRequired.tsx';
import { OpenPayment, PaymentChips } from './PaymentChips.tsx';
import { PaymentReconciliation } from './PaymentReconciliation.tsx';
import { Totals } from './PaymentTotals.tsx';
import '../texts/payments.ts';

/** Every payment, its sums, and the books of a period. */
export function PaymentList() {
  const translate = useTranslate();
  return (
    <ScreenRequired resource="payments">
      <ListScreen
        title={translate('paymentHistory.title')}
        intro={translate('paymentHistory.intro')}
        exportAt={{ path: '/admin/payments/export' }}
        filters={<Filters />}
        columns={useColumns()}
        sort={{ field: 'createdAt', order: 'DESC' }}
        empty={translate('paymentHistory.empty')}
        below={<PaymentReconciliation />}
      />
    </ScreenRequired>
  );
}

const open = ['open', 'settled'] as const;
const attentionKeys = { open: 'paymentHistory.attentionOpen', settled: 'paymentHistory.attentionSettled' };

function Filters() {
  const translate = useTranslate();
  const packages = usePackages();
  const named = (values: readonly string[], prefix: string) =>
    values.map((value) => ({ value, label: translate(`${prefix}.${value}`) }));
  return (
    <Stack sx={{ gap: 1.5 }}>
      <FilterBar>
        <FilterSearch label={translate('paymentHistory.search')} hint={translate('paymentHistory.searchHint')} />
        <FilterChoice
          name="status"
          label={translate('paymentHistory.stateFilter')}
          none={translate('paymentHistory.allStates')}
          choices={named(paymentStates, 'payments.state')}
        />
        <FilterChoice
          name="attention"
          label={translate('paymentHistory.attentionFilter')}
          none={translate('paymentHistory.allAttention')}
          choices={open.map((value) => ({ value, label: translate(attentionKeys[value]) }))}
        />
        <FilterChoice
          name="provider"
          label={translate('paymentHistory.providerFilter')}
          none={translate('paymentHistory.allProviders')}
          choices={named(paymentProviders, 'paymentHistory.provider')}
        />
        <FilterChoice
          name="purpose"
          label={translate('paymentHistory.purposeFilter')}
          none={translate('paymentHistory.allPurposes')}
          choices={named(paymentPurposes, 'paymentHistory.purpose')}
        />
        <FilterChoice
          name="packageId"
          label={translate('paymentHistory.packageFilter')}
          none={translate('paymentHistory.allPackages')}
          choices={packages.choices}
        />
        <FilterDate name="from" label={translate('paymentHistory.from')} />
        <FilterDate name="to" label={translate('paymentHistory.to')} />
        <EnterpriseFilterChip />
      </FilterBar>
      <Totals />
    </Stack>
  );
}

function useColumns(): Column<PaymentEntry>[] {
  const translate = useTranslate();
  return [
    {
      name: 'createdAt',
      label: translate('paymentHistory.columnDate'),
      sortable: true,
      render: (row) => formatDateTime(row.createdAt),
    },
    {
      name: 'enterprise',
      label: translate('paymentHistory.columnEnterprise'),
      role: 'title',
      render: ({ enterprise }) =>
        enterprise ? <NameLink {...enterprise} /> : translate('paymentHistory.noEnterprise'),
    },
    {
      name: 'description',
      label: translate('paymentHistory.columnWhat'),
      from: 'lg',
      render: (row) => row.description,
    },
    {
      name: 'amount',
      label: translate('paymentHistory.columnAmount'),
      sortable: true,
      render: (row) => formatGnf(row.amount),
    },
    {
      name: 'provider',
      label: translate('paymentHistory.columnProvider'),
      from: 'xl',
      render: (row) => translate(`paymentHistory.provider.${row.provider}`),
    },
    {
      name: 'status',
      label: translate('paymentHistory.columnState'),
      render: (row) => <PaymentChips payment={row} />,
    },
    {
      name: 'receipt',
      label: translate('paymentHistory.columnReceipt'),
      from: 'xl',
      render: (row) => row.receiptNumber ?? '–',
    },
    {
      name: 'action',
      label: translate('paymentHistory.columnAction'),
      role: 'action',
      render: (row) => <OpenPayment payment={row} />,
    },
  ];
}
