import { useState } from 'react';
import { apiUrl } from '../../shared/client/apiUrl.ts';
import type { TrackedReview } from '../../shared/reviews/views.ts';
import { api } from '../api.ts';
import { failureSentence } from '../failureSentence.ts';
import { t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useSingleFlight } from '../useSingleFlight.ts';
import styles from './Acts.module.css';
import { useCodeStep } from './CodeStep.tsx';
import pageStyles from './Tracking.module.css';

interface Props {
  token: string;
  review: TrackedReview;
  onChanged: (review: TrackedReview) => void;
  /** The photo was taken away elsewhere: reads the review anew, and says so. */
  onRefused: (words: string) => void;
}

/** The photos that came with a review: to be looked at, and taken away at any time. */
export function ReviewPhotos({ token, review: { photos, showsPhotos }, ...after }: Props) {
  if (photos.length === 0) return null;
  return (
    <>
      <p>{t(showsPhotos ? 'review.photosShown' : 'review.photosKept')}</p>
      <ul className={styles.photos}>
        {photos.map(({ id }, index) => (
          <li key={id}>
            <a
              className={pageStyles.file}
              href={apiUrl(`/tracking/${token}/files/${id}`)}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="file" />
              {t('review.photoOf', { number: index + 1 })}
            </a>
            <Remove token={token} fileId={id} number={index + 1} {...after} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface RemoveProps extends Omit<Props, 'review'> {
  fileId: string;
  number: number;
}

function Remove({ token, fileId, number, onChanged, onRefused }: RemoveProps) {
  const [problem, setProblem] = useState<string>();
  const code = useCodeStep(token);
  const { isBusy, run } = useSingleFlight(async () => {
    const path = { token, fileId };
    const answer = await api.post('/tracking/{token}/review/files/{fileId}/remove', { path, once: `remove:${fileId}` });
    if (answer.ok) return onChanged(answer.entity);
    if (code.goesOn(answer, run)) return;
    if (answer.kind === 'notFound') onRefused(failureSentence(answer));
    else setProblem(failureSentence(answer));
  });
  return (
    <>
      {problem && <Alert tone="error">{problem}</Alert>}
      <Button variant="quiet" busy={isBusy} aria-label={t('review.photoRemove', { number })} onClick={run}>
        {t('tracking.remove')}
      </Button>
      {code.step}
    </>
  );
}
