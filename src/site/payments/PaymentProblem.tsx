import type { ReactNode } from 'react';
import type { RefusalCode } from '../../shared/api/refusalCodes.ts';
import type { ApiFailure } from '../../shared/client/envelope.ts';
import type { TextKey } from '../../shared/texts.ts';
import { failureSentence } from '../failureSentence.ts';
import { t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { toastError } from '../ui/toast.tsx';

/** What stands in the way, until the next try. */
export interface Problem {
  /** The sentence of the specification §8. */
  title: string;
  /** Why, as far as it is known. */
  detail?: string;
  /** No answer came: what was asked may have been done. */
  isUnsure?: boolean;
  code?: RefusalCode;
}

/** @param refused when the server said no; `failed` when there was no proper answer. */
export function reportFailure(failure: ApiFailure, refused: TextKey, failed: TextKey): Problem {
  const isRefusal = failure.status >= 400 && failure.status < 500 && failure.kind !== 'tooMany';
  const problem: Problem = {
    ...reportProblem(isRefusal ? refused : failed),
    detail: failureSentence(failure),
    isUnsure: failure.kind === 'offline',
  };
  return failure.code ? { ...problem, code: failure.code as RefusalCode } : problem;
}

export function reportProblem(title: TextKey): Problem {
  void toastError(t(title));
  return { title: t(title) };
}

/** A problem that can be read for as long as it lasts, and what happens next. */
export function ProblemAlert({ problem, children }: { problem: Problem | undefined; children?: ReactNode }) {
  if (!problem) return null;
  return (
    <Alert tone="error" title={problem.title}>
      {problem.detail && problem.detail !== problem.title && <p>{problem.detail}</p>}
      {children}
    </Alert>
  );
}
