import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ManagedEnterpriseItem } from '../../shared/enterprises/agentViews.ts';
import { enterpriseStates } from '../../shared/enterprises/status.ts';
import { formatDate } from '../../shared/format/dates.ts';
import { useCities } from '../forms/choices.tsx';
import type { Column } from '../lists/column.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterChoice, FilterSearch } from '../lists/filters.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import { AgentFilter } from '../staff/AgentFilter.tsx';
import { ScreenRequired } from '../ui/ScreenRequired.tsx';
import { useEnterpriseColumns } from './enterpriseColumns.tsx';
import { FindEnterprise } from './FindEnterprise.tsx';
import '../texts/enterprises.ts';

/** Every enterprise, for an admin, who may suspend it on its page. */
export function AllEnterpriseList() {
  const translate = useTranslate();
  return (
    <ScreenRequired resource="all-enterprises">
      <ListScreen
        title={translate('sales.allTitle')}
        intro={translate('sales.allIntro')}
        actions={<FindEnterprise />}
        filters={<Filters />}
        columns={useColumns()}
        sort={{ field: 'creationDate', order: 'DESC' }}
        empty={translate('sales.allEmpty')}
        exportAt={{ path: '/admin/enterprises/export', query: { list: 'all' } }}
      />
    </ScreenRequired>
  );
}

function Filters() {
  const translate = useTranslate();
  const cities = useCities();
  const states = enterpriseStates.map((value) => ({ value, label: translate(`enterprises.state.${value}`) }));
  return (
    <Stack sx={{ gap: 1 }}>
      <AgentFilter />
      <FilterBar
        lead={
          <FilterChoice
            name="status"
            label={translate('sales.statusFilter')}
            none={translate('sales.allStates')}
            choices={states}
          />
        }
      >
        <FilterSearch label={translate('sales.search')} hint={translate('sales.searchHint')} />
        <FilterChoice
          name="cityId"
          label={translate('sales.columnCity')}
          none={translate('sales.allCities')}
          choices={cities.choices}
        />
      </FilterBar>
    </Stack>
  );
}

function useColumns(): Column<ManagedEnterpriseItem>[] {
  const translate = useTranslate();
  const { name, packageName, expiration, status, action } = useEnterpriseColumns<ManagedEnterpriseItem>();
  return [
    name,
    {
      name: 'accountNumber',
      label: translate('sales.columnAccount'),
      sortable: true,
      render: (row) => row.accountNumber,
    },
    {
      name: 'creationDate',
      label: translate('sales.columnCreated'),
      sortable: true,
      from: 'lg',
      render: (row) => formatDate(row.creationDate),
    },
    {
      name: 'cityName',
      label: translate('sales.columnCity'),
      sortable: true,
      from: 'xl',
      render: (row) => row.cityName ?? translate('admin.notGiven'),
    },
    { ...packageName, from: 'lg' },
    { ...expiration, sortable: false, from: 'lg' },
    {
      name: 'agent',
      label: translate('sales.columnAgent'),
      from: 'xl',
      render: (row) => row.assignedAgentName ?? translate('sales.unassigned'),
    },
    status,
    action,
  ];
}
