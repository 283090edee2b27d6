import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../shared/format/dates.ts';
import type { Column } from '../lists/column.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterChoice } from '../lists/filters.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import { type AuditEntry, AuditEntryDetails } from './AuditEntryDetails.tsx';

/** The acts that staff can do today, as the server names them. */
const actions = [
  'submit',
  'assign',
  'update',
  'activate',
  'suspend',
  'return',
  'retry',
  'add',
  'invite',
  'deactivate',
  'reactivate',
  'handOver',
  'reply',
  'note',
  'close',
  'reopen',
  'create',
  'remove',
  'reorder',
  'handOver',
  'release',
  'reject',
  'cancel',
  'restore',
  'merge',
  'unmerge',
  'export',
  'check',
  'recommend',
  'approve',
  'refuse',
  'askProvider',
  'settleAttention',
];

/** What staff did, to read. */
export function AuditLogList() {
  const translate = useTranslate();
  const choices = actions.map((value) => ({ value, label: translate(`auditLog.action.${value}`) }));
  return (
    <ListScreen
      title={translate('auditLog.title')}
      intro={translate('auditLog.intro')}
      filters={
        <FilterBar>
          <FilterChoice
            name="action"
            label={translate('auditLog.actionFilter')}
            none={translate('auditLog.allActions')}
            choices={choices}
          />
        </FilterBar>
      }
      columns={useColumns()}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty={translate('auditLog.empty')}
      exportAt={{ path: '/admin/audit-log/export' }}
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
      render: (row) => translate(`auditLog.entity.${row.entity}`, { _: row.entity }),
    },
    {
      name: 'changes',
      label: translate('auditLog.columnChanges'),
      role: 'action',
      render: (row) => <AuditEntryDetails act={row} />,
    },
  ];
}
