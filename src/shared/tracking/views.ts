import * as z from 'zod/mini';
import { fileItem } from '../files/views.ts';
import { stepOwners, steps } from '../followUps/steps.ts';
import { reserveView } from '../leads/views.ts';
import { positionView } from '../places/views.ts';
import { projectStates } from '../projects/status.ts';
import { trackedQuoteView } from '../quotes/views.ts';
import { scoreView } from '../reviews/score.ts';
import { documentKinds } from '../verifications/status.ts';
import { trackedActs } from './acts.ts';

/** What has happened to the request, in order. Instants. */
const step = z.object({
  name: z.enum(['submitted', 'taken', 'published', 'accepted', 'hired', 'closed', 'done']),
  at: z.string(),
});

/** An enterprise that accepted and has not given up. `phoneNumber` is stored, `+224…`. */
const enterprise = z.object({
  id: z.uuid(),
  name: z.string(),
  phoneNumber: z.string(),
  acceptedAt: z.string(),
  /** The kinds of its documents that staff looked at and accepted. */
  verified: z.array(z.enum(documentKinds)),
  /** Out of 5; null until three reviews. */
  score: z.nullable(scoreView),
  /** The client chose it. */
  isHired: z.boolean(),
  /** It says that it does not reach the client. */
  isAsking: z.boolean(),
});

/** A request as its client follows it (design §10). */
export const trackingView = z.object({
  reference: z.string(),
  status: z.enum(projectStates),
  service: z.nullable(z.string()),
  submittedAt: z.string(),
  /** When this was read: a copy kept without a network says how old it is. */
  readAt: z.string(),
  steps: z.array(step),
  /** What happens next, who does it and until when; `by` and `dueAt` are null where nobody does anything any more. */
  nextStep: z.object({
    text: z.string(),
    by: z.nullable(z.enum(stepOwners)),
    dueAt: z.nullable(z.string()),
    isOverdue: z.boolean(),
    /** What the client is asked, by yes or no; to some, only « no » is an answer: « yes » is an act of its own. */
    question: z.nullable(z.object({ step: z.enum(steps), canSayYes: z.boolean() })),
  }),
  request: z.object({
    description: z.string(),
    answers: z.array(z.object({ question: z.string(), answers: z.array(z.string()) })),
    place: z.string(),
    cityId: z.uuid(),
    districtId: z.nullable(z.uuid()),
    address: z.string(),
    landmark: z.nullable(z.string()),
    position: z.nullable(positionView),
    desiredStartDate: z.string(),
    preferredContactDays: z.string(),
    preferredHoursRange: z.string(),
  }),
  enterprises: z.array(enterprise),
  files: z.array(fileItem),
  /** Whether contractors who accepted may hear the voice notes among them. */
  sharesVoice: z.boolean(),
  /** What the client may do now. */
  actions: z.array(z.enum(trackedActs)),
  /** When customer service was asked to call; null where nobody asked, or they did. */
  callAt: z.nullable(z.string()),
  /** The public holidays of the days for which a call may be asked, `YYYY-MM-DD`. */
  closedDays: z.array(z.string()),
  reserves: z.array(reserveView),
  /** By which the contractor closes the job; once hired, until it is. */
  closingCode: z.nullable(z.string()),
  /** The last that each enterprise sent, the cheapest first. */
  quotes: z.array(trackedQuoteView),
  /** The request that this one was put into. Its page, where it is the same client's. */
  mergedInto: z.nullable(z.object({ reference: z.string(), path: z.nullable(z.string()) })),
});

export type TrackingView = z.infer<typeof trackingView>;
