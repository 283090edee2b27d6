import { useTranslate } from 'react-admin';
import { formatDateTime } from '../../shared/format/dates.ts';
import { formatPhone } from '../../shared/format/phone.ts';
import { messageChannels, messageStates } from '../../shared/messages/status.ts';
import type { Column } from '../lists/column.ts';
import { FilterBar } from '../lists/FilterBar.tsx';
import { FilterChoice, FilterDate, FilterSearch } from '../lists/filters.tsx';
import { ListScreen } from '../lists/ListScreen.tsx';
import { Address } from '../ui/Address.tsx';
import { type Message, MessageDetails } from './MessageDetails.tsx';
import { MessageStateChip } from './MessageStateChip.tsx';
import '../texts/messages.ts';

/** Every SMS and e-mail with its state, to read. */
export function MessageList() {
  const translate = useTranslate();
  return (
    <ListScreen
      title={translate('messages.title')}
      intro={translate('messages.intro')}
      filters={<Filters />}
      columns={useColumns()}
      sort={{ field: 'createdAt', order: 'DESC' }}
      empty={translate('messages.empty')}
      exportAt={{ path: '/admin/messages/export' }}
    />
  );
}

function Filters() {
  const translate = useTranslate();
  const channels = messageChannels.map((value) => ({ value, label: translate(`messages.channel.${value}`) }));
  const states = messageStates.map((value) => ({ value, label: translate(`messages.state.${value}`) }));
  return (
    <FilterBar>
      <FilterSearch label={translate('messages.search')} hint={translate('messages.searchHint')} />
      <FilterChoice
        name="channel"
        label={translate('messages.channelFilter')}
        none={translate('messages.allChannels')}
        choices={channels}
      />
      <FilterChoice
        name="status"
        label={translate('messages.statusFilter')}
        none={translate('messages.allStates')}
        choices={states}
      />
      <FilterDate name="from" label={translate('messages.from')} />
      <FilterDate name="to" label={translate('messages.to')} />
    </FilterBar>
  );
}

function useColumns(): Column<Message>[] {
  const translate = useTranslate();
  return [
    {
      name: 'createdAt',
      label: translate('messages.columnDate'),
      sortable: true,
      render: (row) => formatDateTime(row.createdAt),
    },
    {
      name: 'channel',
      label: translate('messages.columnChannel'),
      sortable: true,
      render: (row) => translate(`messages.channel.${row.channel}`),
    },
    {
      name: 'recipient',
      label: translate('messages.columnRecipient'),
      sortable: true,
      role: 'title',
      render: (row) => <Address>{formatPhone(row.recipient)}</Address>,
    },
    {
      name: 'template',
      label: translate('messages.columnTemplate'),
      from: 'lg',
      render: (row) => translate(`messages.template.${row.template}`, { _: row.template }),
    },
    {
      name: 'status',
      label: translate('messages.columnStatus'),
      sortable: true,
      render: (row) => <MessageStateChip state={row.status} />,
    },
    { name: 'attempts', label: translate('messages.columnAttempts'), from: 'xl', render: (row) => row.attempts },
    {
      name: 'action',
      label: translate('messages.columnAction'),
      role: 'action',
      render: (row) => <MessageDetails message={row} />,
    },
  ];
}
