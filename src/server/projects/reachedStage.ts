import { eq, gte, isNotNull, lt, type SQL } from 'drizzle-orm';
import type { ReachedStage } from '../../shared/projects/reachedStages.ts';
import { dayAfter } from '../../shared/statistics/period.ts';
import { projects } from '../db/schema/index.ts';

const conditions: Record<ReachedStage, SQL | undefined> = {
  submitted: undefined,
  taken: isNotNull(projects.agentId),
  published: isNotNull(projects.publishedAt),
  accepted: isNotNull(projects.acceptedAt),
  quoted: isNotNull(projects.quotedAt),
  hired: isNotNull(projects.hiredAt),
  done: eq(projects.status, 'Done'),
  rejected: eq(projects.status, 'Rejected'),
  cancelled: eq(projects.status, 'Cancelled'),
};

/** The requests that a figure of the way counts: as `project_figures` does in the database. */
export const hasReached = (stage: ReachedStage): SQL | undefined => conditions[stage];

/** Submitted from a day on, and until a day, both included; days in Conakry, which are days in UTC. */
export const submittedFrom = (day: string): SQL => gte(projects.submittedAt, new Date(day));
export const submittedUntil = (day: string): SQL => lt(projects.submittedAt, new Date(dayAfter(day)));
