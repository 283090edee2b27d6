import * as z from 'zod/mini';

/** What a select shows and keeps (specification §3). */
export const option = z.object({ label: z.string(), value: z.uuid() });
