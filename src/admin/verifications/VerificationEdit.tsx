import type { VerificationDetails } from '../../shared/verifications/views.ts';
import { EditScreen } from '../ui/EditScreen.tsx';
import { VerificationPage } from './VerificationPage.tsx';

/** One request: the company, its documents, the two approvals. */
export function VerificationEdit() {
  return (
    <EditScreen<VerificationDetails>
      list="/verification-requests"
      back="verification.back"
      failed="verification.failed"
      assigned="verification.taken"
    >
      {(request) => <VerificationPage request={request} />}
    </EditScreen>
  );
}
