import { Stack } from '@mui/material';
import { ResourceContextProvider, useRedirect, useTranslate } from 'react-admin';
import type { ManagedCity, ManagedDistrict } from '../../shared/catalog/adminViews.ts';
import { AddNameButton, RenameButton } from '../editing/NameButtons.tsx';
import { RemoveButton } from '../editing/RemoveButton.tsx';
import type { Column } from '../lists/column.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterSearch } from '../lists/filters.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import { EditScreen } from '../ui/EditScreen.tsx';
import { CityPlace } from './CityPlace.tsx';
import '../texts/places.ts';
import '../texts/editing.ts';

/** A city, its districts, and where it lies. */
export function CityEdit() {
  return (
    <EditScreen<ManagedCity> list="/cities" back="placeAdmin.back" failed="placeAdmin.failed">
      {(city) => (
        <Stack sx={{ gap: 3 }}>
          <ResourceContextProvider value="districts">
            <CityPage city={city} />
          </ResourceContextProvider>
          <CityPlace city={city} />
        </Stack>
      )}
    </EditScreen>
  );
}

function CityPage({ city }: { city: ManagedCity }) {
  const translate = useTranslate();
  return (
    <ListScreen<ManagedDistrict>
      title={city.name}
      intro={translate('placeAdmin.cityIntro')}
      within={{ cityId: city.id }}
      actions={<CityActions city={city} />}
      filters={
        <FilterBar>
          <FilterSearch label={translate('placeAdmin.searchDistrict')} hint={translate('placeAdmin.searchHint')} />
        </FilterBar>
      }
      columns={useColumns()}
      sort={{ field: 'name', order: 'ASC' }}
      empty={translate('placeAdmin.noDistricts')}
    />
  );
}

function CityActions({ city }: { city: ManagedCity }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const isUsed = city.uses.projects + city.uses.enterprises > 0;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <RenameButton resource="cities" field="name" row={city} />
      {isUsed ? null : (
        <RemoveButton
          resource="cities"
          row={city}
          name={city.name}
          text={translate('placeAdmin.removeCity', { smart_count: city.districtCount })}
          onDone={() => redirect('list', 'cities')}
        />
      )}
      <AddNameButton resource="districts" field="name" label="placeAdmin.addDistrict" more={{ cityId: city.id }} />
    </Stack>
  );
}

function useColumns(): Column<ManagedDistrict>[] {
  const translate = useTranslate();
  return [
    {
      name: 'name',
      label: translate('placeAdmin.columnDistrict'),
      sortable: true,
      role: 'title',
      render: (row) => row.name,
    },
    { name: 'projects', label: translate('placeAdmin.columnProjects'), render: (row) => row.uses.projects },
    {
      name: 'action',
      label: translate('editing.columnAction'),
      role: 'action',
      render: (row) => (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <RenameButton resource="districts" field="name" row={row} />
          {row.uses.projects === 0 ? <RemoveButton resource="districts" row={row} name={row.name} /> : null}
        </Stack>
      ),
    },
  ];
}
