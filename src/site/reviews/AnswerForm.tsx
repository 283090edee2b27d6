import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type * as z from 'zod/mini';
import { formatDateTime } from '../../shared/format/dates.ts';
import { answerReviewSchema } from '../../shared/reviews/schemas.ts';
import { REVIEW_TEXT_MAX } from '../../shared/reviews/status.ts';
import type { OwnReview } from '../../shared/reviews/views.ts';
import { api } from '../api.ts';
import { useKeptForm } from '../forms/useKeptForm.ts';
import { say, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { showFormFailure } from '../ui/formFailure.ts';
import { ReadyForm } from '../ui/ReadyForm.tsx';
import { TextArea } from '../ui/TextField.tsx';
import styles from './OwnReviews.module.css';

interface Props {
  review: Pick<OwnReview, 'id' | 'createdAt' | 'rating' | 'visibleAt'>;
  /** The service and the city: one day may bring more than one review. */
  job: string;
  /** Whether everybody sees the review already; else the answer shows both. */
  isVisible: boolean;
  onAnswered: () => void;
}

/** The one answer to a review. What went wrong is said at the field; what was typed stays. */
export function AnswerForm({ review: { id, createdAt, rating, visibleAt }, job, isVisible, onAnswered }: Props) {
  const { register, handleSubmit, setError, formState, forget } = useKeptForm<z.input<typeof answerReviewSchema>>({
    name: `answer:${id}`,
    resolver: standardSchemaResolver(answerReviewSchema, undefined, { raw: true }),
    defaultValues: { text: '' },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (body) => {
    // A review that was refused later and written anew has no answer, and may get the same one.
    const once = `answer:${id}:${visibleAt}`;
    const answer = await api.post('/reviews/{id}/answer', { path: { id }, body, once });
    if (!answer.ok) return showFormFailure(answer, setError, { Text: 'text' });
    forget();
    onAnswered();
  });
  return (
    <ReadyForm
      className={styles.form}
      onSubmit={send}
      aria-label={t('ownReviews.answerOf', { date: formatDateTime(createdAt), rating, job })}
    >
      {errors.root?.message && <Alert tone="error">{errors.root.message}</Alert>}
      <TextArea
        label={t('ownReviews.answer')}
        hint={t(isVisible ? 'ownReviews.answerHint' : 'ownReviews.answerHintShows')}
        error={errors.text?.message && say(errors.text.message)}
        rows={3}
        maxLength={REVIEW_TEXT_MAX}
        aria-required
        {...register('text')}
      />
      <Button type="submit" variant="secondary" busy={isSubmitting} className={styles.send}>
        {t('ownReviews.send')}
      </Button>
    </ReadyForm>
  );
}
