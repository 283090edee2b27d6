import type { Permission } from '../auth/permissions.ts';

/** The states of a project (design §7). `Accepted` is full: as many acceptances as the setting `maxQuotes`. */
export const projectStates = [
  'Submitted',
  'Assigned',
  'Available',
  'Accepted',
  'Done',
  'Cancelled',
  'Rejected',
] as const;

export type ProjectState = (typeof projectStates)[number];

interface Move {
  from: readonly ProjectState[];
  to: ProjectState;
  permission: Permission;
}

/** Who may move a project, from where to where. Buttons, guards and the audit trail read this table. */
export const projectMoves = {
  assign: { from: ['Submitted'], to: 'Assigned', permission: 'projects.assign' },
  activate: { from: ['Assigned'], to: 'Available', permission: 'projects.activate' },
  fill: { from: ['Available'], to: 'Accepted', permission: 'projects.accept' },
  /** Back to nobody. What contractors see stays somebody's: it can only be handed over. */
  release: { from: ['Assigned'], to: 'Submitted', permission: 'projects.handOver' },
  /** Never published. What was published is cancelled instead. */
  reject: { from: ['Submitted', 'Assigned'], to: 'Rejected', permission: 'projects.reject' },
  cancel: { from: ['Submitted', 'Assigned', 'Available', 'Accepted'], to: 'Cancelled', permission: 'projects.cancel' },
  /** Taken back by staff, as nobody's. A rule besides: nobody has accepted it, and it was not merged. */
  restore: { from: ['Rejected', 'Cancelled'], to: 'Submitted', permission: 'projects.restore' },
  /** Put into another request of the same client; undone, it has its former state again. */
  merge: { from: ['Submitted', 'Assigned', 'Available'], to: 'Cancelled', permission: 'projects.merge' },
} as const satisfies Record<string, Move>;

export type ProjectMove = keyof typeof projectMoves;

/** Whether a project in this state can make this move. */
export function canMove(state: ProjectState, move: ProjectMove): boolean {
  return (projectMoves[move].from as readonly ProjectState[]).includes(state);
}

/** States in which the assigned agent may still correct the request. */
const editableStates = ['Assigned', 'Available'] as const satisfies readonly ProjectState[];

export function isEditable(state: ProjectState): boolean {
  return (editableStates as readonly ProjectState[]).includes(state);
}

/** States in which an agent holds a project that another agent can go on with. */
const handedStates = ['Assigned', 'Available', 'Accepted'] as const satisfies readonly ProjectState[];

export function canHandOver(state: ProjectState): boolean {
  return (handedStates as readonly ProjectState[]).includes(state);
}

/** Over without work done: contractors who did not accept it see it no more. */
export function isClosed(state: ProjectState): boolean {
  return state === 'Cancelled' || state === 'Rejected';
}

/** What customer service has still to do something for before contractors see it. */
export const waitingStates = ['Submitted', 'Assigned'] as const satisfies readonly ProjectState[];
