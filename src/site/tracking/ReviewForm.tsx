import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Controller, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { writeReviewSchema } from '../../shared/reviews/schemas.ts';
import { REVIEW_TEXT_MAX } from '../../shared/reviews/status.ts';
import type { TrackedReview } from '../../shared/reviews/views.ts';
import { api } from '../api.ts';
import { say, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx';
import { showFormFailure } from '../ui/formFailure.ts';
import { ReadyForm } from '../ui/ReadyForm.tsx';
import { TextArea } from '../ui/TextField.tsx';
import styles from './Acts.module.css';
import { useCodeStep } from './CodeStep.tsx';

interface Props {
  token: string;
  /** The refused review that is corrected; null for a first one. */
  former: TrackedReview | null;
  onSent: (review: TrackedReview) => void;
}

type ReviewInput = z.input<typeof writeReviewSchema>;

const ratings = ['5', '4', '3', '2', '1'] as const;

/** One to five and what was lived; what binds asks for the code, and what was typed stays meanwhile. */
export function ReviewForm({ token, former, onSent }: Props) {
  const { step, goesOn } = useCodeStep(token);
  const { control, register, handleSubmit, setError, formState } = useForm<ReviewInput>({
    resolver: standardSchemaResolver(writeReviewSchema, undefined, { raw: true }),
    defaultValues: { ...(former ? { rating: former.rating } : {}), text: former?.text ?? '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    const answer = await api.post('/tracking/{token}/review', { path: { token }, body, once: `review:${token}` });
    if (goesOn(answer, submit)) return;
    if (answer.ok) onSent(answer.entity);
    else showFormFailure(answer, setError, { Rating: 'rating', Text: 'text' });
  });
  return (
    <>
      <ReadyForm className={styles.form} onSubmit={submit}>
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
        <Button type="submit" busy={isSubmitting}>
          {t(former ? 'review.sendAgain' : 'review.send')}
        </Button>
      </ReadyForm>
      {step}
    </>
  );
}
