import { type Holidays, workedFrom, workedUntil } from './workingTime.ts';

/** Who does what comes next; `hired`: the enterprise that the client chose. */
export const stepOwners = ['service', 'enterprises', 'hired', 'client', 'system'] as const;

export type StepOwner = (typeof stepOwners)[number];

/** What an open request is at (`circumstances.ts`); each has its own steps, of which the first is in `entrySteps`. */
export const circumstances = [
  'Checking',
  'Calling',
  'Finding',
  'Contacting',
  'Answering',
  'Quoting',
  'Choosing',
  'Working',
  'Mending',
  'Unknown',
] as const;

export type Circumstance = (typeof circumstances)[number];

/** What the system tells when a step is overdue (`server/followUps/acts.ts`): it changes nothing of the request. */
export type TellingAct =
  /** The agent, or all of customer service where nobody has it. */
  | 'tellAgent'
  | 'tellAdmins'
  /** A message to the client: excuses, or a question that their page answers. */
  | 'tellDelay'
  | 'askWaiting'
  | 'askCalled'
  | 'askQuoted'
  | 'remindChoice'
  | 'askFinished'
  | 'askMended'
  /** To the contractors who have something to do. */
  | 'remindContact'
  | 'remindQuote'
  | 'remindMending'
  /** The contractors of a wider circle hear of the request. */
  | 'announceInRegion'
  | 'announceNearby';

/** What the system does that changes the request, so that the step is over. */
export type EndingAct =
  /** Gives back the acceptances whose client did not answer. */
  | 'release'
  /** The request ends with its reason, and its client is told. */
  | 'closeUnfound'
  | 'closeUnanswered'
  | 'closeSilent';

/** What the client's answer to the question of a step leads to; `contacted`: an enterprise has called. */
interface Question {
  yes: Step | 'contacted' | null;
  no: Step;
}

interface Timing {
  of: Circumstance;
  by: StepOwner;
  /** In hours of working time, ten a day, or in days; null: an instant that the request itself names. */
  delay: { hours: number } | { days: number } | null;
  asks?: Question;
}

/** When it is overdue: people are told and another step of the same circumstance begins, or the acts end it. */
type Rule = Timing & ({ overdue: readonly TellingAct[]; next: Step } | { overdue: readonly EndingAct[]; next: null });

export const steps = [
  'Check',
  'CheckLate',
  'CheckEscalated',
  'CheckOverdue',
  'Call',
  'CallLate',
  'Find',
  'FindInRegion',
  'FindNearby',
  'FindByCall',
  'FindByCallAgain',
  'FindLast',
  'Contact',
  'ContactReminded',
  'ContactAsked',
  'ContactByCall',
  'ContactLast',
  'Answer',
  'Quote',
  'QuoteReminded',
  'QuoteAsked',
  'QuoteTold',
  'QuoteByCall',
  'QuoteLast',
  'Choose',
  'ChooseReminded',
  'ChooseRemindedAgain',
  'ChooseLast',
  'Work',
  'WorkAsked',
  'WorkAskedAgain',
  'WorkByCall',
  'Mend',
  'MendAsked',
  'MendByCall',
  'Resolve',
] as const;

export type Step = (typeof steps)[number];

/**
 * The next step of every open request (design §11): by whom, how long it may take, what happens when it is overdue and
 * which step comes then. The delays are defaults: an admin sets others (`settings.ts`). The sentences for the client
 * are in `texts.ts`, one for each step.
 */
export const stepRules: Record<Step, Rule> = {
  Check: { of: 'Checking', by: 'service', delay: { hours: 10 }, overdue: ['tellAgent'], next: 'CheckLate' },
  CheckLate: { of: 'Checking', by: 'service', delay: { hours: 3 }, overdue: ['tellAdmins'], next: 'CheckEscalated' },
  CheckEscalated: { of: 'Checking', by: 'service', delay: { hours: 2 }, overdue: ['tellDelay'], next: 'CheckOverdue' },
  CheckOverdue: {
    of: 'Checking',
    by: 'service',
    delay: { hours: 10 },
    overdue: ['tellAgent', 'tellAdmins'],
    next: 'CheckOverdue',
  },

  Call: { of: 'Calling', by: 'service', delay: null, overdue: ['tellAgent'], next: 'CallLate' },
  CallLate: {
    of: 'Calling',
    by: 'service',
    delay: { hours: 2 },
    overdue: ['tellAgent', 'tellAdmins'],
    next: 'CallLate',
  },

  Find: { of: 'Finding', by: 'enterprises', delay: { hours: 10 }, overdue: ['announceInRegion'], next: 'FindInRegion' },
  FindInRegion: {
    of: 'Finding',
    by: 'enterprises',
    delay: { hours: 10 },
    overdue: ['announceNearby'],
    next: 'FindNearby',
  },
  FindNearby: {
    of: 'Finding',
    by: 'enterprises',
    delay: { hours: 10 },
    overdue: ['askWaiting', 'tellAgent'],
    next: 'FindByCall',
  },
  FindByCall: { of: 'Finding', by: 'service', delay: { hours: 50 }, overdue: ['tellAgent'], next: 'FindByCallAgain' },
  FindByCallAgain: {
    of: 'Finding',
    by: 'service',
    delay: { hours: 50 },
    overdue: ['askWaiting', 'tellAgent'],
    next: 'FindLast',
  },
  FindLast: { of: 'Finding', by: 'client', delay: { days: 7 }, overdue: ['closeUnfound'], next: null },

  Contact: {
    of: 'Contacting',
    by: 'enterprises',
    delay: { hours: 10 },
    overdue: ['remindContact'],
    next: 'ContactReminded',
  },
  ContactReminded: {
    of: 'Contacting',
    by: 'enterprises',
    delay: { hours: 10 },
    overdue: ['askCalled'],
    next: 'ContactAsked',
  },
  ContactAsked: {
    of: 'Contacting',
    by: 'client',
    delay: { hours: 20 },
    overdue: ['tellAgent'],
    next: 'ContactByCall',
    asks: { yes: 'contacted', no: 'ContactByCall' },
  },
  ContactByCall: {
    of: 'Contacting',
    by: 'service',
    delay: { hours: 50 },
    overdue: ['tellAgent', 'askCalled'],
    next: 'ContactLast',
    asks: { yes: 'contacted', no: 'ContactByCall' },
  },
  ContactLast: {
    of: 'Contacting',
    by: 'client',
    delay: { days: 14 },
    overdue: ['closeSilent'],
    next: null,
    asks: { yes: 'contacted', no: 'ContactByCall' },
  },

  Answer: { of: 'Answering', by: 'client', delay: null, overdue: ['release'], next: null },

  Quote: { of: 'Quoting', by: 'enterprises', delay: { hours: 50 }, overdue: ['remindQuote'], next: 'QuoteReminded' },
  QuoteReminded: {
    of: 'Quoting',
    by: 'enterprises',
    delay: { hours: 30 },
    overdue: ['askQuoted'],
    next: 'QuoteAsked',
  },
  QuoteAsked: {
    of: 'Quoting',
    by: 'client',
    delay: { hours: 30 },
    overdue: ['tellAgent'],
    next: 'QuoteByCall',
    asks: { yes: 'QuoteTold', no: 'QuoteByCall' },
  },
  QuoteTold: { of: 'Quoting', by: 'client', delay: { days: 14 }, overdue: ['askQuoted'], next: 'QuoteLast' },
  QuoteByCall: { of: 'Quoting', by: 'service', delay: { hours: 50 }, overdue: ['askQuoted'], next: 'QuoteLast' },
  QuoteLast: {
    of: 'Quoting',
    by: 'client',
    delay: { days: 14 },
    overdue: ['closeSilent'],
    next: null,
    asks: { yes: 'QuoteTold', no: 'QuoteByCall' },
  },

  Choose: { of: 'Choosing', by: 'client', delay: { days: 3 }, overdue: ['remindChoice'], next: 'ChooseReminded' },
  ChooseReminded: {
    of: 'Choosing',
    by: 'client',
    delay: { days: 4 },
    overdue: ['remindChoice'],
    next: 'ChooseRemindedAgain',
  },
  ChooseRemindedAgain: {
    of: 'Choosing',
    by: 'client',
    delay: { days: 7 },
    overdue: ['remindChoice', 'tellAgent'],
    next: 'ChooseLast',
  },
  ChooseLast: { of: 'Choosing', by: 'client', delay: { days: 16 }, overdue: ['closeUnanswered'], next: null },

  Work: { of: 'Working', by: 'hired', delay: null, overdue: ['askFinished'], next: 'WorkAsked' },
  WorkAsked: {
    of: 'Working',
    by: 'client',
    delay: { days: 14 },
    overdue: ['askFinished'],
    next: 'WorkAskedAgain',
    asks: { yes: null, no: 'WorkAsked' },
  },
  WorkAskedAgain: {
    of: 'Working',
    by: 'client',
    delay: { days: 14 },
    overdue: ['tellAgent'],
    next: 'WorkByCall',
    asks: { yes: null, no: 'WorkAsked' },
  },
  WorkByCall: {
    of: 'Working',
    by: 'service',
    delay: { hours: 50 },
    overdue: ['tellAgent'],
    next: 'WorkByCall',
    asks: { yes: null, no: 'WorkAsked' },
  },

  Mend: { of: 'Mending', by: 'hired', delay: null, overdue: ['askMended', 'remindMending'], next: 'MendAsked' },
  MendAsked: {
    of: 'Mending',
    by: 'client',
    delay: { days: 14 },
    overdue: ['tellAgent'],
    next: 'MendByCall',
    asks: { yes: null, no: 'MendByCall' },
  },
  MendByCall: {
    of: 'Mending',
    by: 'service',
    delay: { hours: 50 },
    overdue: ['tellAgent'],
    next: 'MendByCall',
    asks: { yes: null, no: 'MendByCall' },
  },

  /** Nobody has worked out the step yet: the job does at its next round. */
  Resolve: { of: 'Unknown', by: 'system', delay: { hours: 0 }, overdue: [], next: null },
};

/** Those with a delay of their own, which an admin may change; the others are due when the request itself says. */
export const timedSteps = steps.filter((step) => stepRules[step].delay !== null && step !== 'Resolve');

/**
 * Those that are due when the request itself says: the hour of a call, the day on which work is to be done. People read
 * just that.
 */
export const namedSteps = steps.filter((step) => stepRules[step].delay === null);

/**
 * Of these, the ones whose instant may lie at night or on a holiday: what is done when they are overdue waits for
 * working time (`server/followUps/followDue.ts`). A claim runs out within working time (`server/leads/unreachable.ts`).
 */
export const stepsOfAnyHour: Step[] = namedSteps.filter((step) => step !== 'Answer');

/** The step with which each circumstance begins. */
export const entrySteps: Record<Circumstance, Step> = {
  Checking: 'Check',
  Calling: 'Call',
  Finding: 'Find',
  Contacting: 'Contact',
  Answering: 'Answer',
  Quoting: 'Quote',
  Choosing: 'Choose',
  Working: 'Work',
  Mending: 'Mend',
  Unknown: 'Resolve',
};

/** The question that a step asks the client on their page; undefined where it asks none. */
export const questionOf = (step: Step): Question | undefined => stepRules[step].asks;

/** What an admin sets of the follow-up (`settings.ts`). */
export interface StepSettings {
  /** Instead of the default delays, in the unit of the step. */
  delays: Partial<Record<Step, number>>;
  holidays: Holidays;
}

const DAY_MS = 86_400_000;

/**
 * Until when a step that begins at `from` may take: `given` of one whose instant the request names (`namedSteps`), else
 * within working time, so that what its end causes disturbs nobody at night.
 */
export function dueAtOf(step: Step, from: Date, { delays, holidays }: StepSettings, given?: Date | null): Date {
  const { delay } = stepRules[step];
  if (!delay) return given ?? workedFrom(from, holidays);
  if ('hours' in delay) return workedUntil(from, delays[step] ?? delay.hours, holidays);
  return workedFrom(new Date(from.getTime() + (delays[step] ?? delay.days) * DAY_MS), holidays);
}
