import * as z from 'zod/mini';

/** What is kept of a person, as far as it decides what an erasure does. */
export const personData = z.object({
  id: z.uuid(),
  fullName: z.string(),
  /** Since when nothing says any more who it was. */
  anonymisedAt: z.nullable(z.string()),
  hasPassword: z.boolean(),
  /** Whether this account may be erased at all: those of staff are closed by an admin. */
  mayBeErased: z.boolean(),
  erasure: z.nullable(z.object({ requestedAt: z.string(), dueAt: z.string() })),
  requests: z.number(),
  openRequests: z.number(),
  /** Written by this person; they stay, without the name. */
  reviews: z.number(),
  enterpriseName: z.nullable(z.string()),
  /** Accepted by their enterprise, which nobody else acts for, and not decided: others get them. */
  openLeads: z.number(),
  /** It was hired for them and the work goes on: the erasure waits for its end. */
  runningJobs: z.number(),
  package: z.nullable(z.object({ nameFr: z.string(), endsAt: z.string() })),
  payments: z.number(),
  unsettledPayments: z.number(),
});

export const undoneErasure = z.object({ undone: z.boolean() });

/** Who was shown the contact details of a record on a day. */
export const contactViewItem = z.object({
  viewerName: z.nullable(z.string()),
  role: z.string(),
  enterpriseName: z.nullable(z.string()),
  day: z.string(),
  firstAt: z.string(),
});

export type PersonData = z.infer<typeof personData>;
export type ContactViewItem = z.infer<typeof contactViewItem>;
