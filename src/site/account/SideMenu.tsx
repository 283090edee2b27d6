import { useLocation } from 'react-router-dom';
import type { EnterpriseView } from '../../shared/enterprises/views.ts';
import type { TextKey } from '../../shared/texts.ts';
import { useSession } from '../auth/useSession.ts';
import { paths } from '../paths.ts';
import { t } from '../texts.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import styles from './Account.module.css';

interface Entry {
  to: string;
  text: TextKey;
  icon: IconName;
}

interface SideMenuProps {
  enterprise: EnterpriseView | undefined;
  hasPassword: boolean;
}

export function SideMenu({ enterprise, hasPassword }: SideMenuProps) {
  const isContractor = useSession()?.user.role === 'Entrepreneur';
  const { pathname } = useLocation();
  const entries = entriesOf(isContractor, enterprise, hasPassword);
  return (
    <nav className={styles.menu} aria-label={t('account.menu')}>
      <ul>
        {entries.map(({ to, text, icon }) => (
          <li key={to}>
            <Link className={styles.entry} to={to} aria-current={isAt(pathname, to) ? 'page' : undefined}>
              <Icon name={icon} />
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The profile stands under two addresses, and a payment's own page under the payments. */
function isAt(pathname: string, to: string): boolean {
  if (to === paths.account) return [paths.account, paths.profile].some((one) => one === pathname.replace(/\/$/, ''));
  return pathname.startsWith(to);
}

/** Packages and payments are for enterprises that are not Pending (specification §2.6, §6). */
function entriesOf(isContractor: boolean, enterprise: EnterpriseView | undefined, hasPassword: boolean): Entry[] {
  const isOpen = isContractor && enterprise !== undefined && enterprise.status !== 'Pending';
  return [
    { to: paths.account, text: 'account.profile', icon: 'user' },
    ...(hasPassword ? [{ to: paths.changePassword, text: 'account.password', icon: 'edit' } as const] : []),
    ...(isContractor ? [{ to: paths.preferences, text: 'account.preferences', icon: 'check' } as const] : []),
    ...(isOpen ? [{ to: paths.packages, text: 'account.packages', icon: 'calendar' } as const] : []),
    ...(isOpen ? [{ to: paths.payments, text: 'account.payments', icon: 'file' } as const] : []),
  ];
}
