import { failureOf } from './failureOf.ts';

const UNIQUE_VIOLATION = '23505';

/** Whether an insert met a unique constraint. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const failure = failureOf(error);
  return failure.code === UNIQUE_VIOLATION && (!constraint || failure.constraint === constraint);
}
