import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { draftKey } from '../providers/keptState.ts';
import { onBeforeLeave, peekTabItem, removeTabItem, setTabItem } from '../providers/leavePage.ts';
import { applyEdits, changedFields, parseDraft, resetKeepingEdits } from './edits.ts';
import '../texts/editing.ts';

/** What was typed when the submission began, and what the record holds on the server since. */
export interface Saved<Values> {
  typed: Values;
  now: Values;
}

interface Props<Values> {
  /** The version the form started from. */
  values: Values;
  /** The last save, a new object each time. */
  saved: Saved<Values> | undefined;
  /** Tells the forms of a page apart. */
  name?: string;
}

/** Keeps the form and what was typed in step with the record: after a save, and over the end of a session. */
export function FormSync<Values extends FieldValues & { id: string }>({ values, saved, name = 'form' }: Props<Values>) {
  useCleanAfterSave(saved);
  useDraft(values, name);
  return null;
}

/**
 * Once saved, the form starts afresh from the saved version, so that leaving asks again only for later changes. It
 * waits for the submission to end, which would otherwise count the form as safe to leave from then on.
 */
function useCleanAfterSave<Values extends FieldValues>(saved: Saved<Values> | undefined) {
  const form = useFormContext<Values>();
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => resetKeepingEdits(form, saved.typed, saved.now));
    return () => clearTimeout(timer);
  }, [saved, form]);
}

/** When the session ends, what was typed waits in this tab for the same agent to come back. */
function useDraft<Values extends FieldValues & { id: string }>(values: Values, name: string) {
  const form = useFormContext<Values>();
  const notify = useNotify();
  const start = useRef(values);
  const [key] = useState(() => draftKey(name));
  useEffect(() => {
    start.current = values;
  }, [values]);
  useEffect(() => {
    const draft = peekTabItem(key);
    if (!draft) return;
    // The form around takes its own first values after this: what was typed goes over them.
    const timer = setTimeout(() => {
      removeTabItem(key);
      applyEdits(form, parseDraft(draft, start.current));
      notify('editing.draftRestored', { type: 'info' });
    });
    return () => clearTimeout(timer);
  }, [form, notify, key]);
  useEffect(
    () =>
      onBeforeLeave(() => {
        const changes = changedFields(start.current, form.getValues());
        if (Object.keys(changes).length === 0) return false;
        setTabItem(key, JSON.stringify(changes));
        return true;
      }),
    [form, key],
  );
}
