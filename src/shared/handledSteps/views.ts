import * as z from 'zod/mini';
import { steps } from '../followUps/steps.ts';
import { callOutcomes } from '../leads/status.ts';

const count = z.number();

/** What an agent did in a period (docs/decisions/0089). `median`: seconds that the client waited, null for none. */
const agentRow = z.object({
  id: z.uuid(),
  name: z.string(),
  handled: count,
  onTime: count,
  late: count,
  median: z.nullable(count),
  promised: count,
  kept: count,
});

export const agentFigures = z.array(agentRow);

export type AgentFigures = z.infer<typeof agentFigures>[number];

/** A step that an agent brought to its end. */
export const handledStepItem = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  reference: z.string(),
  agentName: z.string(),
  step: z.enum(steps),
  since: z.string(),
  dueAt: z.string(),
  handledAt: z.string(),
  isOnTime: z.boolean(),
});

export type HandledStepItem = z.infer<typeof handledStepItem>;

/** A promised call that an agent made; `isKept`: at most an hour after the hour promised. */
export const promisedCallItem = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  reference: z.string(),
  agentName: z.string(),
  step: z.enum(steps),
  dueAt: z.string(),
  calledAt: z.string(),
  outcome: z.enum(callOutcomes),
  isKept: z.boolean(),
});

export type PromisedCallItem = z.infer<typeof promisedCallItem>;
