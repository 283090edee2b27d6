import { formatScore } from '../../shared/reviews/formatScore.ts';
import { SCORE_FROM, type Score as ScoreView } from '../../shared/reviews/score.ts';
import { t } from '../texts.ts';
import styles from './Directory.module.css';

/** The score of an enterprise with the number of its reviews, or that there are too few for one. */
export function Score({ score: { value, count } }: { score: ScoreView }) {
  if (value === null) return <p className={styles.soft}>{t('directory.fewReviews', { from: SCORE_FROM })}</p>;
  const written = formatScore(value);
  return (
    <p>
      <span className={styles.score} role="img" aria-label={t('directory.scoreOf', { value: written })}>
        {t('directory.score', { value: written })}
      </span>{' '}
      · {t('directory.reviewCount', { smart_count: count })}
    </p>
  );
}
