import type { TicketDetails } from '../../shared/support/views.ts';
import { EditScreen } from '../layout/EditScreen.tsx';
import { TicketPage } from './TicketPage.tsx';

/** Keeps a ticket read by itself apart from the rows of the list, which hold only part of it. */
const WHOLE = { whole: true };

/** One message of the contact form, with what was answered. */
export function TicketEdit() {
  return (
    <EditScreen<TicketDetails> list="/support-tickets" meta={WHOLE} back="support.back" failed="support.ticketFailed">
      {(ticket) => <TicketPage ticket={ticket} />}
    </EditScreen>
  );
}
