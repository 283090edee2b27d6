import type { VerificationDetails } from '../../shared/verifications/views.ts';
import { EditScreen } from '../layout/EditScreen.tsx';
import { VerificationPage } from './VerificationPage.tsx';

/** Kept apart from the rows of the list, which hold only part of it. */
const meta = { whole: true };

/** One request: the company, its documents, the two approvals. */
export function VerificationEdit() {
  return (
    <EditScreen<VerificationDetails>
      list="/verification-requests"
      meta={meta}
      back="verification.back"
      failed="verification.failed"
      assigned="verification.taken"
    >
      {(request) => <VerificationPage request={request} />}
    </EditScreen>
  );
}
