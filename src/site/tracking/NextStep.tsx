import type { TrackingView } from '../../shared/tracking/views.ts';
import { t } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { Question } from './Question.tsx';
import { formatStepTime } from './stepTime.ts';
import styles from './Tracking.module.css';

interface NextStepProps {
  token: string;
  step: TrackingView['nextStep'];
  callAt: TrackingView['callAt'];
  onAnswered: (tracked: TrackingView) => void;
  onRefused: () => void;
}

/** What happens next, who does it and until when: the first thing that is read. */
export function NextStep({ token, step, callAt, onAnswered, onRefused }: NextStepProps) {
  const { text, by, dueAt, isOverdue } = step;
  const now = new Date();
  const date = dueAt && formatStepTime(dueAt, now);
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
      <Question token={token} step={step} onAnswered={onAnswered} onRefused={onRefused} />
      {callAt && (
        <p className={styles.due}>
          <Icon name="clock" />
          <span>{t('tracking.callAt', { date: formatStepTime(callAt, now) })}</span>
        </p>
      )}
    </section>
  );
}
