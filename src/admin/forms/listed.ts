/** Several ids as the one text that a form holds: so a change of them is a change of a text. */
export const joined = (ids: readonly string[]): string => ids.toSorted().join(' ');

export const listed = (text: unknown): string[] =>
  String(text ?? '')
    .split(' ')
    .filter(Boolean);

/** With this id where it was without, and the other way round. */
export function toggled(ids: readonly string[], id: string): string {
  return joined(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
}
