import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { say, t } from '../../../texts.ts';
import { type Draft, setField } from '../draft/draft.ts';
import { changeDraft } from '../draft/draftState.ts';
import { type DraftField, fields } from '../draft/fields.ts';
import { hasProblems, type Problems } from '../draft/problems.ts';
import { useStepState } from '../useWizardGo.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The id of a field's control, so that the list of errors can lead to it. */
export const fieldId = (field: string): string => `demande-${field}`;

export interface StepForm {
  /** What is wrong, as sentences: nothing before the first try, then always the present state. */
  shown: Problems;
  /** What ties a control to a field of the draft: its label, value and error. */
  bind: (field: DraftField) => ReturnType<typeof controlOf>;
  onSubmit: (event: FormEvent) => void;
  summary: RefObject<HTMLDivElement | null>;
}

/** A step's form: goes on when nothing is wrong, else says what is and moves the focus there. */
export function useStepForm(draft: Draft, problems: Problems, onDone: () => void): StepForm {
  const { showProblems } = useStepState();
  const isRefused = Object.keys(draft.refused).length > 0;
  const [tries, setTries] = useState(showProblems || isRefused ? 1 : 0);
  const summary = useRef<HTMLDivElement>(null);
  const shown = tries > 0 ? problems : {};
  const focusProblems = useEffectEvent(() => {
    const [first, ...others] = Object.keys(problems);
    const field = first && others.length === 0 ? document.getElementById(fieldId(first)) : null;
    (field ?? summary.current)?.focus();
  });
  useEffect(() => {
    if (tries === 0) return;
    // After the page's frame, which takes the focus when the address changes.
    const frame = requestAnimationFrame(focusProblems);
    return () => cancelAnimationFrame(frame);
  }, [tries]);
  return {
    shown,
    bind: (field) => controlOf(draft, field, shown[field]),
    onSubmit: (event) => {
      event.preventDefault();
      if (hasProblems(problems)) setTries((before) => before + 1);
      else onDone();
    },
    summary,
  };
}

function controlOf(draft: Draft, field: DraftField, problem: string | undefined) {
  return {
    id: fieldId(field),
    name: field,
    label: t(fields[field].label),
    value: draft[field],
    error: problem && say(problem),
    onChange: (event: ChangeEvent<Control>) => {
      const { value } = event.target;
      changeDraft((before) => setField(before, field, value));
    },
  };
}
