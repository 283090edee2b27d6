import { createHash } from 'node:crypto';

/** A text that came so often is worth a plan of its own on each connection. */
const OFTEN = 10;
/** A connection keeps the plans of so many statements at most: each takes some 50 KiB of PostgreSQL's memory. */
const NAMES_MAX = 300;
/** What is counted is forgotten when so many texts were seen: those of lists with many conditions come once. */
const COUNTED_MAX = 5000;

/**
 * What is looked for by a pattern that is given: how many rows it finds says which index is the right one, so that it
 * is planned for the words. A pattern that the statement makes from its own columns is the same each time.
 */
const isPlannedForValues = (text: string): boolean => / i?like (\w+\()*\$\d/.test(text);

/**
 * Gives a name to statements that come often: PostgreSQL then parses such a statement once for a connection, and plans
 * it once where the plan for any values is no dearer than those for given ones (docs/decisions/0092).
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counted = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= NAMES_MAX || isPlannedForValues(text)) return known;
    const times = (counted.get(text) ?? 0) + 1;
    if (times < OFTEN) {
      if (counted.size >= COUNTED_MAX) counted.clear();
      counted.set(text, times);
      return undefined;
    }
    counted.delete(text);
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    names.set(text, name);
    return name;
  };
}
