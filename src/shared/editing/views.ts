import * as z from 'zod/mini';

/** What was put in order, as it stands now. */
export const orderView = z.object({ ids: z.array(z.uuid()) });

/** What was removed. */
export const removedView = z.object({ id: z.uuid() });
