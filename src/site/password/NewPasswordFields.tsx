import type { UseFormRegisterReturn } from 'react-hook-form';
import { passwordRules } from '../../shared/auth/passwordRules.ts';
import { say, t } from '../texts.ts';
import { classNames } from '../ui/classNames.ts';
import { Icon } from '../ui/Icon.tsx';
import { PasswordField } from '../ui/TextField.tsx';
import styles from './Password.module.css';

interface Bound {
  input: UseFormRegisterReturn;
  /** A text key, or a sentence of the server. */
  error: string | undefined;
}

interface NewPasswordFieldsProps {
  /** What is typed so far. */
  typed: string;
  password: Bound;
  confirmation: Bound;
  labels?: { password: string; confirmation: string };
}

/** A new password, its rules as they are met, and its confirmation (specification §5). */
export function NewPasswordFields({ typed, password, confirmation, labels }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={labels?.password ?? t('password.new')}
        hint={<PasswordRules password={typed} />}
        error={password.error && say(password.error)}
        autoComplete="new-password"
        aria-required
        {...password.input}
      />
      <PasswordField
        label={labels?.confirmation ?? t('password.confirmNew')}
        error={confirmation.error && say(confirmation.error)}
        autoComplete="new-password"
        aria-required
        {...confirmation.input}
      />
    </>
  );
}

/** What the password must contain, ticked off while it is typed. */
function PasswordRules({ password }: { password: string }) {
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
