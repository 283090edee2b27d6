import type { TrackingView } from '../../shared/tracking/views.ts';
import { t } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Tracking.module.css';

const day = new Intl.DateTimeFormat('fr-GN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

interface NextStepProps {
  step: TrackingView['nextStep'];
  callAt: TrackingView['callAt'];
}

/** What happens next, who does it and until when: the first thing that is read. */
export function NextStep({ step: { text, by, dueAt, isOverdue }, callAt }: NextStepProps) {
  const date = dueAt && day.format(new Date(dueAt));
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next">{t('tracking.nextTitle')}</h2>
      <p className={styles.nextText}>{text}</p>
      {by && date && (
        <p className={styles.due}>
          <Icon name="clock" />
          <span>
            {t(`tracking.by.${by}`)}. {isOverdue ? t('tracking.wasDueAt', { date }) : t('tracking.dueAt', { date })}.
          </span>
        </p>
      )}
      {callAt && (
        <p className={styles.due}>
          <Icon name="clock" />
          <span>{t('tracking.callAt', { date: day.format(new Date(callAt)) })}</span>
        </p>
      )}
    </section>
  );
}
