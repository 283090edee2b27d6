import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ManagedPartner } from '../../shared/partners/adminViews.ts';
import { ActiveChip, ActiveFilter } from '../editing/ActiveState.tsx';
import { EditLink, ListActions } from '../editing/ListActions.tsx';
import type { Column } from '../lists/column.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterSearch } from '../lists/filters.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import '../texts/partners.ts';
import '../texts/editing.ts';

/** The partners whose logos pass by on the home page (specification §2.4, partenaires). */
export function PartnerList() {
  const translate = useTranslate();
  return (
    <ListScreen<ManagedPartner>
      title={translate('partnerAdmin.title')}
      intro={translate('partnerAdmin.intro')}
      actions={<ListActions<ManagedPartner> resource="partners" add="partnerAdmin.add" nameOf={({ name }) => name} />}
      filters={
        <FilterBar>
          <FilterSearch label={translate('partnerAdmin.search')} hint={translate('partnerAdmin.searchHint')} />
          <ActiveFilter />
        </FilterBar>
      }
      columns={useColumns()}
      sort={{ field: 'position', order: 'ASC' }}
      empty={translate('partnerAdmin.empty')}
    />
  );
}

function useColumns(): Column<ManagedPartner>[] {
  const translate = useTranslate();
  return [
    { name: 'position', label: translate('editing.columnPlace'), sortable: true, render: (row) => row.position + 1 },
    {
      name: 'name',
      label: translate('resources.partners.fields.name'),
      sortable: true,
      role: 'title',
      render: (row) => row.name,
    },
    {
      name: 'logo',
      label: translate('resources.partners.fields.logo'),
      render: ({ logo }) => (
        <Box sx={{ bgcolor: '#ffffff', borderRadius: 1, p: 0.5, width: 'fit-content' }}>
          <img src={logo} alt="" width={100} height={32} style={{ objectFit: 'contain', display: 'block' }} />
        </Box>
      ),
    },
    {
      name: 'url',
      label: translate('resources.partners.fields.url'),
      from: 'lg',
      render: (row) => row.url ?? translate('admin.notGiven'),
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
      render: (row) => <EditLink resource="partners" id={row.id} name={row.name} />,
    },
  ];
}
