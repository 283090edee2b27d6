import { type ComponentType, useEffect, useState } from 'react';
import { t } from '../texts.ts';
import styles from './Tracking.module.css';

/**
 * The review of a job that is done; its form comes once the page stands, and where a network is. Its room is held, so
 * that what stands below does not move under a finger.
 */
export function LoadedReview({ token }: { token: string }) {
  const [Review, setReview] = useState<ComponentType<{ token: string }>>();
  const [isUnloaded, setUnloaded] = useState(false);
  useEffect(() => {
    import('./Review.tsx').then(
      (loaded) => setReview(() => loaded.Review),
      () => setUnloaded(true),
    );
  }, []);
  if (isUnloaded) return <p>{t('tracking.actsOffline')}</p>;
  return Review ? <Review token={token} /> : <div className={styles.reviewRoom} data-script />;
}
