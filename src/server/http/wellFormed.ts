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
 * the database would refuse them or keep something else. Raises UnreadableText.
 */
export const wellFormedValidator: Compiler = (route) => {
  const validate = validatorCompiler(route);
  return (data) => {
    const field = brokenField(data);
    if (field === undefined) return validate(data);
    return { error: new UnreadableText(field) };
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

const isBrokenText = (text: string): boolean => !text.isWellFormed() || text.includes('\0');
