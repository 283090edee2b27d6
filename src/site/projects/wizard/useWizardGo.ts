import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { flushDraft } from './draft/draftState.ts';

/** What a step is told by the one before: it was opened to change something, or to show what is missing. */
export interface StepState {
  fromSummary?: boolean;
  showProblems?: boolean;
}

export const useStepState = (): StepState => (useLocation().state as StepState | null) ?? {};

/** Goes to another step once what was typed is stored. */
export function useWizardGo(): (path: string, options?: { replace?: boolean; state?: StepState }) => void {
  const navigate = useNavigate();
  return useCallback((path, options = {}) => void flushDraft().then(() => navigate(path, options)), [navigate]);
}
