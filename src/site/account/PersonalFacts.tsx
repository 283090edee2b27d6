import type { UserView } from '../../shared/users/views.ts';
import { t } from '../texts.ts';
import styles from './Account.module.css';

interface PersonalFactsProps {
  user: UserView;
  showsLanguages: boolean;
}

/** What a person cannot change by themselves. */
export function PersonalFacts({ user, showsLanguages }: PersonalFactsProps) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('users.email')}</dt>
        <dd>{user.email ?? t('users.emailNone')}</dd>
        <dd>{t('users.emailHint')}</dd>
      </div>
      {showsLanguages && (
        <div>
          <dt>{t('users.languages')}</dt>
          <dd>{user.languages.map(({ label }) => label).join(', ') || t('users.languagesNone')}</dd>
        </div>
      )}
    </dl>
  );
}
