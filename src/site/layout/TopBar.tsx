import { lazy, Suspense, useEffect } from 'react';
import { firstPaths as paths } from '../firstPaths.ts';
import { useMenuTexts } from '../language.ts';
import { markHydrated } from '../rendering/clickReplay.ts';
import { useSession } from '../session/useSession.ts';
import { useSiteSettings } from '../settings/useSiteSettings.ts';
import { classNames } from '../ui/classNames.ts';
import { Icon } from '../ui/Icon.tsx';
import { NavLink } from '../ui/Link.tsx';
import { seesServices, useAudience } from './audience.ts';
import { Disclosure, useMenu } from './Disclosure.tsx';
import { Logo } from './Logo.tsx';
import { SubmitLink } from './SubmitLink.tsx';
import styles from './TopBar.module.css';

const loadSessionMenu = () => import('./SessionMenu.tsx');
const AccountMenu = lazy(async () => ({ default: (await loadSessionMenu()).AccountMenu }));
const RoleLinks = lazy(async () => ({ default: (await loadSessionMenu()).RoleLinks }));
const LeavePreview = lazy(async () => ({ default: (await import('./LeavePreview.tsx')).LeavePreview }));
const ServicesMenu = lazy(async () => ({ default: (await import('./ServicesMenu.tsx')).ServicesMenu }));

/**
 * The navigation by role and state (specification §2.6). Under 993 px it opens from a menu button; without script
 * all of it is there (`index.html`), with a link in the place of the list of services.
 */
export function TopBar() {
  const { lang, t } = useMenuTexts();
  const { isOpen, frame, button, toggle } = useMenu<HTMLElement>();
  useEffect(() => markHydrated('bar'), []);
  return (
    <header ref={frame} className={styles.header} lang={lang}>
      <div className={styles.bar}>
        <Logo />
        <SubmitLink className={styles.barSubmit} />
        <button
          ref={button}
          type="button"
          className={styles.menuButton}
          aria-expanded={isOpen}
          aria-controls="main-navigation"
          data-script
          onClick={toggle}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
          <span>{t('layout.menu')}</span>
        </button>
        <nav
          id="main-navigation"
          className={classNames(styles.navigation, isOpen && styles.open)}
          aria-label={t('layout.mainNavigation')}
        >
          <Navigation />
        </nav>
      </div>
    </header>
  );
}

/** Loaded on demand: visitors, who are most, need none of it. */
function Navigation() {
  const { t } = useMenuTexts();
  const audience = useAudience();
  const session = useSession();
  const isGated = useSiteSettings()?.isGated;
  return (
    <>
      {seesServices(audience) && (
        <>
          <Disclosure
            label={t('layout.services')}
            className={styles.disclosure}
            buttonClassName={styles.link}
            panelClassName={classNames(styles.panel, styles.wide)}
          >
            {() => (
              <Suspense>
                <ServicesMenu />
              </Suspense>
            )}
          </Disclosure>
          <noscript>
            <a className={styles.link} href={paths.services}>
              {t('layout.services')}
            </a>
          </noscript>
        </>
      )}
      {session && (
        <Suspense>
          <RoleLinks className={styles.link} />
        </Suspense>
      )}
      <NavLink className={styles.link} to={paths.howItWorks}>
        {t('layout.howItWorks')}
      </NavLink>
      {session ? (
        <Suspense>
          <AccountMenu user={session.user} />
        </Suspense>
      ) : (
        <NavLink className={classNames(styles.link, styles.end)} to={paths.login}>
          <Icon name="user" />
          {t('layout.login')}
        </NavLink>
      )}
      {isGated && (
        <Suspense>
          <LeavePreview className={styles.link} />
        </Suspense>
      )}
      <SubmitLink className={styles.menuSubmit} />
    </>
  );
}
