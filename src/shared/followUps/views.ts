import * as z from 'zod/mini';
import { callOutcomes } from '../leads/status.ts';
import { enterpriseReasons } from './enterpriseReasons.ts';
import { dueTimes, followUpGroups } from './groups.ts';
import { stepOwners, steps } from './steps.ts';

export const followUpKinds = ['project', 'ticket', 'enterprise'] as const;

/** A request, a ticket of customer service, or an enterprise that sales call, with what comes next. */
export const followUpItem = z.object({
  id: z.uuid(),
  kind: z.enum(followUpKinds),
  /** Of the request that it is about; null where it is about none. */
  reference: z.nullable(z.string()),
  /** Whom to call: the client, whoever wrote, the enterprise. */
  clientName: z.string(),
  phoneNumber: z.nullable(z.string()),
  /** The service of a request, the subject of a ticket, the package that ends. */
  title: z.nullable(z.string()),
  place: z.nullable(z.string()),
  /** Null for a ticket, which has to be answered. */
  step: z.nullable(z.enum(steps)),
  /** Why sales call; null for requests and tickets. */
  reason: z.nullable(z.enum(enterpriseReasons)),
  enterpriseId: z.nullable(z.uuid()),
  by: z.enum(stepOwners),
  dueAt: z.string(),
  isOverdue: z.boolean(),
  agentId: z.nullable(z.uuid()),
  agentName: z.nullable(z.string()),
  /** Who has it else, and until which day they are away. */
  standsInFor: z.nullable(z.object({ name: z.string(), untilDay: z.string() })),
  /** What the last call of staff came to. */
  lastCall: z.nullable(z.object({ outcome: z.enum(callOutcomes), calledAt: z.string(), note: z.nullable(z.string()) })),
  /** The last call went to somebody else, and nobody has corrected the number since. */
  isNumberWrong: z.boolean(),
  /** The request that a ticket is about, or the row's own. */
  projectId: z.nullable(z.uuid()),
  updatedAt: z.string(),
  /** Of a ticket as it was read; null for a request, which has `updatedAt`. */
  version: z.nullable(z.string()),
});

/** How many of each the caller has to do with, counted up to `FOLLOW_UPS_COUNTED_MAX`. */
export const followUpFigures = z.object({
  due: z.record(z.enum(dueTimes), z.number()),
  groups: z.record(z.enum(followUpGroups), z.number()),
  /** Of the days on which a call may be promised, those on which nobody works. */
  closedDays: z.array(z.string()),
});

export const FOLLOW_UPS_COUNTED_MAX = 1000;

export type FollowUpKind = (typeof followUpKinds)[number];
export type FollowUpItem = z.infer<typeof followUpItem>;
export type FollowUpFigures = z.infer<typeof followUpFigures>;
