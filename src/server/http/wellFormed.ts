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

/** Of a body; no form has nearly so many. Each costs its share of the schema's time, whatever it is. */
const MOST_VALUES = 10_000;

/**
 * Reads input by its schema, but none that holds half a character (a lone surrogate) or U+0000: no form sends them, and
 * the database would refuse them or keep something else. In a body, text of which nothing can be seen is empty: the
 * schema says whether there must be some; what is longer than all that the schema takes, or more than any form has, is
 * not shown to it. Raises UnreadText.
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
    const { unread, unseen } = lookThrough(data, reasonOf);
    if (unread) return { error: unread };
    if (isBody) for (const { holder, name } of unseen) holder[name] = '';
    return validate(data);
  };
};

type Fields = Record<string, unknown>;

interface Look {
  /** The first that there is a reason not to read, at the outermost name; at no name where it is the value. */
  unread?: UnreadText;
  /** Where texts are of which nothing can be seen. */
  unseen: { holder: Fields; name: string }[];
}

/** Everything within, however deep. Without recursion: a body may exceed the stack. */
function lookThrough(data: unknown, reasonOf: (text: string) => Reason | undefined): Look {
  const unseen: Look['unseen'] = [];
  const whole = typeof data === 'string' ? reasonOf(data) : undefined;
  if (whole) return { unread: new UnreadText('', whole), unseen };
  const waiting: { holder: Fields; field?: string }[] = isFields(data) ? [{ holder: data }] : [];
  let values = 0;
  for (let held = waiting.pop(); held; held = waiting.pop()) {
    const { holder } = held;
    for (const name of Object.keys(holder)) {
      const value = holder[name];
      const field = held.field ?? name;
      values += 1;
      const reason =
        values > MOST_VALUES
          ? 'common.tooLong'
          : (reasonOf(name) ?? (typeof value === 'string' ? reasonOf(value) : undefined));
      if (reason) return { unread: new UnreadText(field, reason), unseen };
      if (typeof value === 'string' && isUnseen(value)) unseen.push({ holder, name });
      if (isFields(value)) waiting.push({ holder: value, field });
    }
  }
  return { unseen };
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Spaces, and what has no width: joiners, marks of direction, fillers of scripts that are not there. */
const unseen = /^[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** Spaces alone the schemas trim themselves, where they do. */
const isUnseen = (text: string): boolean => unseen.test(text) && text.trim() !== '';

const isBrokenText = (text: string): boolean => !text.isWellFormed() || text.includes('\0');
