import { statementErrorOf } from './failureOf.ts';

const FOREIGN_KEY_VIOLATION = '23503';

/** Whether a statement names a record that is there no more, or removes one that something names. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof Error && statementErrorOf(error).code === FOREIGN_KEY_VIOLATION;
