import { Button, Stack } from '@mui/material';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { placeKinds } from '../../shared/places/kinds.ts';
import type { ManagedPlace } from '../../shared/places/views.ts';
import { EditLink } from '../editing/ListActions.tsx';
import { useCities } from '../forms/choices.tsx';
import type { Column } from '../lists/column.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterChoice, FilterSearch } from '../lists/filters.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import { AddIcon } from '../ui/icons.tsx';
import { ImportPlaces } from './ImportPlaces.tsx';
import '../texts/placeNames.ts';
import '../texts/editing.ts';

/** All that is searched for by name: cities, districts and landmarks (docs/decisions/0095). */
export function PlaceList() {
  const translate = useTranslate();
  const kinds = placeKinds.map((value) => ({ value, label: translate(`placeNames.kind.${value}`) }));
  return (
    <ListScreen<ManagedPlace>
      title={translate('placeNames.title')}
      intro={translate('placeNames.intro')}
      actions={<PlaceActions />}
      filters={
        <FilterBar>
          <FilterSearch label={translate('placeNames.search')} hint={translate('placeNames.searchHint')} />
          <FilterChoice
            name="kind"
            label={translate('placeNames.kind')}
            none={translate('placeNames.allKinds')}
            choices={kinds}
          />
          <FilterChoice
            name="cityId"
            label={translate('placeNames.city')}
            none={translate('placeNames.allCities')}
            choices={useCities().choices}
          />
        </FilterBar>
      }
      columns={useColumns()}
      sort={{ field: 'name', order: 'ASC' }}
      empty={translate('placeNames.empty')}
    />
  );
}

function PlaceActions() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ImportPlaces />
      <Button
        component={LinkBase}
        to={createPath({ resource: 'places', type: 'create' })}
        variant="contained"
        startIcon={<AddIcon />}
      >
        {translate('placeNames.add')}
      </Button>
    </Stack>
  );
}

function useColumns(): Column<ManagedPlace>[] {
  const translate = useTranslate();
  return [
    {
      name: 'name',
      label: translate('resources.places.fields.name'),
      sortable: true,
      role: 'title',
      render: (row) => row.name,
    },
    { name: 'kind', label: translate('placeNames.kind'), render: (row) => translate(`placeNames.kind.${row.kind}`) },
    {
      name: 'where',
      label: translate('placeNames.where'),
      render: (row) => [row.kind === 'city' ? null : row.districtName, row.cityName].filter(Boolean).join(', '),
    },
    {
      name: 'spellings',
      label: translate('resources.places.fields.spellings'),
      from: 'lg',
      render: (row) => row.spellings.join(', ') || '–',
    },
    {
      name: 'coordinates',
      label: translate('placeNames.coordinates'),
      render: (row) => translate(row.latitude === null ? 'placeNames.notLocated' : 'placeNames.located'),
    },
    {
      name: 'action',
      label: translate('editing.columnAction'),
      role: 'action',
      render: (row) => <EditLink resource="places" id={row.id} name={row.name} />,
    },
  ];
}
