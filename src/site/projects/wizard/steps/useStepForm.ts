import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { say } from '../../../texts.ts';
import type { Draft, DraftField } from '../draft/draft.ts';
import { hasProblems, type Problems } from '../draft/problems.ts';
import { useStepState } from '../useWizardGo.ts';
import { fieldId } from './fieldId.ts';

interface StepForm {
  /** What is wrong, as sentences: nothing before the first try, then always the present state. */
  shown: Problems;
  errorOf: (field: DraftField) => string | undefined;
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
    errorOf: (field) => (shown[field] ? say(shown[field]) : undefined),
    onSubmit: (event) => {
      event.preventDefault();
      if (hasProblems(problems)) setTries((before) => before + 1);
      else onDone();
    },
    summary,
  };
}
