import { formatLongDate } from '../../shared/format/dates.ts';
import type { OwnReview } from '../../shared/reviews/views.ts';
import { Files } from '../files/FileList.tsx';
import { t } from '../texts.ts';
import { Card } from '../ui/Card.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import styles from './OwnReviews.module.css';

interface Props {
  review: OwnReview;
  onAnswered: () => void;
}

/** One review with its job, and the answer to it or the form for one. */
export function OwnReviewCard({ review, onAnswered }: Props) {
  const { rating, text, service, city, completedAt, createdAt, visibleAt, photos, answer, answeredAt } = review;
  const job = t('ownReviews.job', { service: service ?? t('projects.uncategorised'), city });
  const isVisible = Date.parse(visibleAt) <= Date.now();
  return (
    <Card className={styles.review}>
      <h2 className={styles.rating}>{t('ownReviews.ratingOf', { rating })}</h2>
      <p className={styles.soft}>
        {job}
        <br />
        {completedAt && `${t('ownReviews.completedAt', { date: formatLongDate(completedAt) })} · `}
        {t('ownReviews.writtenAt', { date: formatLongDate(createdAt) })}
        <br />
        {t(isVisible ? 'ownReviews.visibleSince' : 'ownReviews.visibleFrom', { date: formatLongDate(visibleAt) })}
      </p>
      <p className={styles.text}>{text || t('ownReviews.noText')}</p>
      {photos.length > 0 && <Files files={photos} />}
      {answer === null ? (
        <AnswerForm review={review} job={job} isVisible={isVisible} onAnswered={onAnswered} />
      ) : (
        <div className={styles.answer}>
          <h3>{t('ownReviews.answerTitle', { date: formatLongDate(answeredAt ?? createdAt) })}</h3>
          <p className={styles.text}>{answer}</p>
        </div>
      )}
    </Card>
  );
}
