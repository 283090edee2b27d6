import { homeTexts } from '../../shared/home/texts.ts';
import { useServices } from '../catalog/lists.ts';
import { firstPaths as paths } from '../firstPaths.ts';
import { DeferredHydration, deferHydration } from '../rendering/deferredHydration.tsx';
import { lazyModule, useStructuredData } from '../rendering/rendering.ts';
import { localBusiness } from '../rendering/structuredData.ts';
import { useMaxQuotes, useSiteSettings } from '../settings/useSiteSettings.ts';
import { registerTexts, t } from '../texts.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { Skyline } from '../ui/Skyline.tsx';
import styles from './HomePage.module.css';
import { ServiceSearch } from './ServiceSearch.tsx';

registerTexts(homeTexts);

const more = deferHydration(
  lazyModule(
    import.meta.env.SSR && 'src/site/home/HomeMore.tsx',
    async () => (await import('./HomeMore.tsx')).HomeMore,
  ),
);

export function HomePage() {
  const settings = useSiteSettings();
  useStructuredData(import.meta.env.SSR && (({ origin }) => localBusiness(settings, origin)));
  return (
    <>
      <Hero />
      <DeferredHydration part={more} place="100vh" />
    </>
  );
}

/** Up to 1000 px one button stands for the search block (specification §2.6): both are there, the styles show one. */
export function Hero() {
  const count = useMaxQuotes();
  return (
    <section className={styles.hero}>
      <div className={styles.content}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('home.title')}</h1>
          <p className={styles.text}>{t('home.text', { count })}</p>
          <div className={styles.search} data-rest>
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

const placeholders = ['a', 'b', 'c', 'd', 'e'];

/** Shortcuts to the form of a service (specification §2.6). Each stands as a button, and is a link. */
export function QuickSearch() {
  const services = useServices('quickSearch');
  if (services.status === 'ready' && services.items.length === 0) return null;
  return (
    <nav className={styles.quick} aria-labelledby="quick-search" aria-busy={services.status === 'loading'}>
      <p id="quick-search" className={styles.quickSearchTitle}>
        {t('home.quickSearch')}
      </p>
      {services.status === 'failed' && (
        <div className={styles.failed} role="alert">
          <span>{t('home.quickSearchFailed')}</span>
          <Button variant="secondary" onClick={services.retry}>
            {t('common.retry')}
          </Button>
        </div>
      )}
      <ul className={styles.list}>
        {services.status === 'loading' &&
          placeholders.map((place) => <li key={place} className={styles.place} aria-hidden="true" />)}
        {services.items?.map((service) => (
          <li key={service.id}>
            <Link className={styles.shortcut} to={paths.question(service.id, 0)}>
              {service.nameFr}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
