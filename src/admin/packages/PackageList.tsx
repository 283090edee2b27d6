import { useTranslate } from 'react-admin';
import { formatGnf } from '../../shared/format/money.ts';
import type { ManagedPackage } from '../../shared/packages/adminViews.ts';
import { ActiveChip, ActiveFilter } from '../editing/ActiveState.tsx';
import { EditLink, ListActions } from '../editing/ListActions.tsx';
import type { Column } from '../lists/column.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterSearch } from '../lists/filters.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import '../texts/packages.ts';
import '../texts/editing.ts';

/** The packages that contractors subscribe to. */
export function PackageList() {
  const translate = useTranslate();
  return (
    <ListScreen<ManagedPackage>
      title={translate('packageAdmin.title')}
      intro={translate('packageAdmin.intro')}
      actions={
        <ListActions<ManagedPackage> resource="packages" add="packageAdmin.add" nameOf={({ nameFr }) => nameFr} />
      }
      filters={
        <FilterBar>
          <FilterSearch label={translate('packageAdmin.search')} hint={translate('packageAdmin.searchHint')} />
          <ActiveFilter />
        </FilterBar>
      }
      columns={useColumns()}
      sort={{ field: 'position', order: 'ASC' }}
      empty={translate('packageAdmin.empty')}
    />
  );
}

function useColumns(): Column<ManagedPackage>[] {
  const translate = useTranslate();
  const limit = (amount: number | null) => (amount === null ? translate('packageAdmin.none') : formatGnf(amount));
  return [
    { name: 'position', label: translate('editing.columnPlace'), sortable: true, render: (row) => row.position + 1 },
    {
      name: 'nameFr',
      label: translate('resources.packages.fields.nameFr'),
      sortable: true,
      role: 'title',
      render: (row) => row.nameFr,
    },
    {
      name: 'monthlyPrice',
      label: translate('packageAdmin.columnPrice'),
      sortable: true,
      render: (row) => formatGnf(row.monthlyPrice),
    },
    {
      name: 'monthlyAcceptances',
      label: translate('packageAdmin.columnAcceptances'),
      render: (row) => row.monthlyAcceptances ?? translate('packageAdmin.none'),
    },
    {
      name: 'maxBudget',
      label: translate('resources.packages.fields.maxBudget'),
      from: 'lg',
      render: (row) => limit(row.maxBudget),
    },
    { name: 'running', label: translate('packageAdmin.columnRunning'), render: (row) => row.running },
    {
      name: 'isActive',
      label: translate('editing.columnState'),
      render: (row) => <ActiveChip isActive={row.isActive} />,
    },
    {
      name: 'action',
      label: translate('editing.columnAction'),
      role: 'action',
      render: (row) => <EditLink resource="packages" id={row.id} name={row.nameFr} />,
    },
  ];
}
