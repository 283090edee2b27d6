import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ManagedLanguage } from '../../shared/catalog/adminViews.ts';
import { AddNameButton, RenameButton } from '../editing/NameButtons.tsx';
import { OrderButton } from '../editing/OrderButton.tsx';
import { RemoveButton } from '../editing/RemoveButton.tsx';
import type { Column } from '../lists/column.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterSearch } from '../lists/filters.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import '../texts/places.ts';
import '../texts/editing.ts';

/** The languages that clients may prefer and contractors speak. */
export function LanguageList() {
  const translate = useTranslate();
  return (
    <ListScreen<ManagedLanguage>
      title={translate('languageAdmin.title')}
      intro={translate('languageAdmin.intro')}
      actions={
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <OrderButton<ManagedLanguage> resource="languages" nameOf={({ nameFr }) => nameFr} />
          <AddNameButton resource="languages" field="nameFr" label="languageAdmin.add" />
        </Stack>
      }
      filters={
        <FilterBar>
          <FilterSearch label={translate('languageAdmin.search')} hint={translate('placeAdmin.searchHint')} />
        </FilterBar>
      }
      columns={useColumns()}
      sort={{ field: 'position', order: 'ASC' }}
      empty={translate('languageAdmin.empty')}
    />
  );
}

function useColumns(): Column<ManagedLanguage>[] {
  const translate = useTranslate();
  return [
    { name: 'position', label: translate('editing.columnPlace'), sortable: true, render: (row) => row.position + 1 },
    {
      name: 'nameFr',
      label: translate('languageAdmin.columnName'),
      sortable: true,
      role: 'title',
      render: (row) => row.nameFr,
    },
    { name: 'projects', label: translate('placeAdmin.columnProjects'), render: (row) => row.uses.projects },
    { name: 'users', label: translate('languageAdmin.columnUsers'), render: (row) => row.uses.users },
    {
      name: 'action',
      label: translate('editing.columnAction'),
      role: 'action',
      render: ({ id, nameFr, updatedAt, uses }) => (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', '& > *': { flexGrow: { xs: 1, md: 0 } } }}>
          <RenameButton resource="languages" field="nameFr" row={{ id, updatedAt, name: nameFr }} />
          {uses.projects + uses.users === 0 ? <RemoveButton resource="languages" row={{ id }} name={nameFr} /> : null}
        </Stack>
      ),
    },
  ];
}
