import * as z from 'zod/mini';

/** A log-in on one browser, as its owner sees it. */
export const sessionItem = z.object({
  id: z.uuid(),
  /** In French: "Chrome sur Android". */
  device: z.string(),
  /** The network it was opened from, without the last part of the address; empty where it is not known. */
  network: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});

export type SessionItem = z.infer<typeof sessionItem>;

/** Another phone number or e-mail address that waits for the code sent to it. */
export const contactChange = z.object({
  channel: z.enum(['phone', 'email']),
  /** The number or address, as it would be. */
  value: z.string(),
  expiresAt: z.string(),
});

export type ContactChange = z.infer<typeof contactChange>;
