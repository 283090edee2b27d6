import { DrizzleQueryError } from 'drizzle-orm';

interface DatabaseFailure {
  code?: string;
  constraint?: string;
}

/** What the database said of a statement that failed, which is the cause of Drizzle's error; empty without a cause. */
export function failureOf(error: unknown): DatabaseFailure {
  return ((error instanceof Error ? error.cause : undefined) ?? {}) as DatabaseFailure;
}

interface StatementError extends Error, DatabaseFailure {
  table?: string;
  /** Where in PostgreSQL's own source it was raised. */
  file?: string;
}

/** The error itself of a statement that failed, without what Drizzle says around it: the statement and its values. */
export const statementErrorOf = (error: Error): StatementError =>
  error instanceof DrizzleQueryError && error.cause ? error.cause : error;
