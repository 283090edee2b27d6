import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** None of these screens is part of the first load; each comes when it is opened. */
export const supportTickets: ResourceProps = {
  name: 'support-tickets',
  list: lazy(async () => ({ default: (await import('./TicketList.tsx')).TicketList })),
  edit: lazy(async () => ({ default: (await import('./TicketEdit.tsx')).TicketEdit })),
};
