import type { Machine, TransitionOf } from '../states/machine.ts';

/** The states of a quote (design §10). What was sent never changes: a correction is a new version. */
export const quoteStates = ['Draft', 'Sent', 'Accepted', 'Declined', 'Expired', 'Superseded', 'Withdrawn'] as const;

export type QuoteState = (typeof quoteStates)[number];

export const quoteMachine = {
  entity: 'quotes',
  states: quoteStates,
  texts: { label: 'quotes.state', wrongState: 'quotes.wrongState' },
  transitions: {
    write: { from: [], to: 'Draft', by: 'quotes.write' },
    edit: { from: ['Draft'], by: 'quotes.write' },
    send: { from: ['Draft'], to: 'Sent', by: 'quotes.write' },
    withdraw: { from: ['Sent'], to: 'Withdrawn', by: 'quotes.write' },
    accept: { from: ['Sent'], to: 'Accepted', by: 'tracking.use' },
    decline: { from: ['Sent'], to: 'Declined', by: 'tracking.use' },
    /** The client chose another one, or the request ended. */
    pass: { from: ['Sent'], to: 'Declined', by: 'system' },
    /** Its validity is over. */
    expire: { from: ['Sent'], to: 'Expired', by: 'system' },
    /** A new version was sent. */
    supersede: { from: ['Sent'], to: 'Superseded', by: 'system' },
  },
} as const satisfies Machine<QuoteState>;

/** The first and ten corrections: each version that is sent is an SMS to the client. */
export const MAX_VERSIONS = 11;

export type QuoteTransition = TransitionOf<typeof quoteMachine>;

/** `none`: « TVA non applicable »; `standard`: 18 %. */
export const vatKinds = ['none', 'standard'] as const;

export type VatKind = (typeof vatKinds)[number];
