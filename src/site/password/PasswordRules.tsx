import { passwordRules } from '../../shared/auth/passwordRules.ts';
import { t } from '../texts.ts';
import { classNames } from '../ui/classNames.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Password.module.css';

/** What the password must contain, ticked off while it is typed. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <>
      <p>{t('password.rules')}</p>
      <ul className={styles.rules}>
        {passwordRules.map(({ key, isMet }) => {
          const met = isMet(password);
          return (
            <li key={key} className={classNames(styles.rule, met && styles.met)}>
              <span className={styles.mark}>{met && <Icon name="check" />}</span>
              {t(key)}
              {met && <span className={styles.hidden}> ({t('password.ruleMet')})</span>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
