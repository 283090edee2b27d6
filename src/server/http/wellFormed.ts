import { validatorCompiler } from 'fastify-type-provider-zod';
import type { $ZodType } from 'zod/v4/core';
import { schemasWithin } from './schemasWithin.ts';

type Compiler = typeof validatorCompiler;

type Reason = 'http.badText' | 'common.tooLong';

/** Text that no schema reads, at this field; empty for the input as a whole. */
export class UnreadText extends Error {
  readonly field: string;
  readonly reason: Reason;

  constructor(field: string, reason: Reason) {
    super(`Text that no schema reads: ${reason}`);
    this.field = field;
    this.reason = reason;
  }
}

/**
 * A schema says of a text that it is too long, but reads it whole all the same: composing its letters and looking for
 * addresses in it take time by the square of its length, minutes for a body of 256 KiB.
 */
const ALWAYS_READ = 5000;

/** The longest text of a body that its schema is asked about. */
const longestText = (schema: $ZodType): number =>
  Math.max(ALWAYS_READ, ...[...schemasWithin(schema)].flatMap(maximaOf));

/** Of a list it is the number of its entries, which is no more. */
const maximaOf = ({ _zod: { def } }: $ZodType): number[] =>
  (def.checks ?? []).flatMap((check) => ('maximum' in check._zod.def ? [Number(check._zod.def.maximum)] : []));

/**
 * Reads input by its schema, but none that holds half a character (a lone surrogate) or U+0000: no form sends them, and
 * the database would refuse them or keep something else. In a body, text of which nothing can be seen is empty: the
 * schema says whether there must be some; what is longer than all that the schema takes is not shown to it. Raises
 * UnreadText.
 */
export const wellFormedValidator: Compiler = (route) => {
  const validate = validatorCompiler(route);
  const isBody = route.httpPart === 'body';
  const longest = isBody ? longestText(route.schema) : Number.POSITIVE_INFINITY;
  const reasonOf = (text: string): Reason | undefined => {
    if (isBrokenText(text)) return 'http.badText';
    return text.length > longest ? 'common.tooLong' : undefined;
  };
  return (data) => {
    const unread = unreadIn(data, reasonOf);
    if (unread) return { error: unread };
    if (isBody) emptyUnseen(data);
    return validate(data);
  };
};

/** The first text that there is a reason not to read, at the outermost name; at no name where it is the value. */
function unreadIn(data: unknown, reasonOf: (text: string) => Reason | undefined): UnreadText | undefined {
  const reasonIn = (value: unknown): Reason | undefined => {
    if (typeof value === 'string') return reasonOf(value);
    for (const [, name, inner] of fieldsIn(value)) {
      const reason = reasonOf(name) ?? (typeof inner === 'string' ? reasonOf(inner) : undefined);
      if (reason) return reason;
    }
    return undefined;
  };
  const fields = typeof data === 'object' && data !== null ? Object.entries(data) : [['', data] as const];
  for (const [name, value] of fields) {
    const reason = reasonOf(name) ?? reasonIn(value);
    if (reason) return new UnreadText(name, reason);
  }
  return undefined;
}

/** Everything within, however deep: its name, and what holds it. Without recursion: a body may exceed the stack. */
function* fieldsIn(data: unknown): Generator<[holder: Record<string, unknown>, name: string, value: unknown], void> {
  const waiting = [data];
  while (waiting.length > 0) {
    const holder = waiting.pop();
    if (typeof holder !== 'object' || holder === null) continue;
    for (const [name, value] of Object.entries(holder)) {
      yield [holder as Record<string, unknown>, name, value];
      waiting.push(value);
    }
  }
}

/** Spaces, and what has no width: joiners, marks of direction, fillers of scripts that are not there. */
const unseen = /^[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** Spaces alone the schemas trim themselves, where they do. */
const isUnseen = (text: string): boolean => unseen.test(text) && text.trim() !== '';

function emptyUnseen(data: unknown): void {
  for (const [holder, name, value] of fieldsIn(data))
    if (typeof value === 'string' && isUnseen(value)) holder[name] = '';
}

const isBrokenText = (text: string): boolean => !text.isWellFormed() || text.includes('\0');
