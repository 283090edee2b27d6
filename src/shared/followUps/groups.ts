import { type EnterpriseReason, enterpriseReasons } from './enterpriseReasons.ts';
import { type Circumstance, type Step, stepRules, steps } from './steps.ts';

/** What the desk lists whoever has the next step: by the circumstance of the request, or complaints among tickets. */
export const followUpGroups = [
  'calls',
  'published',
  'accepted',
  'quoted',
  'complaints',
  'toFind',
  'unanswered',
  'unsubscribed',
  'ending',
] as const;

export type FollowUpGroup = (typeof followUpGroups)[number];

/** When the next step is due: before now, before the day ends, afterwards. */
export const dueTimes = ['overdue', 'today', 'later'] as const;

export type DueTime = (typeof dueTimes)[number];

/** Characters of what is noted of a call. */
export const CALL_NOTE_MAX = 500;

/** A complaint is a ticket about a request: none of the circumstances. */
const circumstancesOf: Record<FollowUpGroup, readonly Circumstance[]> = {
  calls: ['Calling'],
  published: ['Finding'],
  accepted: ['Contacting', 'Answering', 'Quoting'],
  quoted: ['Choosing'],
  complaints: [],
  toFind: [],
  unanswered: [],
  unsubscribed: [],
  ending: [],
};

/** Of what sales have to do: all that was promised an hour, or one reason; none in the groups of requests. */
const reasonsOf: Partial<Record<FollowUpGroup, readonly EnterpriseReason[]>> = {
  calls: enterpriseReasons,
  complaints: ['complaint'],
  toFind: ['find'],
  unanswered: ['contact'],
  unsubscribed: ['subscribe'],
  ending: ['renew'],
};

/** Why sales call the enterprises of a group. */
export const reasonsOfGroup = (group: FollowUpGroup): readonly EnterpriseReason[] => reasonsOf[group] ?? [];

/** Those that say something to whoever serves clients, and to whoever serves enterprises. */
export const clientGroups = ['calls', 'published', 'accepted', 'quoted', 'complaints'] as const;
export const enterpriseGroups = ['calls', 'toFind', 'unanswered', 'complaints', 'unsubscribed', 'ending'] as const;

/** The steps of the requests in a group. */
export const stepsOfGroup = (group: FollowUpGroup): Step[] =>
  steps.filter((step) => circumstancesOf[group].includes(stepRules[step].of));
