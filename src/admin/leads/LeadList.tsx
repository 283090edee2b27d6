import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../shared/format/dates.ts';
import { leadStages } from '../../shared/leads/status.ts';
import type { LeadItem } from '../../shared/leads/views.ts';
import { EnterpriseFilterChip } from '../enterprises/EnterpriseName.tsx';
import type { Column } from '../lists/column.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterChoice } from '../lists/filters.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import { OpenRecord } from '../ui/OpenRecord.tsx';
import { ScreenRequired } from '../ui/ScreenRequired.tsx';
import '../texts/leads.ts';

/** Every acceptance with the stage its contractor has brought it to, the latest first. */
export function LeadList() {
  const translate = useTranslate();
  return (
    <ScreenRequired resource="leads">
      <ListScreen
        title={translate('jobAdmin.leads')}
        intro={translate('jobAdmin.leadsIntro')}
        filters={<Filters />}
        columns={useColumns()}
        sort={{ field: 'acceptedAt', order: 'DESC' }}
        empty={translate('jobAdmin.leadsEmpty')}
      />
    </ScreenRequired>
  );
}

function Filters() {
  const translate = useTranslate();
  return (
    <FilterBar>
      <FilterChoice
        name="stage"
        label={translate('jobAdmin.stage')}
        none={translate('jobAdmin.allStages')}
        choices={leadStages.map((value) => ({ value, label: translate(`leads.stage.${value}`) }))}
      />
      <EnterpriseFilterChip />
    </FilterBar>
  );
}

function useColumns(): Column<LeadItem>[] {
  const translate = useTranslate();
  return [
    { name: 'enterprise', label: translate('jobAdmin.enterprise'), role: 'title', render: (row) => row.enterpriseName },
    {
      name: 'stage',
      label: translate('jobAdmin.stage'),
      render: (row) => <Chip size="small" variant="outlined" label={translate(`leads.stage.${row.stage}`)} />,
    },
    {
      name: 'stageSince',
      label: translate('jobAdmin.stageSince'),
      from: 'lg',
      render: (row) => formatDateTime(row.stageSince),
    },
    {
      name: 'acceptedAt',
      label: translate('jobAdmin.acceptedAt'),
      sortable: true,
      render: (row) => formatDateTime(row.acceptedAt),
    },
    {
      name: 'service',
      label: translate('jobAdmin.service'),
      render: (row) => row.service ?? translate('projects.uncategorised'),
    },
    { name: 'city', label: translate('jobAdmin.city'), from: 'lg', render: (row) => row.city },
    { name: 'reference', label: translate('jobAdmin.reference'), from: 'lg', render: (row) => row.reference },
    {
      name: 'action',
      label: translate('jobAdmin.action'),
      role: 'action',
      render: (row) => <OpenProject lead={row} />,
    },
  ];
}

function OpenProject({ lead: { projectId, reference, mayOpen } }: { lead: LeadItem }) {
  const translate = useTranslate();
  if (!mayOpen) return null;
  return (
    <OpenRecord resource="projects" id={projectId} label={translate('jobAdmin.openProjectOf', { reference })}>
      {translate('jobAdmin.openProject')}
    </OpenRecord>
  );
}
