import '../ui/deferredResources.ts';
import { useLocation } from 'react-router-dom';
import type { TextKey } from '../../shared/texts.ts';
import { chooseLanguage, type Language, languages, useMenuTexts } from '../language.ts';
import { paths } from '../paths.ts';
import { SupportPhone } from '../settings/SupportPhone.tsx';
import { useSiteSettings } from '../settings/useSiteSettings.ts';
import { classNames } from '../ui/classNames.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { toastError } from '../ui/toast.tsx';
import { useAudience } from './audience.ts';
import styles from './Footer.module.css';
import { LogoMark } from './Logo.tsx';
import { canSubmit } from './submitAccess.ts';

/** Forms, the account and the contractor's pages: on a phone the footer there is one line of what the law asks. */
const shortPages =
  /^\/(formulaire\/(?!recherche)|gestion-de-compte|tableaux-de-bords|details-projets|paiement|payment|connexion|register|mot-de-passe|reset-password)/i;

/** Address, phone and social links are settings (design §8). */
export function Footer() {
  const settings = useSiteSettings();
  const { lang, t } = useMenuTexts();
  const name = settings?.name ?? t('layout.name');
  const isShort = shortPages.test(useLocation().pathname);
  return (
    <footer className={classNames(styles.footer, isShort && styles.short)} lang={lang}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <p className={styles.name}>
            <LogoMark />
            {name}
          </p>
          <p>{t('layout.promise')}</p>
        </div>
        <nav aria-labelledby="footer-explore">
          <p className={styles.title} id="footer-explore">
            {t('layout.explore')}
          </p>
          <ExploreLinks />
        </nav>
        {settings && (
          <div>
            <p className={styles.title}>{t('layout.contact')}</p>
            <p className={styles.line}>
              <Icon name="phone" />
              <SupportPhone className={styles.link} />
            </p>
            <address className={styles.line} lang="fr">
              <Icon name="map-pin" />
              <span>{settings.address}</span>
            </address>
          </div>
        )}
        {settings && settings.socialLinks.length > 0 && (
          <nav aria-labelledby="footer-follow">
            <p className={styles.title} id="footer-follow">
              {t('layout.follow')}
            </p>
            <ul>
              {settings.socialLinks.map((link) => (
                <li key={link.url}>
                  <a className={styles.link} href={link.url} target="_blank" rel="noreferrer">
                    {link.name} <span className={styles.hidden}>{t('layout.newTab')}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className={styles.base}>
        {/* A phone's clock may be years away from the server's. */}
        <p suppressHydrationWarning>{t('layout.rights', { year: new Date().getFullYear(), name })}</p>
        <nav className={styles.legal} aria-label={t('layout.legal')}>
          <Link className={styles.link} to={paths.terms}>
            {t('layout.terms')}
          </Link>
          <Link className={styles.link} to={paths.reviewRules}>
            {t('layout.reviewRules')}
          </Link>
          <Link className={styles.link} to={paths.privacy}>
            {t('layout.privacy')}
          </Link>
        </nav>
        <LanguageSwitch />
      </div>
    </footer>
  );
}

function ExploreLinks() {
  const { t } = useMenuTexts();
  const audience = useAudience();
  const links: (readonly [string, TextKey])[] = [
    [paths.home, 'layout.homePage'],
    [paths.services, 'layout.allServices'],
    [paths.enterprises, 'layout.enterprises'],
    [paths.howItWorks, 'layout.howItWorks'],
    ...(canSubmit(audience) ? ([[paths.projectInfo, 'layout.submitProject']] as const) : []),
    ...(audience === 'Visitor' ? ([[paths.lostLink, 'layout.followRequest']] as const) : []),
    ...(audience === 'Visitor' ? ([[paths.contractorLogin, 'layout.contractors']] as const) : []),
    [paths.contact, 'layout.contactPage'],
  ];
  return (
    <ul>
      {links.map(([address, text]) => (
        <li key={address}>
          <Link className={styles.link} to={address}>
            {t(text)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const names: Record<Language, string> = { fr: 'Français', en: 'English' };

/** French, or English where there is some (specification §1). */
export function LanguageSwitch() {
  const { lang: current, t } = useMenuTexts();
  const choose = (language: Language) => {
    chooseLanguage(language).catch(() => toastError(t('common.offline')));
  };
  return (
    <section className={styles.switch} aria-labelledby="language">
      <p id="language">{t('layout.language')}</p>
      <ul className={styles.choices}>
        {languages.map((language) => (
          <li key={language}>
            <button
              type="button"
              lang={language}
              className={styles.choice}
              aria-pressed={language === current}
              onClick={() => choose(language)}
            >
              {names[language]}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('layout.partialLanguage')}</p>
    </section>
  );
}
