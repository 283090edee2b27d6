import type { Machine } from '../states/machine.ts';

/** What somebody shows besides the password. */
export const factorKinds = ['totp', 'passkey'] as const;

export type FactorKind = (typeof factorKinds)[number];

/** How a log-in or a step-up can be finished; a recovery code stands for a factor that is lost. */
export const proofWays = ['passkey', 'totp', 'recovery', 'password'] as const;

export type ProofWay = (typeof proofWays)[number];

/** A person who lost every factor asks to have them removed; two admins, neither of them that person, approve it. */
export const resetStates = ['Requested', 'Approved', 'Done', 'Refused'] as const;

export type ResetState = (typeof resetStates)[number];

export const resetMachine = {
  entity: 'factor-resets',
  states: resetStates,
  texts: { label: 'factors.resetState', wrongState: 'factors.resetWrongState' },
  transitions: {
    request: { from: [], to: 'Requested', by: 'factors.signIn' },
    approve: { from: ['Requested'], to: 'Approved', by: 'factors.reset' },
    /** A rule besides: by somebody else than who approved first. Removes the factors and ends the sessions. */
    confirm: { from: ['Approved'], to: 'Done', by: 'factors.reset' },
    refuse: { from: ['Requested', 'Approved'], to: 'Refused', by: 'factors.reset' },
  },
} as const satisfies Machine<ResetState>;

export const openResetStates = resetMachine.transitions.refuse.from;
