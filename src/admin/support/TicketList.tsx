import { FormControlLabel, Stack, Switch } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatAge } from '../../shared/format/age.ts';
import { formatDateTime } from '../../shared/format/dates.ts';
import { ticketStates } from '../../shared/support/status.ts';
import type { TicketItem } from '../../shared/support/views.ts';
import type { Column } from '../lists/column.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterChoice, FilterSearch, useFilter } from '../lists/filters.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import { AgentFilter } from '../staff/AgentFilter.tsx';
import { OpenRecord } from '../ui/OpenRecord.tsx';
import { TicketStateChip } from './TicketStateChip.tsx';
import '../texts/support.ts';

/** What came through the contact form, for customer service to answer. */
export function TicketList() {
  const translate = useTranslate();
  return (
    <ListScreen
      title={translate('support.title')}
      intro={translate('support.intro')}
      filters={<Filters />}
      columns={useColumns()}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty={translate('support.empty')}
    />
  );
}

function Filters() {
  const translate = useTranslate();
  const [mine, choose] = useFilter('mine');
  return (
    <Stack sx={{ gap: 1 }}>
      <AgentFilter />
      <FilterBar
        lead={
          <FilterChoice
            name="status"
            label={translate('support.statusFilter')}
            none={translate('support.allStates')}
            choices={ticketStates.map((value) => ({ value, label: translate(`support.state.${value}`) }))}
          />
        }
      >
        <FilterSearch label={translate('support.search')} hint={translate('support.searchHint')} />
        <FormControlLabel
          control={<Switch checked={mine === true} onChange={(_, checked) => choose(checked)} />}
          label={translate('support.mine')}
          sx={{ minHeight: 44, ml: 0 }}
        />
      </FilterBar>
    </Stack>
  );
}

function useColumns(): Column<TicketItem>[] {
  const translate = useTranslate();
  const now = new Date();
  return [
    { name: 'subject', label: translate('support.columnSubject'), role: 'title', render: (row) => row.subject },
    { name: 'name', label: translate('support.columnName'), render: (row) => row.name },
    {
      name: 'status',
      label: translate('support.columnStatus'),
      render: (row) => <TicketStateChip state={row.status} />,
    },
    {
      name: 'createdAt',
      label: translate('support.columnAge'),
      sortable: true,
      render: (row) => <time dateTime={row.createdAt}>{formatAge(row.createdAt, now)}</time>,
    },
    {
      name: 'updatedAt',
      label: translate('support.columnUpdated'),
      sortable: true,
      from: 'lg',
      render: (row) => formatDateTime(row.updatedAt),
    },
    {
      name: 'agent',
      label: translate('support.columnAgent'),
      from: 'lg',
      render: (row) => row.assignedAgentName ?? translate('support.unassigned'),
    },
    {
      name: 'action',
      label: translate('support.columnAction'),
      role: 'action',
      render: (row) => <OpenTicket ticket={row} />,
    },
  ];
}

function OpenTicket({ ticket }: { ticket: TicketItem }) {
  const translate = useTranslate();
  return (
    <OpenRecord
      resource="support-tickets"
      id={ticket.id}
      label={translate('support.openOf', { subject: ticket.subject })}
    >
      {translate('support.open')}
    </OpenRecord>
  );
}
