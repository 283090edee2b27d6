interface DatabaseFailure {
  code?: string;
  constraint?: string;
}

/** What the database said of a statement that failed, which is the cause of Drizzle's error; empty without a cause. */
export function failureOf(error: unknown): DatabaseFailure {
  return ((error instanceof Error ? error.cause : undefined) ?? {}) as DatabaseFailure;
}
