import * as z from 'zod/mini';
import { fileItem } from '../files/views.ts';
import { projectView } from '../projects/views.ts';
import { nextActView } from './nextAct.ts';
import { callOutcomes, leadStages } from './status.ts';

/** What is still to be mended of a finished job, until which day; an instant where it was. */
export const reserveView = z.object({
  id: z.uuid(),
  text: z.string(),
  dueOn: z.string(),
  liftedAt: z.nullable(z.string()),
  files: z.array(fileItem),
});

/** The contractor's own part of a lead (design §10). Times are instants. */
export const leadState = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  stage: z.enum(leadStages),
  stageSince: z.string(),
  acceptedAt: z.string(),
  endReason: z.nullable(z.string()),
  plannedFor: z.nullable(z.string()),
  /** Null once the reminder was sent; its text stays until it is taken away. */
  remindAt: z.nullable(z.string()),
  reminder: z.nullable(z.string()),
  /** While the client is said not to be reached: when the place is given back unless they answer. */
  releaseAt: z.nullable(z.string()),
  /** Since then the month counts it no more. */
  releasedAt: z.nullable(z.string()),
  nextAct: z.nullable(nextActView),
  calls: z.array(z.object({ id: z.uuid(), calledAt: z.string(), outcome: z.enum(callOutcomes) })),
  notes: z.array(z.object({ id: z.uuid(), body: z.string(), createdAt: z.string(), author: z.string() })),
  /** What « client injoignable » asks for, and what there is of it. */
  claim: z.object({
    attempts: z.number(),
    attemptsNeeded: z.number(),
    days: z.number(),
    daysNeeded: z.number(),
    isAllowed: z.boolean(),
  }),
  /** Where the closing code may be entered. */
  closing: z.nullable(z.object({ triesLeft: z.number(), lockedUntil: z.nullable(z.string()) })),
  /** What the client found is to be mended, the first due first. */
  reserves: z.array(reserveView),
});

/** A lead with the request, whose contact is there while the contractor may see it. */
export const leadView = z.extend(leadState, { project: projectView });

/** What the acceptances of a month brought, by the month of the acceptance. Amounts in GNF. */
const monthValue = z.object({
  /** Its first day. */
  month: z.string(),
  accepted: z.number(),
  /** Of those, given back. */
  released: z.number(),
  quoted: z.number(),
  quotedTotal: z.number(),
  won: z.number(),
  wonTotal: z.number(),
});

/** The last twelve months, the latest first, and the package that runs with its price a month. */
export const leadValue = z.object({
  package: z.nullable(z.object({ name: z.string(), monthlyPrice: z.number() })),
  months: z.array(monthValue),
});

export type LeadValue = z.infer<typeof leadValue>;

/** How many leads are in each stage; a stage without any is left out. */
export const leadCounts = z.partialRecord(z.enum(leadStages), z.number());

export type ReserveView = z.infer<typeof reserveView>;
export type LeadCounts = z.infer<typeof leadCounts>;
export type LeadState = z.infer<typeof leadState>;
export type LeadView = z.infer<typeof leadView>;

/** A row of the list of leads for staff. */
export const leadItem = z.object({
  id: z.uuid(),
  stage: z.enum(leadStages),
  stageSince: z.string(),
  acceptedAt: z.string(),
  projectId: z.uuid(),
  reference: z.string(),
  service: z.nullable(z.string()),
  city: z.string(),
  enterpriseId: z.uuid(),
  enterpriseName: z.string(),
  /** An agent opens the requests that are nobody's or their own. */
  mayOpen: z.boolean(),
});

export type LeadItem = z.infer<typeof leadItem>;
