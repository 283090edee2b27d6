import { Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { mayMove } from '../../shared/states/machine.ts';
import { type TicketTransition, ticketMachine } from '../../shared/support/status.ts';
import type { TicketDetails } from '../../shared/support/views.ts';
import { api } from '../providers/api.ts';
import { useSession } from '../providers/session.ts';
import { useTicketAct } from './useTicketAct.ts';

/** Takes the ticket, closes it, opens it again. */
export function TicketActions({ ticket }: { ticket: TicketDetails }) {
  const translate = useTranslate();
  const { press, isBusy } = useTicketAct();
  const user = useSession()?.user;
  const may = (name: TicketTransition) =>
    user !== undefined && mayMove(ticketMachine, name, { ...ticket, agentId: ticket.assignedAgentId }, user);
  const isMine = user?.id === ticket.assignedAgentId;
  const { id, version } = ticket;
  const path = { id };
  const take = () =>
    press(
      () => api.put('/admin/support-tickets/{id}/assignment', { path, body: { version }, once: `takeTicket:${id}` }),
      'support.taken',
    );
  const move = (to: 'close' | 'reopen') =>
    press(
      () =>
        api.put('/admin/support-tickets/{id}/state', { path, body: { move: to, version }, once: `moveTicket:${id}` }),
      to === 'close' ? 'support.closed' : 'support.reopened',
    );
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {isMine || !may('assign') ? null : (
        <Button variant="contained" onClick={take} disabled={isBusy} aria-busy={isBusy}>
          {translate(ticket.assignedAgentId ? 'support.takeOver' : 'support.take')}
        </Button>
      )}
      {may('close') ? (
        <Button variant="outlined" onClick={() => move('close')} disabled={isBusy}>
          {translate('support.close')}
        </Button>
      ) : null}
      {may('reopen') ? (
        <Button variant="outlined" onClick={() => move('reopen')} disabled={isBusy}>
          {translate('support.reopen')}
        </Button>
      ) : null}
    </Stack>
  );
}
