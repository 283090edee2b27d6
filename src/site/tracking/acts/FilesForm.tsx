import { api } from '../../api.ts';
import { t } from '../../texts.ts';
import styles from '../Acts.module.css';
import { SendPhotos } from './SendPhotos.tsx';
import type { ActProps } from './useAct.ts';

/** Photos and documents for the request. */
export function FilesForm({ token, onDone, onChanged }: ActProps) {
  return (
    <div className={styles.form}>
      <p>{t('tracking.filesIntro')}</p>
      <SendPhotos
        send={(body, idempotencyKey, signal) =>
          api.post('/tracking/{token}/files', { path: { token }, body, idempotencyKey, signal })
        }
        onDone={onDone}
        onChanged={onChanged}
      />
    </div>
  );
}
