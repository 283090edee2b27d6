import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import { quoteStates } from '../../shared/quotes/status.ts';
import type { QuoteItem } from '../../shared/quotes/views.ts';
import { EnterpriseFilterChip } from '../enterprises/EnterpriseName.tsx';
import type { Column } from '../lists/column.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterChoice, FilterDate } from '../lists/filters.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import { OpenRecord } from '../ui/OpenRecord.tsx';
import { ScreenRequired } from '../ui/ScreenRequired.tsx';
import { QuoteStateChip } from './QuoteStateChip.tsx';
import '../texts/leads.ts';
import '../texts/quotes.ts';

/** Every quote of every enterprise, the latest first. */
export function QuoteList() {
  const translate = useTranslate();
  return (
    <ScreenRequired resource="quotes">
      <ListScreen
        title={translate('jobAdmin.quotes')}
        intro={translate('jobAdmin.quotesIntro')}
        filters={<Filters />}
        columns={useColumns()}
        sort={{ field: 'createdAt', order: 'DESC' }}
        empty={translate('jobAdmin.quotesEmpty')}
      />
    </ScreenRequired>
  );
}

function Filters() {
  const translate = useTranslate();
  return (
    <FilterBar>
      <FilterChoice
        name="status"
        label={translate('jobAdmin.state')}
        none={translate('jobAdmin.allStates')}
        choices={quoteStates.map((value) => ({ value, label: translate(`quotes.state.${value}`) }))}
      />
      <FilterDate name="from" label={translate('jobAdmin.from')} />
      <FilterDate name="to" label={translate('jobAdmin.to')} />
      <EnterpriseFilterChip />
    </FilterBar>
  );
}

function useColumns(): Column<QuoteItem>[] {
  const translate = useTranslate();
  return [
    {
      name: 'number',
      label: translate('jobAdmin.number'),
      role: 'title',
      render: ({ number, version }) =>
        number ? translate('jobAdmin.version', { number, version }) : translate('jobAdmin.draft'),
    },
    { name: 'enterprise', label: translate('jobAdmin.enterprise'), render: (row) => row.enterpriseName },
    { name: 'total', label: translate('jobAdmin.total'), render: (row) => formatGnf(row.total) },
    { name: 'status', label: translate('jobAdmin.state'), render: (row) => <QuoteStateChip state={row.status} /> },
    {
      name: 'createdAt',
      label: translate('jobAdmin.createdAt'),
      sortable: true,
      render: (row) => formatDateTime(row.createdAt),
    },
    {
      name: 'sentAt',
      label: translate('jobAdmin.sentAt'),
      from: 'lg',
      render: (row) => (row.sentAt ? formatDateTime(row.sentAt) : translate('jobAdmin.notSent')),
    },
    { name: 'reference', label: translate('jobAdmin.reference'), from: 'lg', render: (row) => row.reference },
    { name: 'action', label: translate('jobAdmin.action'), role: 'action', render: (row) => <OpenQuote quote={row} /> },
  ];
}

function OpenQuote({ quote: { id, number, reference } }: { quote: QuoteItem }) {
  const translate = useTranslate();
  return (
    <OpenRecord resource="quotes" id={id} label={translate('jobAdmin.openOf', { number: number ?? '', reference })}>
      {translate('jobAdmin.open')}
    </OpenRecord>
  );
}
