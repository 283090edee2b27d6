import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useOutletContext } from 'react-router-dom';
import { passwordTexts } from '../../shared/auth/passwordTexts.ts';
import { mayOnSite } from '../../shared/auth/sitePermissions.ts';
import { authTexts } from '../../shared/auth/texts.ts';
import { nameTexts } from '../../shared/common/nameTexts.ts';
import { enterpriseRuleTexts } from '../../shared/enterprises/ruleTexts.ts';
import { enterpriseTexts } from '../../shared/enterprises/texts.ts';
import type { EnterpriseView } from '../../shared/enterprises/views.ts';
import type { TextKey } from '../../shared/texts.ts';
import { userTexts } from '../../shared/users/texts.ts';
import { useAudience } from '../layout/audience.ts';
import { PageOutlet } from '../layout/PageOutlet.tsx';
import { paths } from '../paths.ts';
import { type OwnEnterprise, useOwnEnterprise } from '../session/useOwnEnterprise.ts';
import { registerTexts, t } from '../texts.ts';
import { accountShapes } from '../ui/accountShapes.ts';
import { addShapes, Icon, type IconName } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import styles from './Account.module.css';

for (const catalogue of [authTexts, nameTexts, passwordTexts, userTexts, enterpriseRuleTexts, enterpriseTexts])
  registerTexts(catalogue);
addShapes(accountShapes);

/** The account area: a side menu and its pages (specification §2.6). */
export function AccountLayout() {
  const own = useOwnEnterprise();
  return (
    <div className={styles.layout}>
      <SideMenu enterprise={own.enterprise} hasPassword={own.user?.hasPassword ?? true} />
      <div className={styles.content}>
        <PageOutlet context={own} />
      </div>
    </div>
  );
}

/** The person and their enterprise, loaded once for all pages of the area. */
export const useAccount = (): OwnEnterprise => useOutletContext<OwnEnterprise>();

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
  const isContractor = mayOnSite(useAudience(), 'enterprises.updateOwn');
  const { pathname } = useLocation();
  const entries = entriesOf(isContractor, enterprise, hasPassword);
  const list = useCurrentInSight(pathname, entries.length);
  return (
    <nav className={styles.menu} aria-label={t('account.menu')}>
      <ul ref={list}>
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

/** On a phone the menu is one line, which scrolls: to the page that is open, with a part of its neighbours. */
function useCurrentInSight(pathname: string, count: number): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = pathname && count > 0 && list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!current || !list.current) return;
    const { clientWidth } = list.current;
    list.current.scrollLeft = current.offsetLeft - (clientWidth - current.offsetWidth) / 2;
  }, [pathname, count]);
  return list;
}

/** The profile has two addresses, and a payment's own page belongs to the payments. */
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
    { to: paths.security, text: 'account.security', icon: 'shield' },
    ...(isContractor ? [{ to: paths.preferences, text: 'account.preferences', icon: 'sliders' } as const] : []),
    ...(isOpen ? [{ to: paths.packages, text: 'account.packages', icon: 'calendar' } as const] : []),
    ...(isOpen ? [{ to: paths.packageValue, text: 'account.packageValue', icon: 'chart' } as const] : []),
    ...(isOpen ? [{ to: paths.payments, text: 'account.payments', icon: 'file' } as const] : []),
    { to: paths.ownData, text: 'account.ownData', icon: 'download' },
  ];
}
