import { formatDate } from '../../../shared/format/dates.ts';
import type { DocumentState, VerificationState } from '../../../shared/verifications/status.ts';
import type { OwnDocument, OwnVerification } from '../../../shared/verifications/views.ts';
import { t } from '../../texts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { classNames } from '../../ui/classNames.ts';
import styles from './EnterpriseDocuments.module.css';

const tones: Record<DocumentState, 'good' | 'open' | 'bad'> = {
  ToCheck: 'open',
  Accepted: 'good',
  Refused: 'bad',
  Expired: 'bad',
};

/** What was found of a document: its state, its kind once somebody has judged it, why not, until when. */
export function DocumentStatus({ document: { kind, status, reason, expiresOn } }: { document: OwnDocument }) {
  return (
    <>
      <p className={styles.line}>
        <span className={classNames(styles.badge, styles[tones[status]])}>{t(`verifications.state.${status}`)}</span>{' '}
        {status !== 'ToCheck' && t(`verifications.kind.${kind}`)}
      </p>
      {reason && <p className={styles.reason}>{t('verifications.reasonIs', { reason })}</p>}
      {expiresOn && <p className={styles.line}>{t('verifications.goodUntil', { date: formatDate(expiresOn) })}</p>}
    </>
  );
}

const verificationTones: Record<VerificationState, 'info' | 'success' | 'warning'> = {
  Pending: 'info',
  Recommended: 'info',
  Approved: 'success',
  Incomplete: 'warning',
};

/** Where the verification stands, and what the contractor is asked to do. */
export function VerificationNotice({ verification: { status, reason, documents } }: { verification: OwnVerification }) {
  if (documents.length === 0) return null;
  return (
    <Alert tone={verificationTones[status]} title={t(`verifications.own.${status}`)}>
      {status === 'Incomplete' && reason && <p>{t('verifications.reasonIs', { reason })}</p>}
      {status === 'Incomplete' && <p>{t('verifications.own.incompleteText')}</p>}
    </Alert>
  );
}
