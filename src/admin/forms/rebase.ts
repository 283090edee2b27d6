import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** The fields that differ, with the later text. */
export function changesBetween<Values extends object>(before: Values, after: Values): Partial<Values> {
  const names = Object.keys(before) as (keyof Values)[];
  const changes: Partial<Values> = {};
  for (const name of names) if (!isSame(before[name], after[name])) changes[name] = after[name];
  return changes;
}

/** Lists are the same when what is in them is. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));

/** Puts the form on another version of the record and keeps what was typed since `from`. Returns the names kept. */
export function rebase<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  from: Values,
  to: Values,
): Path<Values>[] {
  const typed = changesBetween(from, form.getValues());
  form.reset(to);
  return retype(form, typed);
}

/** Types these texts into the form, as somebody would. */
export function retype<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  texts: Partial<Values>,
): Path<Values>[] {
  const names = Object.keys(texts) as Path<Values>[];
  for (const name of names)
    form.setValue(name, (texts[name] ?? '') as PathValue<Values, Path<Values>>, { shouldDirty: true });
  return names;
}

/** What an earlier page kept of a form, perhaps of an earlier release: texts of fields that this form has not are dropped. */
export function openKept<Values extends object>(stored: string, values: Values): Partial<Values> {
  const kept: Partial<Values> = JSON.parse(stored);
  return Object.fromEntries(Object.entries(kept).filter(([name]) => name in values)) as Partial<Values>;
}
