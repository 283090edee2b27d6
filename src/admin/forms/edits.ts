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

/** Puts the form on another version of the record and keeps what was typed since `from`. Returns the names kept. */
export function resetKeepingEdits<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  from: Values,
  to: Values,
): Path<Values>[] {
  const typed = changedFields(from, form.getValues());
  form.reset(to);
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
