/** One field of an act: what it was and what it became. */
export interface Change {
  field: string;
  before: string;
  after: string;
}

interface Act {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** The fields an act changed. `none` stands for an empty value, `read` says how a value is shown. */
export function changesOf(
  { before, after }: Act,
  none: string,
  read: (field: string, value: unknown) => unknown = (_, value) => value,
): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => ({
      field,
      before: wordsOf(read(field, before?.[field]), none),
      after: wordsOf(read(field, after?.[field]), none),
    }))
    .filter((change) => change.before !== change.after);
}

function wordsOf(value: unknown, none: string): string {
  if (value === null || value === undefined || value === '') return none;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
