import { useTranslate } from 'react-admin';
import type { EnterpriseListItem } from '../../shared/enterprises/views.ts';
import { formatDate } from '../../shared/format/dates.ts';
import type { Column } from '../lists/column.ts';
import { NameLink, OpenEnterprise } from './EnterpriseName.tsx';
import { StatusBadge } from './StatusBadge.tsx';

/** The columns that the lists of enterprises share. */
export function useEnterpriseColumns<Row extends EnterpriseListItem>() {
  const translate = useTranslate();
  return {
    name: {
      name: 'name',
      label: translate('sales.columnName'),
      sortable: true,
      role: 'title',
      render: (row) => <NameLink id={row.id} name={row.name} />,
    },
    packageName: {
      name: 'planType',
      label: translate('sales.columnPackage'),
      render: (row) => row.planType ?? translate('sales.noPackage'),
    },
    expiration: {
      name: 'planExpirationDate',
      label: translate('sales.columnExpiration'),
      sortable: true,
      render: (row) => (row.planExpirationDate ? formatDate(row.planExpirationDate) : '–'),
    },
    status: {
      name: 'status',
      label: translate('sales.columnStatus'),
      sortable: true,
      render: (row) => <StatusBadge status={row.status} />,
    },
    action: {
      name: 'action',
      label: translate('sales.columnAction'),
      role: 'action',
      render: (row) => <OpenEnterprise enterprise={row} />,
    },
  } satisfies Record<string, Column<Row>>;
}
