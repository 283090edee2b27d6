import { formatLongDate } from '../../../shared/format/dates.ts';
import { Files } from '../../files/FileList.tsx';
import { t } from '../../texts.ts';
import { Card } from '../../ui/Card.tsx';
import styles from './Lead.module.css';
import type { LeadActs } from './useLeadActs.ts';

/** What the client wants mended of a finished job, with their photos and until when; they say when it is. */
export function Reserves({ lead: { reserves } }: LeadActs) {
  if (reserves.length === 0) return null;
  return (
    <Card className={styles.section}>
      <h2>{t('leads.reservesTitle')}</h2>
      <p className={styles.soft}>{t('leads.reservesHint')}</p>
      <ul className={styles.entries}>
        {reserves.map(({ id, text, dueOn, liftedAt, files }) => (
          <li key={id}>
            <p className={styles.note}>{text}</p>
            <p className={styles.soft}>
              {liftedAt
                ? t('leads.reserveLifted', { date: formatLongDate(liftedAt) })
                : t('leads.reserveDueOn', { date: formatLongDate(dueOn) })}
            </p>
            {files.length > 0 && <Files files={files} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
