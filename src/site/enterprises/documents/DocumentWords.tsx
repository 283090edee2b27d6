import { formatDate } from '../../../shared/format/dates.ts';
import type { DocumentState } from '../../../shared/verifications/status.ts';
import type { OwnDocument } from '../../../shared/verifications/views.ts';
import { t } from '../../texts.ts';
import { classNames } from '../../ui/classNames.ts';
import styles from './DocumentWords.module.css';

const tones: Record<DocumentState, 'good' | 'open' | 'bad'> = {
  ToCheck: 'open',
  Accepted: 'good',
  Refused: 'bad',
  Expired: 'bad',
};

/** What was found of a document: its kind, its state, why not, until when. */
export function DocumentWords({ document: { kind, status, reason, expiresOn } }: { document: OwnDocument }) {
  return (
    <>
      <p className={styles.line}>
        <span className={classNames(styles.badge, styles[tones[status]])}>{t(`verifications.state.${status}`)}</span>{' '}
        {t(`verifications.kind.${kind}`)}
      </p>
      {reason && <p className={styles.reason}>{t('verifications.reasonIs', { reason })}</p>}
      {expiresOn && <p className={styles.line}>{t('verifications.goodUntil', { date: formatDate(expiresOn) })}</p>}
    </>
  );
}
