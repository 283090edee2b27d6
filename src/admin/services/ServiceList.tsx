import { useTranslate } from 'react-admin';
import { serviceGroups } from '../../shared/catalog/adminSchemas.ts';
import type { ManagedServiceItem } from '../../shared/catalog/adminViews.ts';
import { ActiveChip, ActiveFilter } from '../editing/ActiveState.tsx';
import { EditLink, ListActions } from '../editing/ListActions.tsx';
import type { Column } from '../lists/column.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterChoice, FilterSearch } from '../lists/filters.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import '../texts/services.ts';
import '../texts/editing.ts';

/** The services that clients choose from (specification §2.4, nos-services). */
export function ServiceList() {
  const translate = useTranslate();
  return (
    <ListScreen<ManagedServiceItem>
      title={translate('serviceAdmin.title')}
      intro={translate('serviceAdmin.intro')}
      actions={
        <ListActions<ManagedServiceItem>
          resource="services"
          add="serviceAdmin.add"
          nameOf={({ nameFr }) => nameFr}
          noteOf={({ group }) => translate(`serviceAdmin.group.${group}`)}
        />
      }
      filters={<Filters />}
      columns={useColumns()}
      sort={{ field: 'position', order: 'ASC' }}
      empty={translate('serviceAdmin.empty')}
    />
  );
}

function Filters() {
  const translate = useTranslate();
  const groups = serviceGroups.map((value) => ({ value, label: translate(`serviceAdmin.group.${value}`) }));
  return (
    <FilterBar>
      <FilterSearch label={translate('serviceAdmin.search')} hint={translate('serviceAdmin.searchHint')} />
      <FilterChoice
        name="group"
        label={translate('resources.services.fields.group')}
        none={translate('serviceAdmin.allGroups')}
        choices={groups}
      />
      <ActiveFilter />
    </FilterBar>
  );
}

function useColumns(): Column<ManagedServiceItem>[] {
  const translate = useTranslate();
  return [
    { name: 'position', label: translate('editing.columnPlace'), sortable: true, render: (row) => row.position + 1 },
    {
      name: 'nameFr',
      label: translate('resources.services.fields.nameFr'),
      sortable: true,
      role: 'title',
      render: (row) => row.nameFr,
    },
    {
      name: 'group',
      label: translate('resources.services.fields.group'),
      sortable: true,
      render: (row) => translate(`serviceAdmin.group.${row.group}`),
    },
    {
      name: 'questionCount',
      label: translate('serviceAdmin.columnQuestions'),
      render: (row) => row.questionCount,
    },
    {
      name: 'isQuickSearch',
      label: translate('serviceAdmin.columnQuick'),
      from: 'lg',
      render: (row) => translate(row.isQuickSearch ? 'control.yes' : 'control.no'),
    },
    {
      name: 'isActive',
      label: translate('editing.columnState'),
      render: (row) => <ActiveChip isActive={row.isActive} />,
    },
    {
      name: 'action',
      label: translate('editing.columnAction'),
      role: 'action',
      render: (row) => <EditLink resource="services" id={row.id} name={row.nameFr} />,
    },
  ];
}
