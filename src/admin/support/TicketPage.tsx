import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatAge } from '../../shared/format/age.ts';
import { formatDateTime } from '../../shared/format/dates.ts';
import type { TicketDetails } from '../../shared/support/views.ts';
import { Acts } from '../audit-log/Acts.tsx';
import { useSession } from '../providers/session.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Composer } from './Composer.tsx';
import { Conversation } from './Conversation.tsx';
import { TicketActions } from './TicketActions.tsx';
import { TicketStateChip } from './TicketStateChip.tsx';
import { Writer } from './Writer.tsx';

const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' };

export function TicketPage({ ticket }: { ticket: TicketDetails }) {
  const translate = useTranslate();
  return (
    <>
      <PageHeading title={ticket.subject} actions={<TicketActions ticket={ticket} />} />
      <Summary ticket={ticket} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns, alignItems: 'start' }}>
        <Stack sx={{ gap: 2 }}>
          <Conversation ticket={ticket} />
          <Composer key={ticket.id} ticket={ticket} />
        </Stack>
        <Stack sx={{ gap: 2 }}>
          <Writer ticket={ticket} />
          <Acts title={translate('support.actsSection')} acts={ticket.acts} />
        </Stack>
      </Box>
    </>
  );
}

function Summary({ ticket }: { ticket: TicketDetails }) {
  const translate = useTranslate();
  const isMine = useSession()?.user.id === ticket.assignedAgentId;
  const { createdAt, assignedAgentId, assignedAgentName } = ticket;
  const agent = assignedAgentName ?? translate('staff.unnamed');
  const holder = isMine ? translate('support.assignedToYou') : translate('support.assignedTo', { agent });
  return (
    <Stack direction="row" sx={{ gap: 1.5, rowGap: 0.5, mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <TicketStateChip state={ticket.status} />
      <Typography sx={{ fontWeight: 600 }}>{assignedAgentId ? holder : translate('support.notAssigned')}</Typography>
      <Typography color="textSecondary">
        {translate('support.receivedOn', { age: formatAge(createdAt, new Date()), date: formatDateTime(createdAt) })}
      </Typography>
    </Stack>
  );
}
