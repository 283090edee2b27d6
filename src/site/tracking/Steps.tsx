import { formatDateTime } from '../../shared/format/dates.ts';
import type { TrackingView } from '../../shared/tracking/views.ts';
import { t } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Tracking.module.css';

/** What has happened to the request so far. */
export function Steps({ steps }: { steps: TrackingView['steps'] }) {
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{t('tracking.stepsTitle')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ name, at }) => (
          <li key={name} className={styles.step}>
            <Icon name="check" className={styles.stepMark} />
            <span>
              {t(`tracking.step.${name}`)}
              <br />
              <time className={styles.soft} dateTime={at}>
                {formatDateTime(at)}
              </time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
