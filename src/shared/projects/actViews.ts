import * as z from 'zod/mini';
import { messageChannels, messageStates } from '../messages/status.ts';
import { projectStates } from './status.ts';

/** What an act left; whoever gave a project away may not read it any more, so it is not shown again. */
export const projectActReply = z.object({ id: z.uuid(), status: z.enum(projectStates), updatedAt: z.string() });

export const changeManyReply = z.object({
  results: z.array(
    z.object({
      id: z.uuid(),
      isDone: z.boolean(),
      code: z.nullable(z.string()),
      message: z.nullable(z.string()),
      /** The version of the row since the act, for undoing it; null where it was refused. */
      updatedAt: z.nullable(z.string()),
    }),
  ),
});

/** Whose projects a queue counts. */
export const queueHolders = ['all', 'mine', 'nobody'] as const;

/**
 * How many projects are in each state, counted up to `QUEUE_COUNT_MAX`; `late` are those that customer service owes an
 * answer.
 */
export const projectQueues = z.object({
  counts: z.array(z.object({ status: z.enum(projectStates), count: z.number() })),
  late: z.number(),
});

export const QUEUE_COUNT_MAX = 1000;

/** Another request that may be the same. Who may not open it learns who has it, and nothing of the client. */
export const duplicateItem = z.object({
  id: z.uuid(),
  reference: z.string(),
  status: z.enum(projectStates),
  serviceName: z.nullable(z.string()),
  clientName: z.nullable(z.string()),
  description: z.nullable(z.string()),
  districtName: z.string(),
  cityName: z.string(),
  submissionDate: z.string(),
  updatedAt: z.string(),
  agentName: z.nullable(z.string()),
  samePhone: z.boolean(),
  /** Percent of likeness of the words, where they are alike. */
  likeness: z.nullable(z.number()),
  acceptances: z.number(),
  mayOpen: z.boolean(),
});

/** A project that was merged into this one. */
export const mergedItem = z.object({
  id: z.uuid(),
  reference: z.string(),
  formerStatus: z.enum(projectStates),
  clientName: z.string(),
  serviceName: z.nullable(z.string()),
  submissionDate: z.string(),
  mergedAt: z.string(),
  mergedBy: z.nullable(z.string()),
});

export const projectDuplicates = z.object({ likely: z.array(duplicateItem), merged: z.array(mergedItem) });

export const duplicateMark = z.object({ id: z.uuid(), count: z.number() });

const change = z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) });

/** What happened to a project: the acts of staff in French words, its messages, and who accepted. Newest first. */
export const projectHistory = z.object({
  acts: z.array(
    z.object({
      id: z.uuid(),
      action: z.string(),
      actorName: z.nullable(z.string()),
      createdAt: z.string(),
      changes: z.array(change),
    }),
  ),
  acceptances: z.array(
    z.object({
      enterpriseId: z.uuid(),
      enterpriseName: z.string(),
      phoneNumber: z.string(),
      acceptedAt: z.string(),
    }),
  ),
  messages: z.array(
    z.object({
      id: z.uuid(),
      channel: z.enum(messageChannels),
      template: z.string(),
      recipient: z.string(),
      status: z.enum(messageStates),
      createdAt: z.string(),
      sentAt: z.nullable(z.string()),
    }),
  ),
  /** The announcements to contractors, which may be many, by state. */
  announced: z.array(z.object({ status: z.enum(messageStates), count: z.number() })),
});

/** What hangs on a request besides the acts of its audit trail. */
const timelineKinds = ['act', 'acceptance', 'call', 'callRequest', 'ticket', 'reserve', 'reserveLifted'] as const;

/** Something that happened to a project or to a job that came of it. */
export const timelineEntry = z.object({
  id: z.string(),
  kind: z.enum(timelineKinds),
  at: z.string(),
  /** Of an act: on what and which. */
  entity: z.nullable(z.string()),
  action: z.nullable(z.string()),
  /** Null: the system, or the client by the link. */
  actorName: z.nullable(z.string()),
  enterpriseName: z.nullable(z.string()),
  /** What it came to, where it came to something: a stage, an outcome, a reason, an amount, a text. */
  changes: z.array(z.object({ field: z.string(), value: z.string() })),
});

export type TimelineEntry = z.infer<typeof timelineEntry>;
export type ProjectActReply = z.infer<typeof projectActReply>;
export type ChangeManyReply = z.infer<typeof changeManyReply>;
export type ProjectQueues = z.infer<typeof projectQueues>;
export type DuplicateItem = z.infer<typeof duplicateItem>;
export type MergedItem = z.infer<typeof mergedItem>;
export type ProjectDuplicates = z.infer<typeof projectDuplicates>;
export type ProjectHistory = z.infer<typeof projectHistory>;
