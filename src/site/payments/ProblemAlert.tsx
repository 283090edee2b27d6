import type { ReactNode } from 'react';
import { Alert } from '../ui/Alert.tsx';
import type { Problem } from './paymentProblem.ts';

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
