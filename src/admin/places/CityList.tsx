import { useRedirect, useTranslate } from 'react-admin';
import type { ManagedCity } from '../../shared/catalog/adminViews.ts';
import { AddNameButton } from '../editing/NameButtons.tsx';
import type { Column } from '../lists/column.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterSearch } from '../lists/filters.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import { OpenRecord } from '../ui/OpenRecord.tsx';
import '../texts/places.ts';
import '../texts/editing.ts';

/** The cities that clients choose from. */
export function CityList() {
  const translate = useTranslate();
  const redirect = useRedirect();
  return (
    <ListScreen<ManagedCity>
      title={translate('placeAdmin.title')}
      intro={translate('placeAdmin.intro')}
      actions={
        <AddNameButton
          resource="cities"
          field="name"
          label="placeAdmin.addCity"
          onCreated={(id) => redirect('edit', 'cities', id)}
        />
      }
      filters={
        <FilterBar>
          <FilterSearch label={translate('placeAdmin.searchCity')} hint={translate('placeAdmin.searchHint')} />
        </FilterBar>
      }
      columns={useColumns()}
      sort={{ field: 'name', order: 'ASC' }}
      empty={translate('placeAdmin.noCities')}
    />
  );
}

function useColumns(): Column<ManagedCity>[] {
  const translate = useTranslate();
  return [
    {
      name: 'name',
      label: translate('placeAdmin.columnCity'),
      sortable: true,
      role: 'title',
      render: (row) => row.name,
    },
    { name: 'districtCount', label: translate('placeAdmin.columnDistricts'), render: (row) => row.districtCount },
    { name: 'projects', label: translate('placeAdmin.columnProjects'), render: (row) => row.uses.projects },
    {
      name: 'enterprises',
      label: translate('placeAdmin.columnEnterprises'),
      render: (row) => row.uses.enterprises,
    },
    {
      name: 'action',
      label: translate('editing.columnAction'),
      role: 'action',
      render: (row) => (
        <OpenRecord resource="cities" id={row.id} label={translate('placeAdmin.openOf', { name: row.name })}>
          {translate('placeAdmin.open')}
        </OpenRecord>
      ),
    },
  ];
}
