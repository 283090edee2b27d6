import { useGetIdentity, useTranslate } from 'react-admin';
import { enterpriseStates } from '../../shared/enterprises/status.ts';
import type { EnterpriseListItem } from '../../shared/enterprises/views.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterChoice, FilterSearch } from '../lists/filters.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import { ScreenRequired } from '../ui/ScreenRequired.tsx';
import { useEnterpriseColumns } from './enterpriseColumns.tsx';
import '../texts/enterprises.ts';

/** The enterprises that this agent follows, under their full name (specification §2.6). */
export function MyEnterpriseList() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const { name, packageName, expiration, status, action } = useEnterpriseColumns<EnterpriseListItem>();
  return (
    <ScreenRequired resource="my-enterprises">
      <ListScreen
        title={translate('sales.mineTitle')}
        intro={identity?.fullName ?? ''}
        filters={<Filters />}
        columns={[name, { ...packageName, sortable: true }, expiration, status, action]}
        sort={{ field: 'name', order: 'ASC' }}
        empty={translate('sales.mineEmpty')}
        exportAt={{ path: '/admin/enterprises/export', query: { list: 'mine' } }}
      />
    </ScreenRequired>
  );
}

function Filters() {
  const translate = useTranslate();
  const states = enterpriseStates.map((value) => ({ value, label: translate(`enterprises.state.${value}`) }));
  return (
    <FilterBar>
      <FilterSearch label={translate('sales.search')} hint={translate('sales.searchHint')} />
      <FilterChoice
        name="status"
        label={translate('sales.statusFilter')}
        none={translate('sales.allStates')}
        choices={states}
      />
    </FilterBar>
  );
}
