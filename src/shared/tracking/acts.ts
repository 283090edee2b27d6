import { type ProjectState, type ProjectTransition, projectMachine } from '../projects/status.ts';
import { canMove } from '../states/machine.ts';

/** What a client may do by the link, and the transition of the request that allows it. */
const transitions = {
  answerReachable: 'answerReachable',
  callMe: 'askCall',
  correct: 'correct',
  addFiles: 'addFile',
  extend: 'extend',
  found: 'callOff',
  cancel: 'callOff',
  close: 'complete',
  liftReserve: 'liftReserve',
  problem: 'complain',
} as const satisfies Record<string, ProjectTransition>;

export type TrackedAct = keyof typeof transitions;

export const trackedActs = Object.keys(transitions) as [TrackedAct, ...TrackedAct[]];

/** The acts that the state of the request allows (`shared/projects/status.ts`), in the order of the page. */
export const actsIn = (status: ProjectState): TrackedAct[] =>
  trackedActs.filter((act) => canMove(projectMachine, transitions[act], status));
