const UNIQUE_VIOLATION = '23505';

interface DatabaseFailure {
  code?: string;
  constraint?: string;
}

/** Whether an insert met a unique constraint; the driver's error is the cause of Drizzle's. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const failure = (error instanceof Error ? error.cause : undefined) as DatabaseFailure | undefined;
  return failure?.code === UNIQUE_VIOLATION && (!constraint || failure.constraint === constraint);
}
