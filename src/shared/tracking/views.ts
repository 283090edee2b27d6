import * as z from 'zod/mini';
import { fileItem } from '../files/views.ts';
import { projectStates } from '../projects/status.ts';
import { documentKinds } from '../verifications/status.ts';
import { stepOwners } from './nextStep.ts';

/** What has happened to the request, in order. Instants. */
const step = z.object({
  name: z.enum(['submitted', 'taken', 'published', 'accepted', 'closed', 'done']),
  at: z.string(),
});

/** An enterprise that accepted. `phoneNumber` is stored, `+224…`. */
const enterprise = z.object({
  name: z.string(),
  phoneNumber: z.string(),
  acceptedAt: z.string(),
  /** The kinds of its documents that staff looked at and accepted. */
  verified: z.array(z.enum(documentKinds)),
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
  }),
  request: z.object({
    description: z.string(),
    answers: z.array(z.object({ question: z.string(), answers: z.array(z.string()) })),
    place: z.string(),
    address: z.string(),
    desiredStartDate: z.string(),
    preferredContactDays: z.string(),
    preferredHoursRange: z.string(),
  }),
  enterprises: z.array(enterprise),
  files: z.array(fileItem),
});

export type TrackingView = z.infer<typeof trackingView>;
