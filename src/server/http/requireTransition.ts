import { eq } from 'drizzle-orm';
import {
  canMove,
  holderOf,
  holdingObstacle,
  type Machine,
  mayActForOthers,
  type RecordOf,
  type StateOf,
  type TransitionOf,
} from '../../shared/states/machine.ts';
import { actorOf, type Context } from '../context.ts';
import { fullNameOf } from '../db/fullNameOf.ts';
import { users } from '../db/schema/index.ts';
import { fr, frOr, type ServerTextKey } from '../texts.ts';
import { forbidden, refused } from './errors.ts';

/** A machine whose sentences the server has. */
type ServerMachine = Machine & {
  texts: { wrongState: ServerTextKey; notHolder?: ServerTextKey; alreadyHeld?: ServerTextKey };
  transitions: Record<string, { wrongState?: ServerTextKey }>;
};

/**
 * The one guard of what a person does to a record; gives the transition, whose `to` is the state to write. Raises what
 * `requireHolder` does, and WRONG_STATE naming the state that the record is in.
 */
export async function requireTransition<M extends ServerMachine, Name extends TransitionOf<M>>(
  ctx: Context,
  machine: M,
  name: Name,
  record: RecordOf<M>,
): Promise<M['transitions'][Name]> {
  await requireHolder(ctx, machine, name, record);
  requireState(machine, name, record.status);
  return machine.transitions[name] as M['transitions'][Name];
}

/**
 * The part of `requireTransition` that does not look at the state, for operations that look at the version in between.
 * Raises 403 where the role may not, NOT_ASSIGNED_TO_YOU for somebody else's record (403 where the noun has no sentence
 * for it), and ALREADY_ASSIGNED with the agent's name.
 */
export async function requireHolder<M extends ServerMachine>(
  ctx: Context,
  machine: M,
  name: TransitionOf<M>,
  record: RecordOf<M>,
): Promise<void> {
  const found = holdingObstacle(machine, name, record, actorOf(ctx));
  const { notHolder, alreadyHeld } = machine.texts;
  if (found === 'notHolder' && notHolder) throw refused('NOT_ASSIGNED_TO_YOU', notHolder);
  if (found === 'alreadyHeld' && alreadyHeld)
    throw refused('ALREADY_ASSIGNED', alreadyHeld, { agent: await nameOf(ctx, holderOf(machine, record)) });
  if (found) throw forbidden();
}

/** Raises WRONG_STATE, naming the state, unless a record in this state can make the transition, whoever asks. */
export function requireState<M extends ServerMachine>(machine: M, name: TransitionOf<M>, state: StateOf<M>): void {
  if (canMove(machine, name, state)) return;
  const key = machine.transitions[name]?.wrongState ?? machine.texts.wrongState;
  throw refused('WRONG_STATE', key, { state: frOr(`${machine.texts.label}.${state}`, state) });
}

/**
 * `agentId` of a body is the caller, or anybody where the caller may act for others (design §6). Raises 403 for
 * another's name.
 */
export function requireOwnId(ctx: Context, machine: Machine, agentId: string): void {
  const actor = actorOf(ctx);
  if (actor.id !== agentId && !mayActForOthers(machine, actor)) throw forbidden();
}

async function nameOf({ db }: Context, userId: string | null): Promise<string> {
  const [holder] = await db
    .select({ name: fullNameOf(users) })
    .from(users)
    .where(eq(users.id, userId ?? ''));
  return holder?.name || fr('enterprises.anotherAgent');
}
