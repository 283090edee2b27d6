import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import type * as z from 'zod/mini';
import { MAX_REVIEW_PHOTOS } from '../../shared/files/rules.ts';
import { writeReviewSchema } from '../../shared/reviews/schemas.ts';
import { REVIEW_TEXT_MAX } from '../../shared/reviews/status.ts';
import type { TrackedReview } from '../../shared/reviews/views.ts';
import { api } from '../api.ts';
import { useKeptForm } from '../forms/useKeptForm.ts';
import type { PreparedFile } from '../projects/wizard/files/prepareFile.ts';
import { say, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx';
import { ReadyForm } from '../ui/ReadyForm.tsx';
import { TextArea } from '../ui/TextField.tsx';
import styles from './Acts.module.css';
import { PickedPhotos, sendBatches, type Unsent } from './acts/PickedPhotos.tsx';
import type { SendPhoto } from './acts/photos.ts';
import { showActFailure } from './acts/useAct.ts';
import { useWaitFor } from './acts/useWaitFor.ts';
import { useCodeStep } from './CodeStep.tsx';

interface Props {
  token: string;
  /** The refused review that is corrected; null for a first one. */
  former: TrackedReview | null;
  /** The review is there; `unsent` are the photos that did not go with it. */
  onSent: (review: TrackedReview, unsent?: Unsent<TrackedReview>) => void;
  /** Something is typed, chosen or picked in it. */
  onChange: () => void;
  /** It was given elsewhere meanwhile: reads it anew. */
  onRefused: () => void;
}

type ReviewInput = z.input<typeof writeReviewSchema>;

/** To the review that was just written. */
const sendPhoto =
  (token: string): SendPhoto<TrackedReview> =>
  (body, idempotencyKey, signal) =>
    api.post('/tracking/{token}/review/files', { path: { token }, body, idempotencyKey, signal });

const ratings = ['5', '4', '3', '2', '1'] as const;

/** One to five, what was lived and photos; what binds asks for the code, and what was given stays meanwhile. */
export function ReviewForm({ token, former, onSent, onChange, onRefused }: Props) {
  const { step, goesOn } = useCodeStep(token);
  const { control, register, handleSubmit, setError, formState, forget } = useKeptForm<ReviewInput>({
    name: `review:${token}`,
    resolver: standardSchemaResolver(writeReviewSchema, undefined, { raw: true }),
    defaultValues: {
      ...(former ? { rating: former.rating } : {}),
      text: former?.text ?? '',
      showsPhotos: former?.showsPhotos ?? false,
    },
  });
  const [photos, setPhotos] = useState<readonly PreparedFile[]>([]);
  const { isWaiting, waitFor } = useWaitFor();
  const own = former?.photos ?? [];
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    // A refused review may be sent again in the same words.
    const once = `review:${token}:${former?.updatedAt ?? ''}`;
    const answer = await api.post('/tracking/{token}/review', { path: { token }, body, once });
    if (goesOn(answer, submit)) return;
    if (answer.ok) {
      forget();
      const sent = await sendBatches(answer.entity, [{ photos, send: sendPhoto(token) }]);
      onSent(sent.entity, sent.problems.length > 0 ? sent : undefined);
    } else {
      showActFailure(answer, setError, { Rating: 'rating', Text: 'text' }, onRefused);
    }
  });
  return (
    <>
      <ReadyForm className={styles.form} onChange={onChange} onSubmit={submit}>
        <p>
          {t('review.intro')} <a href="/avis">{t('review.rules')}</a>
        </p>
        {errors.root?.message && <Alert tone="error">{errors.root.message}</Alert>}
        <Controller
          control={control}
          name="rating"
          render={({ field }) => (
            <ChoiceGroup
              type="radio"
              name="rating"
              legend={t('review.rating')}
              error={errors.rating?.message && say(errors.rating.message)}
              options={ratings.map((value) => ({ value, label: t(`review.rating.${value}`) }))}
              value={field.value === undefined ? [] : [String(field.value)]}
              onChange={([value]) => field.onChange(Number(value))}
              onBlur={field.onBlur}
              ref={field.ref}
            />
          )}
        />
        <TextArea
          label={t('review.text')}
          hint={t('review.textHint')}
          optional
          error={errors.text?.message && say(errors.text.message)}
          rows={5}
          maxLength={REVIEW_TEXT_MAX}
          {...register('text')}
        />
        <fieldset className={styles.form}>
          <legend>{t('review.photos')}</legend>
          <p>{t('review.photosHint')}</p>
          <PickedPhotos photos={photos} room={MAX_REVIEW_PHOTOS - own.length} onChange={setPhotos} onPick={waitFor} />
          {photos.length + own.length > 0 && (
            <label className={styles.check}>
              <input type="checkbox" {...register('showsPhotos')} />
              <span>{t('review.showPhotos')}</span>
            </label>
          )}
        </fieldset>
        <Button type="submit" busy={isSubmitting || isWaiting}>
          {t(former ? 'review.sendAgain' : 'review.send')}
        </Button>
      </ReadyForm>
      {step}
    </>
  );
}
