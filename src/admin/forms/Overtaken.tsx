import { Alert } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { applyEdits, changedFields, mergedLists } from './edits.ts';
import type { Saved } from './FormSync.tsx';
import '../texts/editing.ts';

interface Props<Values> {
  /** The record as it was read last. */
  values: Values;
  saved: Saved<Values> | undefined;
}

/**
 * Names the fields that somebody else changed while other words were typed into them here. The record is read anew
 * without anybody asking for it (after a comment, another act), and its new version with it: saving would then
 * replace theirs without a word.
 */
export function Overtaken<Values extends FieldValues & { id: string }>({ values, saved }: Props<Values>) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { control } = useFormContext<Values>();
  const typed = useWatch({ control }) as Values;
  const changed = useChangedSince(values, saved);
  const names = Object.keys(changedFields(values, { ...values, ...typed })).filter((name) => changed.has(name));
  if (names.length === 0) return null;
  const fields = names.map((name) => translate(`resources.${resource}.fields.${name}`)).join(', ');
  return (
    <Alert severity="warning" role="alert">
      {translate('editing.overtaken', { fields })}
    </Alert>
  );
}

/**
 * The fields that had something typed into them when the record came with another value of theirs. Of lists nothing is
 * replaced: once the newer version is loaded under the form, they hold what both wrote.
 */
function useChangedSince<Values extends FieldValues>(values: Values, saved: Saved<Values> | undefined) {
  const form = useFormContext<Values>();
  const former = useRef(values);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const base = former.current;
    former.current = values;
    if (base === values) return;
    const theirs = changedFields(base, values);
    const own = changedFields(base, { ...base, ...form.getValues() });
    const merged = mergedLists(base, own, theirs);
    const both = Object.keys(theirs).filter((name) => name in own && !(name in merged));
    if (both.length > 0) setChanged((known) => new Set([...known, ...both]));
    // The form around takes the newer version after this, and leaves alone what was typed.
    const timer = setTimeout(() => applyEdits(form, merged));
    return () => clearTimeout(timer);
  }, [values, form]);
  // What this form saved comes back in the same way.
  useEffect(() => {
    if (saved) setChanged(new Set());
  }, [saved]);
  return changed;
}
