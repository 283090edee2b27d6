import { Chip, Stack } from '@mui/material';
import { useGetList, useListContext, useTranslate } from 'react-admin';
import { auditLogTexts } from '../../shared/audit-log/texts.ts';
import { formatDateTime } from '../../shared/format/dates.ts';
import type { StaffItem } from '../../shared/staff/views.ts';
import type { Column } from '../lists/column.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterChoice, FilterDate, useFilter } from '../lists/filters.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import { type AuditEntry, AuditEntryDetails, recordName } from './AuditEntryDetails.tsx';
import '../texts/auditLog.ts';

/** What acts and records are called, in the order of the alphabet: each named once in the catalogue. */
function named(prefix: string) {
  return Object.entries(auditLogTexts)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, label]) => ({ value: key.slice(prefix.length), label }))
    .sort((one, other) => one.label.localeCompare(other.label, 'fr'));
}

const actions = named('auditLog.action.');
const entities = named('auditLog.entity.');

/** What staff did, to read. */
export function AuditLogList() {
  const translate = useTranslate();
  return (
    <ListScreen
      title={translate('auditLog.title')}
      intro={translate('auditLog.intro')}
      filters={<Filters />}
      columns={useColumns()}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty={translate('auditLog.empty')}
      exportAt={{ path: '/admin/audit-log/export' }}
    />
  );
}

const staff = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'fullName', order: 'ASC' as const },
};

function Filters() {
  const translate = useTranslate();
  const { data: people = [] } = useGetList<StaffItem>('staff', staff);
  return (
    <Stack sx={{ gap: 1 }}>
      <RecordFilter />
      <FilterBar>
        <FilterChoice
          name="actorId"
          label={translate('auditLog.personFilter')}
          none={translate('auditLog.everybody')}
          choices={people.map(({ id, fullName }) => ({ value: id, label: fullName || translate('staff.unnamed') }))}
        />
        <FilterChoice
          name="action"
          label={translate('auditLog.actionFilter')}
          none={translate('auditLog.allActions')}
          choices={actions}
        />
        <FilterChoice
          name="entity"
          label={translate('auditLog.entityFilter')}
          none={translate('auditLog.allEntities')}
          choices={entities}
        />
        <FilterDate name="from" label={translate('auditLog.from')} />
        <FilterDate name="to" label={translate('auditLog.to')} />
      </FilterBar>
    </Stack>
  );
}

/** Says that the list is of one record, and opens it to all again. */
function RecordFilter() {
  const translate = useTranslate();
  const { data } = useListContext<AuditEntry>();
  const [entityId, choose] = useFilter('entityId');
  if (!entityId) return null;
  const first = data?.[0];
  return (
    <Chip
      color="primary"
      label={first ? recordName(first, translate) : translate('auditLog.oneRecord')}
      onDelete={() => choose(undefined)}
      sx={{ alignSelf: 'start', maxWidth: '100%', height: 40 }}
    />
  );
}

function useColumns(): Column<AuditEntry>[] {
  const translate = useTranslate();
  return [
    {
      name: 'createdAt',
      label: translate('auditLog.columnDate'),
      sortable: true,
      render: (row) => formatDateTime(row.createdAt),
    },
    {
      name: 'actor',
      label: translate('auditLog.columnActor'),
      render: (row) => row.actorName ?? translate('auditLog.system'),
    },
    {
      name: 'action',
      label: translate('auditLog.columnAction'),
      sortable: true,
      role: 'title',
      render: (row) => translate(`auditLog.action.${row.action}`, { _: row.action }),
    },
    {
      name: 'entity',
      label: translate('auditLog.columnEntity'),
      sortable: true,
      render: (row) => recordName(row, translate),
    },
    {
      name: 'changes',
      label: translate('auditLog.columnChanges'),
      role: 'action',
      render: (row) => <AuditEntryDetails act={row} />,
    },
  ];
}
