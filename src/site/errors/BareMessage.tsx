import { t } from '../texts.ts';
import styles from './BareMessage.module.css';

/** Instead of a page that the network did not bring, in words that are here already. */
export function BareMessage() {
  return (
    <section className={styles.page} role="alert">
      <h1>{t('layout.chunkTitle')}</h1>
      <p>{t('layout.chunk')}</p>
      <button type="button" onClick={() => location.reload()}>
        {t('layout.reload')}
      </button>
    </section>
  );
}
