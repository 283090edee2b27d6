import { validatorCompiler } from 'fastify-type-provider-zod';

type Compiler = typeof validatorCompiler;

/** Text that is none, at this field; empty for the input as a whole. */
export class UnreadableText extends Error {
  readonly field: string;

  constructor(field: string) {
    super('Text with half a character or U+0000');
    this.field = field;
  }
}

/**
 * Reads input by its schema, but none that holds half a character (a lone surrogate) or U+0000: no form sends them, and
 * the database would refuse them or keep something else. Raises UnreadableText. In a body, text of which nothing can be
 * seen is empty: the schema says whether there must be some.
 */
export const wellFormedValidator: Compiler = (route) => {
  const validate = validatorCompiler(route);
  return (data) => {
    const field = brokenField(data);
    if (field !== undefined) return { error: new UnreadableText(field) };
    if (route.httpPart === 'body') emptyUnseen(data);
    return validate(data);
  };
};

/** The outermost name under which there is such text; empty where it is the value itself. */
function brokenField(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return isBroken(data) ? '' : undefined;
  return Object.entries(data).find(([name, value]) => isBrokenText(name) || isBroken(value))?.[0];
}

const isBroken = (value: unknown): boolean =>
  typeof value === 'string'
    ? isBrokenText(value)
    : fieldsIn(value).some(
        ([, name, inner]) => isBrokenText(name) || (typeof inner === 'string' && isBrokenText(inner)),
      );

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
