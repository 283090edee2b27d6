import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { t } from '../texts.ts';
import { toastWarning } from '../ui/toast.tsx';

/** What was typed and not saved, by form, until the page is loaded anew. */
const unsaved = new Map<string, FieldValues>();

/**
 * Another page of the account area takes nothing away that was typed: it is there again on the way back, and leaving
 * says so. Closing or reloading the page asks first. `key` names the form and whose it is; `stored` is what the server
 * has now: a field that was not changed here follows it, so that saving undoes nothing of another page's.
 */
export function useUnsaved<Values extends FieldValues>(
  key: string,
  { reset, getValues, setValue, formState: { isDirty, isSubmitSuccessful, errors } }: UseFormReturn<Values>,
  stored: Values,
): void {
  const isSaved = isSubmitSuccessful && Object.keys(errors).length === 0;
  const bringBack = useEffectEvent(() => {
    const typed = unsaved.get(key);
    unsaved.delete(key);
    if (typed) reset(typed as Values, { keepDefaultValues: true });
  });
  const keep = useEffectEvent(() => {
    if (!isDirty) return;
    unsaved.set(key, getValues());
    void toastWarning(t('account.unsavedKept'));
  });
  const saved = useEffectEvent(() => reset(getValues()));
  const followed = useRef(stored);
  const follow = useEffectEvent(() => {
    const before = followed.current;
    followed.current = stored;
    if (JSON.stringify(before) === JSON.stringify(stored)) return;
    const changed = Object.entries(getValues()).filter(([field, value]) => value !== before[field]);
    reset(stored, { keepErrors: true });
    for (const [field, value] of changed) setValue(field as Path<Values>, value, { shouldDirty: true });
  });
  useEffect(() => follow());
  useEffect(() => {
    bringBack();
    return () => keep();
  }, []);
  useEffect(() => {
    if (isSaved) saved();
  }, [isSaved]);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
