import { firstPaths as paths } from '../firstPaths.ts';
import { useMaxQuotes } from '../settings/useSiteSettings.ts';
import { t } from '../texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Skyline } from '../ui/Skyline.tsx';
import styles from './Hero.module.css';
import { QuickSearch } from './QuickSearch.tsx';
import { ServiceSearch } from './ServiceSearch.tsx';

/** Up to 1000 px one button stands for the search block (specification §2.6): both are there, the styles show one. */
export function Hero() {
  const count = useMaxQuotes();
  return (
    <section className={styles.hero}>
      <div className={styles.content}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('home.title')}</h1>
          <p className={styles.text}>{t('home.text', { count })}</p>
          <div className={styles.search}>
            <ServiceSearch />
          </div>
          <ButtonLink to={paths.projectInfo} className={styles.start}>
            {t('home.startProject')}
            <Icon name="arrow-right" />
          </ButtonLink>
          <ul className={styles.promises}>
            {[t('home.free'), t('home.quotes', { count }), t('home.verified')].map((promise) => (
              <li key={promise}>
                <Icon name="check" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <QuickSearch />
      </div>
      <Skyline className={styles.skyline} />
    </section>
  );
}
