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
