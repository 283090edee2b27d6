import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { homeTexts } from '../../shared/home/texts.ts';
import { servicesPageTexts } from '../../shared/services-page/texts.ts';
import { useServices } from '../catalog/lists.ts';
import { Faq } from '../faq/Faq.tsx';
import { ServiceSearch } from '../home/ServiceSearch.tsx';
import { paths } from '../paths.ts';
import { useMaxQuotes } from '../settings/useSiteSettings.ts';
import { registerTexts, t } from '../texts.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PageHead, Section } from '../ui/Section.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import { AllServices, FeaturedServices } from './ServiceList.tsx';
import styles from './ServicesPage.module.css';

registerTexts(homeTexts);
registerTexts(servicesPageTexts);

/** All services, and four ways to one: featured, searched, listed, specialised (specification §2.6). */
export function ServicesPage() {
  const count = useMaxQuotes();
  return (
    <>
      <PageHead title={t('services.title')} intro={t('services.intro', { count })}>
        <div className={styles.actions}>
          <ButtonLink to={paths.projectInfo} className={styles.start}>
            {t('layout.getQuotes', { count })}
          </ButtonLink>
          <ButtonLink to={paths.register} variant="quiet" className={styles.join}>
            {t('services.join')}
          </ButtonLink>
        </div>
      </PageHead>
      <FeaturedServices />
      <ServicesSearch />
      <AllServices />
      <ServiceCarousel />
      <Faq asks={['price', 'quotes', 'account', 'contact', 'duty']} isFirstOpen />
    </>
  );
}

/** The search, to which "find a tradesperson" leads (design §8). */
export function ServicesSearch() {
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  // What loads above it moves it; and the next frame comes after the page has been shown from its top.
  const isAboveThere = useServices('featured').status !== 'loading';
  useEffect(() => {
    if (hash !== '#recherche' || !isAboveThere) return;
    const frame = requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'center' }));
    return () => cancelAnimationFrame(frame);
  }, [hash, isAboveThere]);
  return (
    <Section id="search" title={t('services.searchTitle')} intro={t('services.searchIntro')} isSunk>
      <div ref={place} id="recherche" className={styles.search}>
        <ServiceSearch />
      </div>
    </Section>
  );
}

/**
 * The carousel. The specification gives it no items: the specialised services are put in it, and without any there is
 * no carousel. It moves only when somebody moves it: by finger, by its buttons, or by the keyboard from link to link.
 */
export function ServiceCarousel() {
  const services = useServices('specialized');
  const track = useRef<HTMLUListElement>(null);
  if (!services.items || services.items.length === 0) return null;
  const turn = (direction: 1 | -1) => track.current?.scrollBy({ left: direction * track.current.clientWidth * 0.8 });
  return (
    <Section id="specialized" title={t('services.specialized')} isSunk>
      <div className={styles.carousel}>
        <ul ref={track} className={styles.track}>
          {services.items.map((service) => (
            <li key={service.id}>
              <ServiceCard service={service} />
            </li>
          ))}
        </ul>
        <div className={styles.arrows}>
          <Button variant="secondary" aria-label={t('services.previous')} onClick={() => turn(-1)}>
            <Icon name="arrow-left" />
          </Button>
          <Button variant="secondary" aria-label={t('services.next')} onClick={() => turn(1)}>
            <Icon name="arrow-right" />
          </Button>
        </div>
      </div>
    </Section>
  );
}
