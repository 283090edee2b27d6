import { isOutage } from '../db/outage.ts';

/**
 * Does this with each, one after the other: one that fails does not keep those behind it from their turn. Raises what
 * failed together at the end (AggregateError), and at once that the database is not there.
 */
export async function eachAlone<One>(all: Iterable<One>, act: (one: One) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all)
    try {
      await act(one);
    } catch (error) {
      if (isOutage(error)) throw error;
      failures.push(error);
    }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} failed, the others were done`);
}
