import type { Machine, TransitionOf } from '../states/machine.ts';

/** The stages of a lead: an acceptance as the contractor works on it (design §10). */
export const leadStages = [
  'New',
  'Contacted',
  'Visited',
  'Quoted',
  'Hired',
  'Started',
  'Completed',
  'Lost',
  'Withdrawn',
  'Unreachable',
  'Released',
] as const;

export type LeadStage = (typeof leadStages)[number];

/** Before the client chose. */
export const undecidedStages = ['New', 'Contacted', 'Visited', 'Quoted'] as const satisfies readonly LeadStage[];

/** The client chose this enterprise and the work is not finished. */
export const hiredStages = ['Hired', 'Started'] as const satisfies readonly LeadStage[];

/** Something is still to be done. */
export const openStages = [...undecidedStages, 'Unreachable', ...hiredStages] as const satisfies readonly LeadStage[];

/** No quote has been sent: what may be given back. */
const unquotedStages = ['New', 'Contacted', 'Visited', 'Unreachable'] as const satisfies readonly LeadStage[];

export const leadMachine = {
  entity: 'leads',
  states: leadStages,
  texts: { label: 'leads.stage', wrongState: 'leads.wrongStage' },
  transitions: {
    create: { from: [], to: 'New', by: 'projects.accept' },
    /** They spoke with the client. */
    contact: { from: ['New', 'Unreachable'], to: 'Contacted', by: 'leads.work' },
    visit: { from: ['New', 'Contacted'], to: 'Visited', by: 'leads.work' },
    /** A quote was sent. */
    quote: { from: ['New', 'Contacted', 'Visited', 'Quoted', 'Unreachable'], to: 'Quoted', by: 'system' },
    /** The quote was taken back, and no other is before the client. */
    unquote: { from: ['Quoted'], to: 'Contacted', by: 'system' },
    /** The client accepted a quote of theirs. */
    hire: { from: ['Quoted'], to: 'Hired', by: 'tracking.use' },
    start: { from: ['Hired'], to: 'Started', by: 'leads.work' },
    complete: { from: hiredStages, to: 'Completed', by: 'system' },
    /** The contractor learnt that they do not get it. */
    lose: { from: undecidedStages, to: 'Lost', by: 'leads.work' },
    /** The contractor does not want it any more: the place is another's. */
    withdraw: { from: [...undecidedStages, 'Unreachable'], to: 'Withdrawn', by: 'leads.work' },
    /** The client chose another one, or the request ended after a quote was sent. */
    drop: { from: openStages, to: 'Lost', by: 'system' },
    claimUnreachable: { from: ['New'], to: 'Unreachable', by: 'leads.work' },
    /** The contractor takes the claim back: the client called, or the number was mistyped. */
    unclaim: { from: ['Unreachable'], to: 'New', by: 'leads.work' },
    /** The client answered that they can be reached. */
    answer: { from: ['Unreachable'], to: 'New', by: 'tracking.use' },
    /** The month's quota and the place are given back. */
    release: { from: unquotedStages, to: 'Released', by: 'system' },
    /** What the contractor writes down: a call, a note, a reminder, when the next act is planned. */
    call: { from: openStages, by: 'leads.work' },
    note: { from: leadStages, by: 'leads.work' },
    remind: { from: openStages, by: 'leads.work' },
    plan: { from: ['Contacted', 'Visited', 'Started'], by: 'leads.work' },
  },
} as const satisfies Machine<LeadStage>;

export type LeadTransition = TransitionOf<typeof leadMachine>;

/** Why a lead was lost, as the contractor or the system says. */
export const lossReasons = ['price', 'delay', 'otherChosen', 'clientGaveUp', 'requestClosed', 'other'] as const;

export type LossReason = (typeof lossReasons)[number];

/** Those that a contractor names; that the request was closed, the system knows. */
export const ownLossReasons = [
  'price',
  'delay',
  'otherChosen',
  'clientGaveUp',
  'other',
] as const satisfies readonly LossReason[];

/** Why an acceptance was given back: the client did not answer in time, or the request ended. */
export type ReleaseReason = 'unanswered' | 'requestClosed';

/** Why a contractor withdraws. */
export const withdrawalReasons = ['tooFar', 'noTime', 'notMyTrade', 'budget', 'other'] as const;

export type WithdrawalReason = (typeof withdrawalReasons)[number];

/** What came of a call to the client. */
export const callOutcomes = ['reached', 'noAnswer', 'callBack', 'wrongNumber'] as const;

/** How it is known that the work is finished. */
export const completionWays = ['code', 'client', 'staff'] as const;

export type CompletionWay = (typeof completionWays)[number];

export const isOpen = (stage: LeadStage): boolean => (openStages as readonly LeadStage[]).includes(stage);

/** The contractor sees the client's contact: as long as the lead is worked on, and of jobs that were done. */
export const seeingStages = [...openStages, 'Completed'] as const satisfies readonly LeadStage[];

export const seesClient = (stage: LeadStage): boolean => (seeingStages as readonly LeadStage[]).includes(stage);
