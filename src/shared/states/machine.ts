import { may, type Permission } from '../auth/permissions.ts';
import type { Audience } from '../auth/roles.ts';

/**
 * Who must be the assigned agent for a transition. `self`: the actor. `selfOrNobody`: the actor, or nobody yet.
 * `nobody`: nobody yet. Whoever has the machine's permission `forOthers` passes the first two, and the last with
 * `takeover`.
 */
type Holding = 'self' | 'selfOrNobody' | 'nobody' | 'takeover';

interface Transition<State extends string> {
  /** Empty: it creates the record. */
  from: readonly State[];
  /** Several: the operation chooses one of them. Absent: the state stays as it is. */
  to?: State | readonly State[];
  /** `system`: jobs, providers, and what follows from another transition. */
  by: Permission | 'system';
  held?: Holding;
  /** The only states in which `held` counts; all where absent. */
  heldIn?: readonly State[];
  /** Key of its own sentence for WRONG_STATE, instead of the machine's. */
  wrongState?: string;
}

/** The states and transitions of a noun, read by operations, buttons and the audit trail. */
export interface Machine<State extends string = string> {
  /** What the audit trail calls the noun; the names of the transitions are those of its acts. */
  entity: string;
  states: readonly State[];
  /** The field of a record that names its assigned agent. */
  holder?: string;
  /** Permission to act on what other agents hold. */
  forOthers?: Permission;
  /** Keys of texts: the states are called `${label}.${state}`. */
  texts: { label: string; wrongState: string; notHolder?: string; alreadyHeld?: string };
  transitions: Record<string, Transition<State>>;
}

export type StateOf<M extends Machine> = M['states'][number];
export type TransitionOf<M extends Machine> = keyof M['transitions'] & string;
export type Held<M extends Machine> = M extends { holder: infer Field extends string }
  ? { [Name in Field]: string | null }
  : object;
export type RecordOf<M extends Machine> = { status: StateOf<M> } & Held<M>;

export interface MachineActor {
  id: string;
  role: Audience;
}

export type HoldingObstacle = 'forbidden' | 'notHolder' | 'alreadyHeld';
export type Obstacle = HoldingObstacle | 'wrongState';

/** Why this actor may not make this transition of this record now, or undefined where they may. */
export function obstacle<M extends Machine, Name extends TransitionOf<M>>(
  machine: M,
  name: Name,
  record: RecordOf<M>,
  actor: MachineActor,
): Obstacle | undefined {
  return (
    holdingObstacle(machine, name, record, actor) ?? (canMove(machine, name, record.status) ? undefined : 'wrongState')
  );
}

/** Whether this actor may make this transition of this record now. */
export function mayMove<M extends Machine, Name extends TransitionOf<M>>(
  machine: M,
  name: Name,
  record: RecordOf<M>,
  actor: MachineActor,
): boolean {
  return obstacle(machine, name, record, actor) === undefined;
}

/** Whether a record in this state can make this transition, whoever asks. */
export function canMove<M extends Machine>(machine: M, name: TransitionOf<M>, state: StateOf<M>): boolean {
  return transitionOf(machine, name).from.includes(state);
}

/** The part of `obstacle` that does not look at the state: the permission, and who holds the record. */
export function holdingObstacle<M extends Machine>(
  machine: M,
  name: TransitionOf<M>,
  record: RecordOf<M>,
  actor: MachineActor,
): HoldingObstacle | undefined {
  const { by, held, heldIn } = transitionOf(machine, name);
  if (by === 'system' || !may(actor.role, by)) return 'forbidden';
  if (!held || (heldIn && !heldIn.includes(record.status))) return undefined;
  const holder = holderOf(machine, record);
  const isForOthers = mayActForOthers(machine, actor);
  switch (held) {
    case 'self':
      return holder === actor.id || isForOthers ? undefined : 'notHolder';
    case 'selfOrNobody':
      return isReachable(machine, record, actor) ? undefined : 'notHolder';
    case 'nobody':
      return holder === null ? undefined : 'alreadyHeld';
    case 'takeover':
      return holder === null || isForOthers ? undefined : 'alreadyHeld';
  }
}

/** Whether the record is the actor's or nobody's, or the actor may act for others: what an agent reads and works on. */
export function isReachable<M extends Machine>(machine: M, record: Held<M>, actor: MachineActor): boolean {
  const holder = holderOf(machine, record);
  return holder === null || holder === actor.id || mayActForOthers(machine, actor);
}

/** Whether the actor may act on what other agents hold, and give work to others. */
export function mayActForOthers({ forOthers }: Machine, { role }: Pick<MachineActor, 'role'>): boolean {
  return forOthers !== undefined && may(role, forOthers);
}

/** Whether no transition leaves this state. */
export function isFinal<M extends Machine>(machine: M, state: StateOf<M>): boolean {
  return !Object.values(machine.transitions).some(({ from, to }) => to !== undefined && from.includes(state));
}

const transitionOf = <M extends Machine>(machine: M, name: TransitionOf<M>): Transition<string> => {
  const transition = machine.transitions[name];
  if (!transition) throw new Error(`${machine.entity} has no transition ${name}`);
  return transition;
};

/** The id of the agent who holds the record. */
export const holderOf = ({ holder }: Machine, record: object): string | null =>
  holder ? ((record as Record<string, string | null>)[holder] ?? null) : null;
