import { apiUrl } from '../../shared/client/apiUrl.ts';
import { formatLongDate } from '../../shared/format/dates.ts';
import type { TrackingView } from '../../shared/tracking/views.ts';
import { t } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Tracking.module.css';

interface ReservesProps {
  token: string;
  reserves: TrackingView['reserves'];
}

/** What is still to be mended once the work is finished, and until when. */
export function Reserves({ token, reserves }: ReservesProps) {
  if (reserves.length === 0) return null;
  return (
    <section aria-labelledby="reserves">
      <h2 id="reserves">{t('tracking.reservesTitle')}</h2>
      <ul className={styles.steps}>
        {reserves.map(({ id, text, dueOn, liftedAt, files }) => (
          <li key={id} className={styles.step}>
            <Icon name={liftedAt ? 'check' : 'clock'} className={styles.stepMark} />
            <div>
              {text}
              <p className={styles.soft}>
                {liftedAt
                  ? t('tracking.reserveLifted', { date: formatLongDate(liftedAt) })
                  : t('tracking.reserveDueOn', { date: formatLongDate(dueOn) })}
              </p>
              {files.map((file, index) => (
                <a
                  key={file.id}
                  className={styles.file}
                  href={apiUrl(`/tracking/${token}/files/${file.id}`)}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  <Icon name="file" />
                  {t('tracking.photoOf', { number: index + 1 })}
                </a>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
