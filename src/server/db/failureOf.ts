interface DatabaseFailure {
  code?: string;
  constraint?: string;
}

/** What the database said of a statement that failed: the cause of Drizzle's error. Empty for any other error. */
export function failureOf(error: unknown): DatabaseFailure {
  return ((error instanceof Error ? error.cause : undefined) ?? {}) as DatabaseFailure;
}
