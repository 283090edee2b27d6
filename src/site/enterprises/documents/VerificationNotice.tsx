import type { VerificationState } from '../../../shared/verifications/status.ts';
import type { OwnVerification } from '../../../shared/verifications/views.ts';
import { t } from '../../texts.ts';
import { Alert } from '../../ui/Alert.tsx';

const tones: Record<VerificationState, 'info' | 'success' | 'warning'> = {
  Pending: 'info',
  Recommended: 'info',
  Approved: 'success',
  Incomplete: 'warning',
};

/** Where the verification stands, and what the contractor is asked to do. */
export function VerificationNotice({ verification: { status, reason, documents } }: { verification: OwnVerification }) {
  if (documents.length === 0) return null;
  return (
    <Alert tone={tones[status]} title={t(`verifications.own.${status}`)}>
      {status === 'Incomplete' && reason && <p>{t('verifications.reasonIs', { reason })}</p>}
      {status === 'Incomplete' && <p>{t('verifications.own.incompleteText')}</p>}
    </Alert>
  );
}
