import type { SessionUser } from '../../shared/client/session.ts';
import { useLogout } from '../auth/useLogout.ts';
import { paths } from '../paths.ts';
import { t } from '../texts.ts';
import { classNames } from '../ui/classNames.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { Disclosure } from './Disclosure.tsx';
import styles from './TopBar.module.css';

/** The user's name and what belongs to the account. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const logOut = useLogout();
  return (
    <Disclosure
      label={<UserName user={user} />}
      className={classNames(styles.disclosure, styles.end)}
      buttonClassName={styles.link}
      panelClassName={classNames(styles.panel, styles.narrow)}
    >
      {() => (
        <ul>
          <li>
            <Link className={styles.item} to={paths.account}>
              {t('layout.accountManagement')}
            </Link>
          </li>
          <li>
            <button type="button" className={styles.item} onClick={() => void logOut()}>
              {t('layout.logout')}
            </button>
          </li>
        </ul>
      )}
    </Disclosure>
  );
}

function UserName({ user }: { user: SessionUser }) {
  const name = user.fullName || [user.firstName, user.lastName].filter(Boolean).join(' ') || t('layout.account');
  return (
    <>
      <Icon name="user" />
      <span className={styles.name}>{name}</span>
    </>
  );
}
