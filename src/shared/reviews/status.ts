import type { Machine } from '../states/machine.ts';

/** The states of a review (design §10): staff check it against published rules before anybody sees it. */
export const reviewStates = ['Pending', 'Published', 'Refused'] as const;

export type ReviewState = (typeof reviewStates)[number];

export const reviewMachine = {
  entity: 'reviews',
  states: reviewStates,
  texts: { label: 'reviews.state', wrongState: 'reviews.wrongState' },
  transitions: {
    write: { from: [], to: 'Pending', by: 'tracking.use' },
    /** The author corrects what was refused. */
    rewrite: { from: ['Refused'], to: 'Pending', by: 'tracking.use' },
    /** Before it is published, or to correct what was refused. */
    addFile: { from: ['Pending', 'Refused'], by: 'tracking.use' },
    removeFile: { from: reviewStates, by: 'tracking.use' },
    publish: { from: ['Pending'], to: 'Published', by: 'reviews.check' },
    refuse: { from: ['Pending', 'Published'], to: 'Refused', by: 'reviews.check' },
    /** Once, by the enterprise that it is about. */
    answer: { from: ['Published'], by: 'reviews.answer' },
  },
} as const satisfies Machine<ReviewState>;

/** Why a review is not published: the rules of `/avis`. */
export const refusalReasons = [
  'notAboutWork',
  'insulting',
  'personalData',
  'illegal',
  'advertising',
  'notOwn',
] as const;

export type ReviewRefusal = (typeof refusalReasons)[number];

export const REVIEW_TEXT_MAX = 1000;

/** Shown this many days after it was checked, or at the answer. */
export const REVIEW_DELAY_DAYS = 7;
