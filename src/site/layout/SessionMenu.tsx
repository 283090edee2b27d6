import '../ui/deferredResources.ts';
import { may } from '../../shared/auth/permissions.ts';
import { isStaff } from '../../shared/auth/roles.ts';
import type { SessionUser } from '../../shared/client/session.ts';
import { useMenuTexts } from '../language.ts';
import { paths } from '../paths.ts';
import { useLogout } from '../session/useLogout.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link, NavLink } from '../ui/Link.tsx';
import { useAudience } from './audience.ts';
import { Disclosure } from './Disclosure.tsx';
import { canSubmitForClients } from './submitAccess.ts';
import styles from './TopBar.module.css';

/** The user's name and what belongs to the account. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const { t } = useMenuTexts();
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
          {!isStaff(user.role) && (
            <li>
              <Link className={styles.item} to={paths.ownRequests}>
                {t('layout.ownRequests')}
              </Link>
            </li>
          )}
          {may(user.role, 'reviews.answer') && (
            <li>
              <Link className={styles.item} to={paths.ownReviews}>
                {t('layout.ownReviews')}
              </Link>
            </li>
          )}
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
  const { t } = useMenuTexts();
  const name = user.fullName || [user.firstName, user.lastName].filter(Boolean).join(' ') || t('layout.account');
  return (
    <>
      <Icon name="user" />
      <span className={styles.name}>{name}</span>
    </>
  );
}

/** Where each role works. The back-office is another application: a full load. */
export function RoleLinks({ className }: { className?: string | undefined }) {
  const { t } = useMenuTexts();
  const audience = useAudience();
  if (audience === 'Entrepreneur') {
    return (
      <NavLink className={className} to={paths.dashboard}>
        {t('layout.dashboard')}
      </NavLink>
    );
  }
  if (audience === 'CustomerService') {
    return (
      <a className={className} href={paths.agentProjects}>
        {t('layout.projectManagement')}
      </a>
    );
  }
  if (audience === 'Admin') {
    return (
      <a className={className} href={paths.adminDashboard}>
        {t('layout.adminDashboard')}
      </a>
    );
  }
  if (audience === 'SalesService') {
    return (
      <>
        <a className={className} href={paths.agentOwnEnterprises}>
          {t('layout.ownEnterprises')}
        </a>
        <a className={className} href={paths.agentEnterprises}>
          {t('layout.enterpriseManagement')}
        </a>
      </>
    );
  }
  return null;
}

/** For customer service, which submits for a client; the other roles have none. */
export function StaffSubmitLink({ className }: { className?: string | undefined }) {
  const { t } = useMenuTexts();
  if (!canSubmitForClients(useAudience())) return null;
  return (
    <ButtonLink to={paths.projectInfo} className={className}>
      {t('layout.submitProject')}
    </ButtonLink>
  );
}
