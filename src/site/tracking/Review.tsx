import { useState } from 'react';
import { formatLongDate } from '../../shared/format/dates.ts';
import { reviewTexts } from '../../shared/reviews/texts.ts';
import { trackedReviewTexts } from '../../shared/reviews/trackedTexts.ts';
import type { TrackedReview } from '../../shared/reviews/views.ts';
import { api } from '../api.ts';
import { registerTexts, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Card } from '../ui/Card.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { useQuery } from '../useQuery.ts';
import styles from './Acts.module.css';
import { type Unsent, UnsentPhotos } from './acts/PickedPhotos.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewPhotos } from './ReviewPhotos.tsx';
import { Told } from './Told.tsx';

registerTexts(reviewTexts);
registerTexts(trackedReviewTexts);

/** The client's review of the job that is done: the form for it, or what became of it (design §10). */
export function Review({ token }: { token: string }) {
  const answer = useQuery(`review ${token}`, () => api.get('/tracking/{token}/review', { path: { token } }), {
    refreshOnFocus: true,
  });
  const { entity: review, failure } = answer;
  /** Kept here: the form is gone as soon as the review is read. */
  const [unsent, setUnsent] = useState<Unsent<TrackedReview>>();
  const [done, setDone] = useState<{ words: string; isRefused?: boolean }>();
  /** A form in which something was chosen stays until it is sent, also beside the review that was given elsewhere. */
  const [held, setHeld] = useState<{ former: TrackedReview | null }>();
  const isWritable = review === null || review?.status === 'Refused';
  const form = isWritable ? { former: review } : held;
  const take = (sent: TrackedReview, left?: Unsent<TrackedReview>) => {
    answer.replace(sent);
    setHeld(undefined);
    setUnsent(left);
    if (!left) setDone({ words: t('review.sent') });
  };
  return (
    <section aria-labelledby="review">
      <h2 id="review">{t('review.title')}</h2>
      <Told done={done} />
      <Card className={styles.form}>
        {review === undefined && !failure && <Skeleton lines={3} height="2rem" />}
        {review === undefined && failure && (
          <LoadFailure
            title={t('review.loadFailed')}
            failure={failure}
            isBusy={answer.isLoading}
            onRetry={answer.reload}
          />
        )}
        {review?.status === 'Refused' && <Refused review={review} />}
        {review && !isWritable && <Given review={review} />}
        {form && (
          <ReviewForm
            key={form.former?.status}
            token={token}
            former={form.former}
            onSent={take}
            onChange={() => setHeld((before) => before ?? form)}
            onRefused={answer.reload}
          />
        )}
        {unsent && <UnsentPhotos words={t('review.sentWithoutPhotos')} unsent={unsent} onDone={take} />}
        {review && (
          <ReviewPhotos
            token={token}
            review={review}
            onChanged={answer.replace}
            onRefused={(words) => {
              setDone({ words, isRefused: true });
              answer.reload();
            }}
          />
        )}
      </Card>
    </section>
  );
}

function Refused({ review: { refusalReason, refusalNote } }: { review: TrackedReview }) {
  return (
    <Alert tone="warning" title={t('review.refusedTitle')}>
      <p>{t('review.refusedBecause', { reason: refusalReason ? t(`reviews.refusal.${refusalReason}`) : '' })}</p>
      {refusalNote && <p>{refusalNote}</p>}
    </Alert>
  );
}

function Given({ review: { rating, text, updatedAt, visibleAt, answer } }: { review: TrackedReview }) {
  return (
    <>
      <p role="status">{visibleAt ? shownOn(visibleAt) : t('review.pending')}</p>
      <p>{t('review.given', { rating, date: formatLongDate(updatedAt) })}</p>
      {text && <p className={styles.words}>{text}</p>}
      {answer && (
        <>
          <h3>{t('review.answer')}</h3>
          <p className={styles.words}>{answer}</p>
        </>
      )}
    </>
  );
}

function shownOn(visibleAt: string): string {
  const isShown = Date.parse(visibleAt) <= Date.now();
  return t(isShown ? 'review.visibleSince' : 'review.visibleFrom', { date: formatLongDate(visibleAt) });
}
