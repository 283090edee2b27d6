import * as z from 'zod/mini';

/** The ticket that a message opened. */
export const openedTicket = z.object({ id: z.uuid() });

export type OpenedTicket = z.infer<typeof openedTicket>;
