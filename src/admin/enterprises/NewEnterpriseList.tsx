import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { NewEnterpriseItem } from '../../shared/enterprises/agentViews.ts';
import { formatDate } from '../../shared/format/dates.ts';
import type { Column } from '../lists/column.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterSearch, FilterSwitch } from '../lists/filters.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import { ScreenRequired } from '../ui/ScreenRequired.tsx';
import { useAsked } from '../ui/useAsked.ts';
import { AssignDialog } from './EnterpriseAssignment.tsx';
import { OpenEnterprise } from './EnterpriseName.tsx';
import { FindEnterprise } from './FindEnterprise.tsx';
import '../texts/enterprises.ts';

/** The enterprises that wait to be activated (specification §2.6). */
export function NewEnterpriseList() {
  const translate = useTranslate();
  const { ask, dialog } = useAsked((id, isOpen, close) => (
    <AssignDialog enterpriseId={id} open={isOpen} onClose={close} />
  ));
  return (
    <ScreenRequired resource="enterprises">
      <ListScreen
        title={translate('sales.newTitle')}
        intro={translate('sales.newIntro')}
        actions={<FindEnterprise />}
        filters={<Filters />}
        columns={useColumns(ask)}
        sort={{ field: 'creationDate', order: 'DESC' }}
        empty={translate('sales.newEmpty')}
        exportAt={{ path: '/admin/enterprises/export', query: { list: 'new' } }}
      />
      {dialog}
    </ScreenRequired>
  );
}

function Filters() {
  const translate = useTranslate();
  return (
    <FilterBar>
      <FilterSearch label={translate('sales.search')} hint={translate('sales.searchHint')} />
      <FilterSwitch name="mine" label={translate('sales.mine')} />
    </FilterBar>
  );
}

function useColumns(onAssign: (enterpriseId: string) => void): Column<NewEnterpriseItem>[] {
  const translate = useTranslate();
  return [
    {
      name: 'accountNumber',
      label: translate('sales.columnAccount'),
      sortable: true,
      render: (row) => row.accountNumber,
    },
    { name: 'name', label: translate('sales.columnName'), sortable: true, role: 'title', render: (row) => row.name },
    {
      name: 'creationDate',
      label: translate('sales.columnCreated'),
      sortable: true,
      render: (row) => formatDate(row.creationDate),
    },
    {
      name: 'cityName',
      label: translate('sales.columnCity'),
      sortable: true,
      from: 'lg',
      render: (row) => row.cityName ?? translate('admin.notGiven'),
    },
    {
      name: 'agent',
      label: translate('sales.columnAgent'),
      from: 'lg',
      render: (row) => row.assignedAgentName ?? translate('sales.unassigned'),
    },
    {
      name: 'action',
      label: translate('sales.columnAction'),
      role: 'action',
      render: (row) => <OpenOrAssignButton enterprise={row} onAssign={onAssign} />,
    },
  ];
}

interface OpenOrAssignProps {
  enterprise: NewEnterpriseItem;
  onAssign: (enterpriseId: string) => void;
}

/** Manage what nobody has taken yet, which asks first; show the details of the rest (specification §2.6). */
function OpenOrAssignButton({ enterprise, onAssign }: OpenOrAssignProps) {
  const translate = useTranslate();
  const { id, name } = enterprise;
  if (enterprise.isAssigned) {
    return <OpenEnterprise enterprise={enterprise} />;
  }
  return (
    <Button variant="contained" onClick={() => onAssign(id)} aria-label={translate('sales.manageOf', { name })}>
      {translate('sales.manage')}
    </Button>
  );
}
