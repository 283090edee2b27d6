import { landingTexts } from '../../shared/home/landingTexts.ts';
import { LogoMark } from '../layout/Logo.tsx';
import { paths } from '../paths.ts';
import { useSiteSettings } from '../settings/useSiteSettings.ts';
import { registerTexts, t } from '../texts.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { Skyline } from '../ui/Skyline.tsx';
import styles from './LandingPage.module.css';

registerTexts(landingTexts);

/** A short first page, on the way to the home page (design §8). */
export function LandingPage() {
  const name = useSiteSettings()?.name ?? t('layout.name');
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <div className={styles.words}>
        <p className={styles.brand}>
          <LogoMark />
          {name}
        </p>
        <h1 className={styles.title}>{t('home.landingTitle')}</h1>
        <p className={styles.text}>{t('home.landingText', { name })}</p>
        <div className={styles.actions}>
          <Link to={paths.home} className={buttonClass('primary', styles.enter)}>
            {t('home.enter')}
          </Link>
          <Link to={paths.projectInfo} className={buttonClass('quiet', styles.submit)}>
            {t('home.landingSubmit')}
          </Link>
        </div>
      </div>
      <Skyline className={styles.skyline} />
    </main>
  );
}
