import { useState } from 'react';
import { useEditContext, useNotify } from 'react-admin';
import type { ApiResult } from '../../shared/client/envelope.ts';
import type { TicketDetails } from '../../shared/support/views.ts';
import { entityOf } from '../providers/api.ts';
import { messageOf } from '../providers/httpErrors.ts';

/**
 * Runs one act on the ticket of the screen and shows the ticket as it is then, also where somebody was faster. Says `told`, or gives
 * back what went wrong.
 */
export function useTicketAct() {
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
