import { workedUntil } from '../projects/serviceLevel.ts';
import { type ProjectState, projectMachine } from '../projects/status.ts';
import { canMove } from '../states/machine.ts';

/** Who does what comes next. */
export const stepOwners = ['service', 'enterprises', 'client'] as const;

export type StepOwner = (typeof stepOwners)[number];

/** What the next step of a request depends on. */
export interface Followed {
  status: ProjectState;
  isMerged: boolean;
  submittedAt: Date;
  publishedAt: Date | null;
  /** Since when the client waits for contractors anew. */
  extendedAt: Date | null;
  /** The latest acceptance. */
  acceptedAt: Date | null;
  /** When an enterprise that does not reach the client gives up. */
  askedUntil: Date | null;
  /** The first day by which something is to be mended, `YYYY-MM-DD`. */
  reservedUntil: string | null;
  /** The first day on which a quote that waits for the client ends, `YYYY-MM-DD`. */
  choiceUntil: string | null;
  /** The day on which the chosen enterprise is to be done, `YYYY-MM-DD`. */
  endsOn: string | null;
}

type Circumstance =
  | Exclude<ProjectState, 'Available'>
  | 'Published'
  | 'Contacting'
  | 'Asked'
  | 'Choosing'
  | 'Reserved'
  | 'Merged';

interface Rule {
  /** Absent: nobody does anything any more. */
  by?: StepOwner;
  /** In hours of working time, 8:00 to 18:00 from Monday to Saturday; ten are a day. */
  delay?: { hours: number; from: 'submittedAt' | 'waitingSince' | 'acceptedAt' };
}

/** The sentences are `tracking.next.…` and `tracking.overdue.…` with the circumstance (`texts.ts`). */
const rules: Record<Circumstance, Rule> = {
  Submitted: { by: 'service', delay: { hours: 10, from: 'submittedAt' } },
  Assigned: { by: 'service', delay: { hours: 10, from: 'submittedAt' } },
  Published: { by: 'enterprises', delay: { hours: 30, from: 'waitingSince' } },
  Contacting: { by: 'enterprises', delay: { hours: 10, from: 'acceptedAt' } },
  Accepted: { by: 'enterprises', delay: { hours: 10, from: 'acceptedAt' } },
  Asked: { by: 'client' },
  Choosing: { by: 'client' },
  Hired: { by: 'enterprises' },
  Reserved: { by: 'enterprises' },
  Done: {},
  Cancelled: {},
  Rejected: {},
  Merged: {},
};

const timed = [
  'Submitted',
  'Assigned',
  'Published',
  'Contacting',
  'Accepted',
  'Choosing',
  'Hired',
  'Reserved',
] as const satisfies readonly Circumstance[];

type Timed = (typeof timed)[number];

export interface NextStep {
  text: `tracking.next.${Circumstance}` | `tracking.overdue.${Timed}`;
  by: StepOwner | null;
  dueAt: Date | null;
  isOverdue: boolean;
}

/** What comes next in a request, by whom and until when; past that instant the sentence is another. */
export function nextStep(followed: Followed, now: Date): NextStep {
  const circumstance = circumstanceOf(followed);
  const { by = null } = rules[circumstance];
  const dueAt = dueAtOf(circumstance, followed);
  const isOverdue = dueAt !== null && dueAt < now;
  const text =
    isOverdue && isTimed(circumstance)
      ? (`tracking.overdue.${circumstance}` as const)
      : (`tracking.next.${circumstance}` as const);
  return { text, by, dueAt, isOverdue };
}

function dueAtOf(circumstance: Circumstance, followed: Followed): Date | null {
  if (circumstance === 'Asked') return followed.askedUntil;
  const day = dayOf(circumstance, followed);
  if (day) return endOf(day);
  const { delay } = rules[circumstance];
  if (!delay) return null;
  const { extendedAt, publishedAt } = followed;
  const since = delay.from === 'waitingSince' ? (extendedAt ?? publishedAt) : followed[delay.from];
  return since && workedUntil(since, delay.hours);
}

const isTimed = (circumstance: Circumstance): circumstance is Timed =>
  (timed as readonly Circumstance[]).includes(circumstance);

/** The end of a day in Guinea, which has the time of UTC. */
const endOf = (day: string): Date => new Date(`${day}T23:59:59Z`);

function dayOf(circumstance: Circumstance, { reservedUntil, choiceUntil, endsOn }: Followed): string | null {
  if (circumstance === 'Reserved') return reservedUntil;
  if (circumstance === 'Choosing') return choiceUntil;
  return circumstance === 'Hired' ? endsOn : null;
}

function circumstanceOf(followed: Followed): Circumstance {
  const { status, isMerged, acceptedAt, askedUntil, reservedUntil, choiceUntil } = followed;
  if (isMerged) return 'Merged';
  if (askedUntil) return 'Asked';
  if (reservedUntil) return 'Reserved';
  if (choiceUntil && canMove(projectMachine, 'hire', status)) return 'Choosing';
  if (status !== 'Available') return status;
  return acceptedAt ? 'Contacting' : 'Published';
}
