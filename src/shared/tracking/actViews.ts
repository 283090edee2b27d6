import * as z from 'zod/mini';

/** A code was sent to the client's telephone, of which whoever has the link learns the last two digits. */
export const sentCode = z.object({ phoneEnd: z.string(), expiresAt: z.string() });

export type SentCode = z.infer<typeof sentCode>;
