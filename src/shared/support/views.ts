import * as z from 'zod/mini';
import { roles } from '../auth/roles.ts';
import { callOutcomes } from '../leads/status.ts';
import { messageChannels, messageStates } from '../messages/status.ts';
import { entryKinds, ticketStates } from './status.ts';

/** A row of the list of support tickets. */
export const ticketItem = z.object({
  id: z.uuid(),
  name: z.string(),
  subject: z.string(),
  status: z.enum(ticketStates),
  hasAccount: z.boolean(),
  assignedAgentId: z.nullable(z.uuid()),
  assignedAgentName: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});

const entry = z.object({
  id: z.uuid(),
  kind: z.enum(entryKinds),
  body: z.string(),
  authorName: z.string(),
  createdAt: z.string(),
  /** How a reply goes, and what became of it; null for a note. */
  message: z.nullable(z.object({ channel: z.enum(messageChannels), status: z.enum(messageStates) })),
});

/** A telephone call of staff about the ticket. */
const ticketCall = z.object({
  id: z.uuid(),
  outcome: z.enum(callOutcomes),
  /** The hour that was agreed on. */
  callBackAt: z.nullable(z.string()),
  note: z.nullable(z.string()),
  authorName: z.string(),
  createdAt: z.string(),
});

const act = z.object({
  id: z.uuid(),
  action: z.string(),
  actorName: z.nullable(z.string()),
  createdAt: z.string(),
});

/** A ticket with what was answered, for customer service. */
export const ticketDetails = z.extend(ticketItem, {
  body: z.string(),
  /** The request that it is about, where a client complained from its page, and the enterprise complained of. */
  project: z.nullable(z.object({ id: z.uuid(), reference: z.string() })),
  enterprise: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  email: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  /** By which way a reply goes. */
  replyChannel: z.enum(messageChannels),
  /** The account the person was signed in with: proof that it was them. */
  account: z.nullable(
    z.object({
      id: z.uuid(),
      fullName: z.string(),
      role: z.enum(roles),
      phoneNumber: z.string(),
      email: z.nullable(z.string()),
      enterpriseId: z.nullable(z.uuid()),
    }),
  ),
  entries: z.array(entry),
  calls: z.array(ticketCall),
  acts: z.array(act),
  version: z.string(),
});

export type TicketItem = z.infer<typeof ticketItem>;
export type TicketDetails = z.infer<typeof ticketDetails>;
export type TicketEntry = TicketDetails['entries'][number];
export type TicketCall = TicketDetails['calls'][number];
