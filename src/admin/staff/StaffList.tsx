import { Button } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { formatDate, formatDateTime } from '../../shared/format/dates.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { personStates, staffRoleNames } from '../../shared/staff/rules.ts';
import type { StaffItem } from '../../shared/staff/views.ts';
import { FactorResets } from '../factors/FactorResets.tsx';
import type { Column } from '../lists/column.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterChoice, FilterSearch } from '../lists/filters.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import { AddIcon } from '../ui/icons.tsx';
import { OpenRecord } from '../ui/OpenRecord.tsx';
import { PersonStateChip } from './PersonStateChip.tsx';
import '../texts/staff.ts';

/** Who works here, for an admin. */
export function StaffList() {
  const translate = useTranslate();
  return (
    <>
      <FactorResets />
      <ListScreen
        title={translate('staff.title')}
        intro={translate('staff.intro')}
        actions={
          <Button component={LinkBase} to="/add-user" variant="contained" startIcon={<AddIcon />}>
            {translate('staff.addTitle')}
          </Button>
        }
        filters={<Filters />}
        columns={useColumns()}
        sort={{ field: 'fullName', order: 'ASC' }}
        empty={translate('staff.empty')}
      />
    </>
  );
}

function Filters() {
  const translate = useTranslate();
  return (
    <FilterBar
      lead={
        <FilterChoice
          name="role"
          label={translate('staff.roleFilter')}
          none={translate('staff.allRoles')}
          choices={staffRoleNames.map((value) => ({ value, label: translate(`staff.role.${value}`) }))}
        />
      }
    >
      <FilterSearch label={translate('staff.search')} hint={translate('staff.searchHint')} />
      <FilterChoice
        name="state"
        label={translate('staff.stateFilter')}
        none={translate('staff.allStates')}
        choices={personStates.map((value) => ({ value, label: translate(`staff.state.${value}`) }))}
      />
    </FilterBar>
  );
}

function useColumns(): Column<StaffItem>[] {
  const translate = useTranslate();
  return [
    {
      name: 'fullName',
      label: translate('staff.columnName'),
      sortable: true,
      role: 'title',
      render: (row) => row.fullName || translate('staff.unnamed'),
    },
    {
      name: 'role',
      label: translate('staff.columnRole'),
      sortable: true,
      render: (row) => translate(`staff.role.${row.role}`),
    },
    { name: 'state', label: translate('staff.columnState'), render: (row) => <PersonStateChip state={row.state} /> },
    {
      name: 'lastSeenAt',
      label: translate('staff.columnSeen'),
      sortable: true,
      render: (row) => (row.lastSeenAt ? formatDateTime(row.lastSeenAt) : translate('staff.neverSeen')),
    },
    {
      name: 'languages',
      label: translate('staff.columnLanguages'),
      from: 'lg',
      render: (row) => row.languages.map(({ label }) => label).join(', ') || translate('admin.notGiven'),
    },
    {
      name: 'phoneNumber',
      label: translate('staff.columnPhone'),
      from: 'lg',
      render: (row) => formatPhone(row.phoneNumber),
    },
    {
      name: 'createdAt',
      label: translate('staff.columnCreated'),
      sortable: true,
      from: 'xl',
      render: (row) => formatDate(row.createdAt),
    },
    {
      name: 'action',
      label: translate('staff.columnAction'),
      role: 'action',
      render: (row) => <OpenPerson person={row} />,
    },
  ];
}

function OpenPerson({ person }: { person: StaffItem }) {
  const translate = useTranslate();
  const name = person.fullName || translate('staff.unnamed');
  return (
    <OpenRecord resource="staff" id={person.id} label={translate('staff.openOf', { name })}>
      {translate('staff.open')}
    </OpenRecord>
  );
}
