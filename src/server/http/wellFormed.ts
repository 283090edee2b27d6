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

/** Without recursion: a body may be nested deeper than the stack. */
function isBroken(value: unknown): boolean {
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string') {
      if (isBrokenText(next)) return true;
    } else if (typeof next === 'object' && next !== null) {
      for (const [name, inner] of Object.entries(next)) waiting.push(name, inner);
    }
  }
  return false;
}

/** Spaces, and what has no width: joiners, marks of direction, fillers of scripts that are not there. */
const unseen = /^[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** Spaces alone the schemas trim themselves, where they do. */
const isUnseen = (text: string): boolean => unseen.test(text) && text.trim() !== '';

/** Without recursion, too. */
function emptyUnseen(data: unknown): void {
  const waiting = [data];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    const fields = next as Record<string, unknown>;
    for (const [name, value] of Object.entries(fields))
      if (typeof value !== 'string') waiting.push(value);
      else if (isUnseen(value)) fields[name] = '';
  }
}

const isBrokenText = (text: string): boolean => !text.isWellFormed() || text.includes('\0');
