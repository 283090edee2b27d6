import { registrationTexts } from '../../shared/auth/registrationTexts.ts';
import { registerTexts, t } from '../texts.ts';
import styles from './Registration.module.css';

registerTexts(registrationTexts);

/** Shows only a welcome title (specification §2.1, business owners). */
export function BusinessWelcomePage() {
  return (
    <div className={styles.welcome}>
      <h1>{t('register.businessWelcome')}</h1>
    </div>
  );
}
