import { Button, Chip, type ChipProps, Stack } from '@mui/material';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { formatDate } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import type { SubscriptionItem } from '../../shared/subscriptions/adminViews.ts';
import { frequencyNames, type SubscriptionState, subscriptionStates } from '../../shared/subscriptions/status.ts';
import { EnterpriseFilterChip, NameLink } from '../enterprises/EnterpriseName.tsx';
import { usePackages } from '../forms/choices.tsx';
import type { Column } from '../lists/column.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterChoice, FilterSearch, FilterSwitch } from '../lists/filters.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import { ScreenRequired } from '../ui/ScreenRequired.tsx';
import '../texts/payments.ts';

/** Every subscription: what runs, what ends, what was paid. */
export function SubscriptionList() {
  const translate = useTranslate();
  return (
    <ScreenRequired resource="subscriptions">
      <ListScreen
        title={translate('subscriptionList.title')}
        intro={translate('subscriptionList.intro')}
        filters={<Filters />}
        columns={useColumns()}
        sort={{ field: 'startDate', order: 'DESC' }}
        empty={translate('subscriptionList.empty')}
      />
    </ScreenRequired>
  );
}

function Filters() {
  const translate = useTranslate();
  const packages = usePackages();
  const named = (values: readonly string[], prefix: string) =>
    values.map((value) => ({ value, label: translate(`${prefix}.${value}`) }));
  return (
    <FilterBar
      lead={
        <FilterChoice
          name="status"
          label={translate('paymentHistory.stateFilter')}
          none={translate('paymentHistory.allStates')}
          choices={named(subscriptionStates, 'subscriptionList.state')}
        />
      }
    >
      <FilterSearch label={translate('subscriptionList.search')} hint={translate('subscriptionList.searchHint')} />
      <FilterChoice
        name="packageId"
        label={translate('paymentHistory.packageFilter')}
        none={translate('paymentHistory.allPackages')}
        choices={packages.choices}
      />
      <FilterChoice
        name="frequency"
        label={translate('subscriptionList.frequencyFilter')}
        none={translate('subscriptionList.allFrequencies')}
        choices={named(frequencyNames, 'payments.frequency')}
      />
      <FilterSwitch name="endsSoon" label={translate('subscriptionList.endsSoonFilter')} />
      <EnterpriseFilterChip />
    </FilterBar>
  );
}

const colours: Record<SubscriptionState, ChipProps['color']> = {
  Pending: 'warning',
  Active: 'success',
  Expired: 'default',
  Cancelled: 'default',
};

function useColumns(): Column<SubscriptionItem>[] {
  const translate = useTranslate();
  return [
    {
      name: 'enterprise',
      label: translate('paymentHistory.columnEnterprise'),
      role: 'title',
      render: ({ enterprise }) => <NameLink {...enterprise} />,
    },
    { name: 'package', label: translate('subscriptionList.columnPackage'), render: (row) => row.packageName },
    {
      name: 'frequency',
      label: translate('subscriptionList.columnFrequency'),
      from: 'lg',
      render: (row) => translate(`payments.frequency.${row.frequency}`),
    },
    {
      name: 'startDate',
      label: translate('subscriptionList.columnStart'),
      sortable: true,
      render: (row) => formatDate(row.startDate),
    },
    {
      name: 'endDate',
      label: translate('subscriptionList.columnEnd'),
      sortable: true,
      render: (row) => formatDate(row.endDate),
    },
    { name: 'status', label: translate('paymentHistory.columnState'), render: (row) => <States subscription={row} /> },
    {
      name: 'renews',
      label: translate('subscriptionList.columnRenews'),
      from: 'xl',
      render: ({ status, renews }) =>
        status === 'Active' ? translate(renews ? 'subscriptionList.renews' : 'subscriptionList.endsThere') : '–',
    },
    {
      name: 'amount',
      label: translate('paymentHistory.columnAmount'),
      from: 'lg',
      render: (row) => formatGnf(row.amount),
    },
    {
      name: 'credit',
      label: translate('subscriptionList.columnCredit'),
      from: 'xl',
      render: (row) => (row.credit > 0 ? formatGnf(row.credit) : '–'),
    },
    {
      name: 'action',
      label: translate('subscriptionList.payment'),
      role: 'action',
      render: (row) => <PaymentLink subscription={row} />,
    },
  ];
}

function States({ subscription: { status, endsSoon } }: { subscription: SubscriptionItem }) {
  const translate = useTranslate();
  return (
    <Stack component="span" direction="row" sx={{ gap: 0.5, flexWrap: 'wrap', display: 'inline-flex' }}>
      <Chip
        size="small"
        variant="outlined"
        color={colours[status]}
        label={translate(`subscriptionList.state.${status}`)}
      />
      {endsSoon ? (
        <Chip size="small" variant="outlined" color="warning" label={translate('subscriptionList.endsSoon')} />
      ) : null}
    </Stack>
  );
}

function PaymentLink({ subscription }: { subscription: SubscriptionItem }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { paymentId, enterprise, startDate } = subscription;
  if (!paymentId) return <>{translate('subscriptionList.noPayment')}</>;
  return (
    <Button
      component={LinkBase}
      to={createPath({ resource: 'payments', type: 'edit', id: paymentId })}
      variant="outlined"
      aria-label={translate('subscriptionList.paymentOf', { name: enterprise.name, date: formatDate(startDate) })}
    >
      {translate('subscriptionList.payment')}
    </Button>
  );
}
