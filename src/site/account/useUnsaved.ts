import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { tidyName } from '../../shared/format/plainText.ts';
import { t } from '../texts.ts';
import { toastWarning } from '../ui/toast.tsx';
import { useAskBeforeUnload } from '../ui/useAskBeforeUnload.ts';

/** What was typed and not saved, and what the server had then, by form, until the page is loaded anew. */
const unsaved = new Map<string, { typed: FieldValues; stored: FieldValues }>();

/**
 * Another page of the account area takes nothing away that was typed: it is there again on the way back, and leaving
 * says so. Closing or reloading the page asks first. `key` names the form and whose it is; `stored` is what the server
 * has now: a field that was not changed here follows it, so that saving undoes nothing of another page's; of one that
 * was changed here and elsewhere the person is told.
 */
export function useUnsaved<Values extends FieldValues>(
  key: string,
  {
    reset,
    getValues,
    setValue,
    formState: { isDirty, isSubmitting, isSubmitSuccessful, errors },
  }: UseFormReturn<Values>,
  stored: Values,
): void {
  const followed = useRef(stored);
  const isSaved = isSubmitSuccessful && Object.keys(errors).length === 0;
  const bringBack = useEffectEvent(() => {
    const kept = unsaved.get(key);
    unsaved.delete(key);
    if (!kept) return;
    followed.current = kept.stored as Values;
    reset(kept.typed as Values, { keepDefaultValues: true });
  });
  const keep = useEffectEvent(() => {
    if (!isDirty) return;
    unsaved.set(key, { typed: getValues(), stored: followed.current });
    void toastWarning(t('account.unsavedKept'));
  });
  const saved = useEffectEvent(() => reset(getValues()));
  const follow = useEffectEvent(() => {
    const before = followed.current;
    followed.current = stored;
    if (JSON.stringify(before) === JSON.stringify(stored)) return;
    const changed = Object.entries(getValues()).filter(([field, value]) => value !== before[field]);
    reset(stored, { keepErrors: true });
    for (const [field, value] of changed) setValue(field as Path<Values>, value, { shouldDirty: true });
    const isBoth = ([field, value]: [string, unknown]) =>
      stored[field] !== before[field] && tidyName(String(stored[field])) !== tidyName(String(value));
    if (!isSubmitting && changed.some(isBoth)) void toastWarning(t('account.changedElsewhere'));
  });
  useEffect(() => follow());
  useEffect(() => {
    bringBack();
    return () => keep();
  }, []);
  useEffect(() => {
    if (isSaved) saved();
  }, [isSaved]);
  useAskBeforeUnload(isDirty);
}
