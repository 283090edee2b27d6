import { lazy, Suspense, useSyncExternalStore } from 'react';
import { proofRequests } from '../../shared/client/stepUpFetch.ts';

const ProofDialog = lazy(async () => ({ default: (await import('./ProofDialog.tsx')).ProofDialog }));

/** The one place where a call that waits for a proof gets it; the dialog is loaded when it is first needed. */
export function ProofGate() {
  const request = useSyncExternalStore(proofRequests.subscribe, proofRequests.get);
  return request ? (
    <Suspense>
      <ProofDialog onAnswer={request.answer} />
    </Suspense>
  ) : null;
}
