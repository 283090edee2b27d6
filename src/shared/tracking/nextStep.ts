import { workedUntil } from '../projects/serviceLevel.ts';
import type { ProjectState } from '../projects/status.ts';

/** Who does what comes next. */
export const stepOwners = ['service', 'enterprises'] as const;

export type StepOwner = (typeof stepOwners)[number];

/** What the next step of a request depends on. */
export interface Followed {
  status: ProjectState;
  isMerged: boolean;
  submittedAt: Date;
  publishedAt: Date | null;
  /** The latest acceptance. */
  acceptedAt: Date | null;
}

type Circumstance = Exclude<ProjectState, 'Available'> | 'Published' | 'Contacting' | 'Merged';

interface Rule {
  /** Absent: nobody does anything any more. */
  by?: StepOwner;
  /** In hours of working time, 8:00 to 18:00 from Monday to Saturday; ten are a day. */
  delay?: { hours: number; from: 'submittedAt' | 'publishedAt' | 'acceptedAt' };
}

/** The sentences are `tracking.next.…` and `tracking.overdue.…` with the circumstance (`texts.ts`). */
const rules: Record<Circumstance, Rule> = {
  Submitted: { by: 'service', delay: { hours: 10, from: 'submittedAt' } },
  Assigned: { by: 'service', delay: { hours: 10, from: 'submittedAt' } },
  Published: { by: 'enterprises', delay: { hours: 30, from: 'publishedAt' } },
  Contacting: { by: 'enterprises', delay: { hours: 10, from: 'acceptedAt' } },
  Accepted: { by: 'enterprises', delay: { hours: 10, from: 'acceptedAt' } },
  Hired: {},
  Done: {},
  Cancelled: {},
  Rejected: {},
  Merged: {},
};

type Timed = 'Submitted' | 'Assigned' | 'Published' | 'Contacting' | 'Accepted';

export interface NextStep {
  text: `tracking.next.${Circumstance}` | `tracking.overdue.${Timed}`;
  by: StepOwner | null;
  dueAt: Date | null;
  isOverdue: boolean;
}

/** What comes next in a request, by whom and until when; past that instant the sentence is another. */
export function nextStep(followed: Followed, now: Date): NextStep {
  const circumstance = circumstanceOf(followed);
  const { by = null, delay } = rules[circumstance];
  const since = delay ? followed[delay.from] : null;
  const dueAt = delay && since ? workedUntil(since, delay.hours) : null;
  const isOverdue = dueAt !== null && dueAt < now;
  const text = isOverdue
    ? (`tracking.overdue.${circumstance}` as NextStep['text'])
    : (`tracking.next.${circumstance}` as const);
  return { text, by, dueAt, isOverdue };
}

function circumstanceOf({ status, isMerged, acceptedAt }: Followed): Circumstance {
  if (isMerged) return 'Merged';
  if (status !== 'Available') return status;
  return acceptedAt ? 'Contacting' : 'Published';
}
