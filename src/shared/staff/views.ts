import * as z from 'zod/mini';
import { option } from '../api/option.ts';
import { roles } from '../auth/roles.ts';
import { messageChannels } from '../messages/status.ts';
import { personStates } from './rules.ts';

/** A row of the staff list. */
export const staffItem = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  role: z.enum(roles),
  state: z.enum(personStates),
  email: z.nullable(z.string()),
  phoneNumber: z.string(),
  occupiedPosition: z.string(),
  languages: z.array(option),
  lastSeenAt: z.nullable(z.string()),
  /** The last day of the absence that runs; null of whoever is there. */
  awayUntil: z.nullable(z.iso.date()),
  createdAt: z.string(),
});

const act = z.object({
  id: z.uuid(),
  action: z.string(),
  actorName: z.nullable(z.string()),
  createdAt: z.string(),
});

/** How much of each kind somebody holds, or got. */
const heldCounts = z.object({
  projects: z.number(),
  enterprises: z.number(),
  verifications: z.number(),
  tickets: z.number(),
});

/** A person as an admin manages them: staff, and whoever else has an account. */
export const personDetails = z.extend(staffItem, {
  address: z.string(),
  city: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  enterprise: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** False for who was invited and for a client by submission. */
  hasPassword: z.boolean(),
  invitedAt: z.nullable(z.string()),
  deactivatedAt: z.nullable(z.string()),
  /** What they hold and have not finished. */
  work: heldCounts,
  /** Changes with what the form shows; sent back with corrections. */
  version: z.string(),
  acts: z.array(act),
});

/** Who was added, and by which ways the link to choose a password goes to them. */
export const addedUser = z.object({
  id: z.uuid(),
  fullName: z.string(),
  role: z.enum(roles),
  sentBy: z.array(z.enum(messageChannels)),
});

/** What changed hands, in all and by who has it now; verification requests go with enterprises. */
export const handedOver = z.object({
  projects: z.number(),
  enterprises: z.number(),
  tickets: z.number(),
  heirs: z.array(z.object({ id: z.uuid(), name: z.string(), work: heldCounts })),
});

export type StaffItem = z.infer<typeof staffItem>;
export type PersonDetails = z.infer<typeof personDetails>;
export type AddedUser = z.infer<typeof addedUser>;
export type HandedOver = z.infer<typeof handedOver>;
