import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../catalog/lists.ts';
import { ServiceSearch } from '../home/ServiceSearch.tsx';
import { t } from '../texts.ts';
import { Section } from '../ui/Section.tsx';
import styles from './ServicesPage.module.css';

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
