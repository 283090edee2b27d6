import { DrizzleQueryError } from 'drizzle-orm';
import { statementErrorOf } from './failureOf.ts';

interface Description {
  type: string;
  code: string | undefined;
  constraint: string | undefined;
  table: string | undefined;
  message: string | undefined;
  stack: string | undefined;
  /** The first ones of several that were raised together. */
  errors?: Description[];
}

const SHOWN_OF_SEVERAL = 5;

/**
 * An error as the log and the queue of jobs keep it. The message and the details of a failed statement hold what people
 * typed: of that only its code, table and constraint are kept.
 */
export function describeFailure(error: Error): Description {
  const failure = statementErrorOf(error);
  const isDatabase = error instanceof DrizzleQueryError || failure.constraint !== undefined;
  return {
    type: failure.name,
    code: failure.code,
    constraint: failure.constraint,
    table: failure.table,
    message: isDatabase ? undefined : failure.message,
    stack: failure.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .join('\n'),
    ...(error instanceof AggregateError
      ? { errors: error.errors.slice(0, SHOWN_OF_SEVERAL).map((one: Error) => describeFailure(one)) }
      : {}),
  };
}
