import { t } from '../texts.ts';
import styles from './SearchPage.module.css';

/** Specification §2.1: only a welcome title. */
export function SearchPage() {
  return <h1 className={styles.title}>{t('layout.welcome')}</h1>;
}
