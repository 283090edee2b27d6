import * as z from 'zod/mini';
import { option } from '../api/option.ts';
import { nextActView } from '../leads/nextAct.ts';
import { leadStages } from '../leads/status.ts';
import { positionView } from '../places/views.ts';
import { detailViews } from './details.ts';
import { nearnesses } from './nearness.ts';
import { serviceLevels } from './serviceLevel.ts';
import { projectStates } from './status.ts';

/** Shapes of the project replies (specification §3), as the presenter writes them. */

const serviceView = z.object({ id: z.uuid(), nameFr: z.string() });

const answerView = z.object({
  id: z.uuid(),
  nameFr: z.string(),
  responses: z.array(z.object({ id: z.uuid(), nameFr: z.string(), customResponseText: z.nullable(z.string()) })),
});

/** What a submission answers. `trackingPath` is null for staff: the link is the client's, who gets it by SMS. */
export const submittedProject = z.object({
  id: z.uuid(),
  reference: z.string(),
  trackingPath: z.nullable(z.string()),
});

/** A row of a list. Contact fields are null for whoever may not see them. */
export const projectListItem = z.object({
  id: z.uuid(),
  reference: z.string(),
  status: z.enum(projectStates),
  service: z.nullable(serviceView),
  desiredStartDate: z.string(),
  submissionDate: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  description: z.string(),
  cityId: z.uuid(),
  cityName: z.string(),
  districtId: z.uuid(),
  districtName: z.string(),
  isAssigned: z.boolean(),
  assignedAgentName: z.nullable(z.string()),
  IsAllowedToBeAccepted: z.boolean(),
  quotesLeft: z.number(),
  /** GNF; null where the request has none. */
  budget: z.nullable(z.number()),
  /** Why it may not be accepted now: the code of the refusal an acceptance would get, or null. */
  refusalCode: z.nullable(z.string()),
  updatedAt: z.string(),
  /** For staff: since when the request waits for customer service or a first contractor; null where it does not. */
  waitingSince: z.nullable(z.string()),
  /** For staff: how it stands, in working time without the public holidays; null where nobody waits. */
  serviceLevel: z.nullable(z.enum(serviceLevels)),
  /** For the contractor who accepted: their lead, its stage, and what comes next. */
  leadId: z.nullable(z.uuid()),
  stage: z.nullable(z.enum(leadStages)),
  acceptedAt: z.nullable(z.string()),
  nextAct: z.nullable(nextActView),
  /** For a contractor who may accept: how far it is, and what the month has left, null without a limit. */
  nearness: z.nullable(z.enum(nearnesses)),
  /** In whole kilometres from the nearest of the enterprise's own places, as far as both are known. */
  distanceKm: z.nullable(z.number()),
  acceptancesLeft: z.nullable(z.number()),
});

/** Why a project is over, for staff. */
const closingView = z.object({
  reason: z.nullable(z.string()),
  note: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
});

export const projectView = z.extend(projectListItem, {
  email: z.nullable(z.string()),
  /** For staff: whose data it is. */
  clientId: z.nullable(z.uuid()),
  ...detailViews,
  position: z.nullable(positionView),
  language: z.nullable(option),
  questionResponses: z.array(answerView),
  /** For staff and the client: what is said in voice notes, here or to come (`spoken.ts`), and who may hear them. */
  spokenFields: z.array(z.string()),
  sharesVoice: z.boolean(),
  agentId: z.nullable(z.uuid()),
  closing: z.nullable(closingView),
  /** The project that this one was merged into, for staff. */
  mergedIntoId: z.nullable(z.uuid()),
});

export type SubmittedProject = z.infer<typeof submittedProject>;
export type ProjectListItem = z.infer<typeof projectListItem>;
export type ProjectView = z.infer<typeof projectView>;
