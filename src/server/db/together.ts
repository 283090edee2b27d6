import { failureOf } from './failureOf.ts';

/** PostgreSQL's word for statements behind one that failed in the same transaction. */
const BEHIND_A_FAILURE = '25P02';

/**
 * Parts of a transaction of which none depends on what another writes: their statements go out at once
 * (docs/decisions/0121), in no promised order. What is given must be running, not still to be computed: an argument
 * that throws would leave those before it unwatched. Waits for all of them whatever fails, for one that went on after
 * the rollback would write outside of the transaction. Raises what failed, of several the first in the order given, and
 * not that statements behind it were refused.
 */
export async function together<Parts extends readonly unknown[]>(
  ...parts: { [Index in keyof Parts]: PromiseLike<Parts[Index]> }
): Promise<Parts> {
  const outcomes = await Promise.allSettled(parts);
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (failures.length > 0)
    throw failures.find((failure) => failureOf(failure).code !== BEHIND_A_FAILURE) ?? failures[0];
  return outcomes.map((outcome) => outcome.status === 'fulfilled' && outcome.value) as unknown as Parts;
}
