import type { Machine, TransitionOf } from '../states/machine.ts';

/**
 * The states of a project (design §7, §10). `Accepted` is full: as many acceptances as the setting `maxQuotes`.
 * `Hired`: the client chose a quote; `Done`: the work is finished.
 */
export const projectStates = [
  'Submitted',
  'Assigned',
  'Available',
  'Accepted',
  'Hired',
  'Done',
  'Cancelled',
  'Rejected',
] as const;

export type ProjectState = (typeof projectStates)[number];

/** What customer service has still to do something for before contractors see it. */
export const waitingStates = ['Submitted', 'Assigned'] as const satisfies readonly ProjectState[];

/** Contractors have it, and nobody was chosen yet. */
const publishedStates = ['Available', 'Accepted'] as const satisfies readonly ProjectState[];

/** Neither chosen for, nor finished, nor closed. */
export const undecidedStates = [...waitingStates, ...publishedStates] as const satisfies readonly ProjectState[];

/** Neither finished nor closed. */
export const openStates = [...undecidedStates, 'Hired'] as const satisfies readonly ProjectState[];

const closedStates = ['Rejected', 'Cancelled'] as const satisfies readonly ProjectState[];

/** Over without work done: contractors who did not accept it see it no more. */
export function isClosed(state: ProjectState): boolean {
  return (closedStates as readonly ProjectState[]).includes(state);
}

export const projectMachine = {
  entity: 'projects',
  states: projectStates,
  holder: 'agentId',
  forOthers: 'projects.workForOthers',
  texts: {
    label: 'projects.state',
    wrongState: 'projects.wrongState',
    notHolder: 'projects.notAssignedToYou',
    alreadyHeld: 'projects.alreadyAssigned',
  },
  transitions: {
    submit: { from: [], to: 'Submitted', by: 'projects.submit' },
    assign: { from: ['Submitted'], to: 'Assigned', by: 'projects.assign', held: 'nobody' },
    update: { from: ['Assigned', 'Available'], by: 'projects.update', held: 'self' },
    activate: { from: ['Assigned'], to: 'Available', by: 'projects.activate', held: 'self' },
    accept: { from: ['Available'], by: 'projects.accept' },
    /** The last quote was given, or the setting `maxQuotes` came down to those that were. */
    fill: { from: ['Available'], to: 'Accepted', by: 'system' },
    /** The setting `maxQuotes` went up past the quotes that were given. */
    reopen: { from: ['Accepted'], to: 'Available', by: 'system' },
    /** The client accepted a quote. */
    hire: { from: publishedStates, to: 'Hired', by: 'tracking.use' },
    /** With the closing code, by the client, or by staff after a call. */
    complete: { from: ['Hired'], to: 'Done', by: 'system' },
    /** Staff were told so on the telephone. */
    completeByCall: { from: ['Hired'], to: 'Done', by: 'projects.complete', held: 'selfOrNobody' },
    handOver: { from: ['Assigned', ...publishedStates, 'Hired'], by: 'projects.handOver', held: 'self' },
    /** Back to nobody. What contractors see stays somebody's: it can only be handed over. */
    release: { from: ['Assigned'], to: 'Submitted', by: 'projects.handOver', held: 'self' },
    /** Never published. What was published is cancelled instead. */
    reject: { from: waitingStates, to: 'Rejected', by: 'projects.reject', held: 'selfOrNobody' },
    cancel: { from: openStates, to: 'Cancelled', by: 'projects.cancel', held: 'selfOrNobody' },
    /** By the tracking link: given up, or found elsewhere. A job that was given away is called off by telephone. */
    callOff: { from: undecidedStates, to: 'Cancelled', by: 'tracking.use' },
    /** The follow-up ended without anybody (design §11). */
    giveUp: { from: publishedStates, to: 'Cancelled', by: 'system' },
    /** The client corrects their own request by the tracking link. */
    correct: { from: undecidedStates, by: 'tracking.use' },
    /** The client goes on waiting for contractors; with as many as may accept, no other one can be waited for. */
    extend: { from: ['Available'], by: 'tracking.use' },
    /** The client asks to be called at an hour. */
    askCall: { from: openStates, by: 'tracking.use' },
    /** Staff called about what comes next (`followUps/steps.ts`); whoever calls what nobody has takes it first. */
    call: { from: [...openStates, 'Done'], by: 'followUps.serveClients', held: 'self' },
    /** The client adds photos and documents by the tracking link. */
    addFile: { from: openStates, by: 'tracking.use' },
    /** The client says that a contractor can reach them; the lead's own table says of which (`leads/status.ts`). */
    answerReachable: { from: openStates, by: 'tracking.use' },
    /** The client answers what their next step asks (`followUps/steps.ts`). */
    answerStep: { from: [...openStates, 'Done'], by: 'tracking.use' },
    /** The client says that what was still to be mended is. */
    liftReserve: { from: ['Done'], by: 'tracking.use' },
    /** The client says what the work was like; the review's own table says the rest (`reviews/status.ts`). */
    review: { from: ['Done'], by: 'tracking.use' },
    /** The client reports a problem. */
    complain: { from: projectStates, by: 'tracking.use' },
    /** Taken back by staff, as nobody's. A rule besides: nobody has accepted it, and it was not merged. */
    restore: { from: closedStates, to: 'Submitted', by: 'projects.restore', held: 'selfOrNobody' },
    /** Put into another request of the same client. A rule besides: nobody has accepted it, and it holds no other. */
    merge: { from: [...waitingStates, 'Available'], to: 'Cancelled', by: 'projects.merge', held: 'selfOrNobody' },
    /** The request that takes the merged one in. */
    mergeInto: { from: undecidedStates, by: 'projects.merge', held: 'selfOrNobody' },
    /** The merged request returns to its former state. `releaseMerged` on the other request decides who may. */
    unmerge: { from: ['Cancelled'], to: [...waitingStates, 'Available'], by: 'projects.merge' },
    releaseMerged: { from: projectStates, by: 'projects.merge', held: 'selfOrNobody' },
  },
} as const satisfies Machine<ProjectState>;

export type ProjectTransition = TransitionOf<typeof projectMachine>;
