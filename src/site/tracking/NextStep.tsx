import { isDay } from '../../shared/followUps/dueDay.ts';
import { withFirst } from '../../shared/format/dates.ts';
import type { TrackingView } from '../../shared/tracking/views.ts';
import { t } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { Question } from './Question.tsx';
import styles from './Tracking.module.css';

const day = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const onlyDay = new Intl.DateTimeFormat('fr-GN', day);
const dayAndHour = new Intl.DateTimeFormat('fr-GN', { ...day, hour: '2-digit', minute: '2-digit' });

/** The hour is left out where a day is meant. */
const format = (at: string) => withFirst((isDay(at) ? onlyDay : dayAndHour).format(new Date(at)));

interface NextStepProps {
  token: string;
  step: TrackingView['nextStep'];
  callAt: TrackingView['callAt'];
  onAnswered: (tracked: TrackingView) => void;
}

/** What happens next, who does it and until when: the first thing that is read. */
export function NextStep({ token, step, callAt, onAnswered }: NextStepProps) {
  const { text, by, dueAt, isOverdue } = step;
  const date = dueAt && format(dueAt);
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
      <Question token={token} step={step} onAnswered={onAnswered} />
      {callAt && (
        <p className={styles.due}>
          <Icon name="clock" />
          <span>{t('tracking.callAt', { date: format(callAt) })}</span>
        </p>
      )}
    </section>
  );
}
