import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useEditContext, useNotify, useRedirect, useTranslate } from 'react-admin';
import type { ApiResult } from '../../shared/client/envelope.ts';
import { mayMove } from '../../shared/states/machine.ts';
import { type TicketTransition, ticketMachine } from '../../shared/support/status.ts';
import type { TicketDetails } from '../../shared/support/views.ts';
import { HandOverDialog } from '../projects/HandOverDialog.tsx';
import { api, entityOf } from '../providers/api.ts';
import { messageOf } from '../providers/httpErrors.ts';
import { useSession } from '../providers/session.ts';
import { useDialogAction } from '../ui/useDialogAction.ts';

/** Takes the ticket, closes it, opens it again. */
export function TicketActions({ ticket }: { ticket: TicketDetails }) {
  const translate = useTranslate();
  const { press, isBusy } = useTicketAction();
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
      {may('handOver') ? <HandOverButton ticket={ticket} /> : null}
      {may('reopen') ? (
        <Button variant="outlined" onClick={() => move('reopen')} disabled={isBusy}>
          {translate('support.reopen')}
        </Button>
      ) : null}
    </Stack>
  );
}

/** Gives the ticket to a colleague; whoever may not read it any more goes back to the list. */
function HandOverButton({ ticket: { id, version, assignedAgentId } }: { ticket: TicketDetails }) {
  const translate = useTranslate();
  const redirect = useRedirect();
  const [isAsked, setAsked] = useState(false);
  const { run, isBusy, failure } = useDialogAction(() => redirect('list', 'support-tickets'));
  return (
    <>
      <Button variant="outlined" onClick={() => setAsked(true)}>
        {translate('support.handOver')}
      </Button>
      {isAsked ? (
        <HandOverDialog
          title={translate('support.handOverTitle')}
          text={translate('support.handOverText')}
          holderId={assignedAgentId}
          canRelease={false}
          isBusy={isBusy}
          failure={failure}
          onNo={() => setAsked(false)}
          onYes={(agentId) => {
            if (!agentId) return;
            const options = { path: { id }, body: { agentId, version }, once: `hand-over:${id}` };
            void run(() => api.put('/admin/support-tickets/{id}/holder', options), 'support.handedOver');
          }}
        />
      ) : null}
    </>
  );
}

/**
 * Runs one act on the ticket of the screen and shows the ticket as it is then, also where somebody was faster. Says
 * `told`, or gives back what went wrong.
 */
export function useTicketAction() {
  const notify = useNotify();
  const { refetch } = useEditContext<TicketDetails>();
  const [isBusy, setBusy] = useState(false);

  const act = async (ask: () => Promise<ApiResult<TicketDetails>>, told: string): Promise<unknown> => {
    setBusy(true);
    let failure: unknown;
    try {
      await entityOf(ask());
      notify(told, { type: 'success' });
    } catch (error) {
      failure = error;
    }
    await refetch();
    setBusy(false);
    return failure;
  };

  /** The same for a button, which has no place of its own for a failure. */
  const press = async (ask: () => Promise<ApiResult<TicketDetails>>, told: string): Promise<void> => {
    const failure = await act(ask, told);
    if (failure) notify(messageOf(failure), { type: 'error' });
  };
  return { act, press, isBusy };
}
