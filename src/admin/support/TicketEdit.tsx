import type { TicketDetails } from '../../shared/support/views.ts';
import { EditScreen } from '../ui/EditScreen.tsx';
import { TicketPage } from './TicketPage.tsx';

/** One message of the contact form, with what was answered. */
export function TicketEdit() {
  return (
    <EditScreen<TicketDetails> list="/support-tickets" back="support.back" failed="support.ticketFailed">
      {(ticket) => <TicketPage ticket={ticket} />}
    </EditScreen>
  );
}
