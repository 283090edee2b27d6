import * as z from 'zod/mini';
import { type Holidays, workedUntil } from '../followUps/workingTime.ts';
import type { LeadStage } from './status.ts';

/** What the contractor is to do next, and by when; `at` is an instant, null where no time is known. */
export const nextActView = z.object({ text: z.string(), at: z.nullable(z.string()) });

export type NextActView = z.infer<typeof nextActView>;

/** Hours of working time after which a stage ought to be over, where nothing was planned; ten are a day. */
const hours: Partial<Record<LeadStage, number>> = { New: 10, Contacted: 20, Visited: 20, Quoted: 50 };

type ActingStage = Exclude<LeadStage, 'Completed' | 'Lost' | 'Withdrawn' | 'Released'>;

const ended: readonly LeadStage[] = ['Completed', 'Lost', 'Withdrawn', 'Released'];

interface Worked {
  stage: LeadStage;
  stageSince: Date;
  plannedFor: Date | null;
  releaseAt: Date | null;
}

/**
 * The act that the stage of a lead asks for; undefined where nothing is to be done any more. A client whose request was
 * accepted is promised a call within ten working hours (`followUps/steps.ts`).
 */
export function nextActOf(
  lead: Worked,
  holidays: Holidays,
): { text: `leads.next.${ActingStage}`; at: Date | null } | undefined {
  const { stage, stageSince, plannedFor, releaseAt } = lead;
  if (!isActing(stage)) return undefined;
  const delay = hours[stage];
  const due = delay === undefined ? null : workedUntil(stageSince, delay, holidays);
  return { text: `leads.next.${stage}`, at: releaseAt ?? plannedFor ?? due };
}

const isActing = (stage: LeadStage): stage is ActingStage => !ended.includes(stage);
