import { NavLink } from 'react-router-dom';
import { useLanguage } from '../language/useLanguage.ts';
import { paths } from '../paths.ts';
import { LeavePreview } from '../preview/LeavePreview.tsx';
import { t } from '../texts.ts';
import { classNames } from '../ui/classNames.ts';
import { Icon } from '../ui/Icon.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { seesServices, useAudience } from './audience.ts';
import { Disclosure } from './Disclosure.tsx';
import { Logo } from './Logo.tsx';
import { RoleLinks } from './RoleLinks.tsx';
import { ServicesMenu } from './ServicesMenu.tsx';
import { SubmitLink } from './SubmitLink.tsx';
import styles from './TopBar.module.css';
import { useMenu } from './useMenu.ts';

/** The navigation by role and state (specification §2.6). Under 993 px it stands behind a menu button. */
export function TopBar() {
  const audience = useAudience();
  const lang = useLanguage();
  const { isOpen, frame, button, toggle } = useMenu<HTMLElement>();
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
          {seesServices(audience) && (
            <Disclosure
              label={t('layout.services')}
              className={styles.disclosure}
              buttonClassName={styles.link}
              panelClassName={classNames(styles.panel, styles.wide)}
            >
              {() => <ServicesMenu />}
            </Disclosure>
          )}
          <RoleLinks className={styles.link} />
          <NavLink className={styles.link} to={paths.howItWorks}>
            {t('layout.howItWorks')}
          </NavLink>
          <AccountMenu />
          <LeavePreview className={styles.link} />
          <SubmitLink className={styles.menuSubmit} />
        </nav>
      </div>
    </header>
  );
}
