import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** The fields that differ, with the later text. */
export function changedFields<Values extends object>(before: Values, after: Values): Partial<Values> {
  const names = Object.keys(before) as (keyof Values)[];
  const changes: Partial<Values> = {};
  for (const name of names) if (!isSame(before[name], after[name])) changes[name] = after[name];
  return changes;
}

/** Lists are the same when what is in them is. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));

/**
 * A list as it was typed over the one that somebody else saved since, both having begun from `base`: what they added is
 * added, and what they took away goes where it was not changed here. A row is known by what it says, not by its `key`.
 */
export function mergeLists<Row extends object>(base: Row[], mine: Row[], theirs: Row[]): Row[] {
  const said = (row: Row) => JSON.stringify({ ...row, key: '' });
  const [before, typed, saved] = [base, mine, theirs].map((rows) => new Set(rows.map(said)));
  const kept = mine.filter((row) => saved?.has(said(row)) || !before?.has(said(row)));
  const added = theirs.filter((row) => !before?.has(said(row)) && !typed?.has(said(row)));
  return [...kept, ...added.map((row) => ('key' in row ? { ...row, key: crypto.randomUUID() } : row))];
}

/** The lists that were changed both here and by somebody else, as they hold both. */
export function mergedLists<Values extends object>(
  base: Values,
  typed: Partial<Values>,
  theirs: Partial<Values>,
): Partial<Values> {
  const merged: Partial<Values> = {};
  for (const name of Object.keys(typed) as (keyof Values)[]) {
    const [from, mine, saved] = [base[name], typed[name], theirs[name]];
    if (!isRows(from) || !isRows(mine) || !isRows(saved)) continue;
    merged[name] = mergeLists(from, mine, saved) as Values[keyof Values];
  }
  return merged;
}

const isRows = (value: unknown): value is object[] =>
  Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null);

/** What fails is told where more was submitted than before: a count that began anew would leave it untold. */
export const keepCount = { keepSubmitCount: true };

/** Puts the form on another version of the record and keeps what was typed since `from`. Returns the names kept. */
export function resetKeepingEdits<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  from: Values,
  to: Values,
): Path<Values>[] {
  const typed = changedFields(from, form.getValues());
  form.reset(to, keepCount);
  return applyEdits(form, typed);
}

/** Types these texts into the form, as somebody would. */
export function applyEdits<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  texts: Partial<Values>,
): Path<Values>[] {
  const names = Object.keys(texts) as Path<Values>[];
  for (const name of names)
    form.setValue(name, (texts[name] ?? '') as PathValue<Values, Path<Values>>, { shouldDirty: true });
  return names;
}

/** A draft that was stored by this release or an earlier one, without the fields that this form does not have. */
export function parseDraft<Values extends object>(stored: string, values: Values): Partial<Values> {
  const draft: Partial<Values> = JSON.parse(stored);
  return Object.fromEntries(Object.entries(draft).filter(([name]) => name in values)) as Partial<Values>;
}
