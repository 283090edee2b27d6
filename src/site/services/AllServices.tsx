import { useEffect, useRef, useState } from 'react';
import { useServices } from '../catalog/lists.ts';
import { paths } from '../paths.ts';
import { t } from '../texts.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Section } from '../ui/Section.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import { ServiceList } from './ServiceList.tsx';
import styles from './ServicesPage.module.css';

/** Specification §9: how many are shown at first. */
const FIRST = 6;
const GRID = 'all-services-list';

/** The grid of all services, collapsed to the first ones or whole (specification §4). Without script it is whole. */
export function AllServices() {
  const services = useServices('active');
  const [isWhole, setIsWhole] = useState(false);
  const grid = useRef<HTMLUListElement>(null);
  // The keyboard goes on with the first service that has just appeared.
  useEffect(() => {
    if (isWhole) grid.current?.children[FIRST]?.querySelector('a')?.focus({ preventScroll: true });
  }, [isWhole]);
  const total = services.items?.length ?? 0;
  return (
    <Section
      id="all-services"
      title={t('services.all')}
      intro={total > 0 ? t('services.count', { smart_count: total }) : undefined}
    >
      <ServiceList services={services} place={{ count: FIRST, list: styles.grid, item: styles.cardPlace }}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState title={t('services.none')} />
          ) : (
            <>
              <ul ref={grid} id={GRID} className={styles.grid}>
                {items.map((service, index) => (
                  <li key={service.id} hidden={!isWhole && index >= FIRST}>
                    <ServiceCard service={service} />
                  </li>
                ))}
              </ul>
              {items.length > FIRST && (
                <Button
                  variant="secondary"
                  className={styles.more}
                  aria-expanded={isWhole}
                  aria-controls={GRID}
                  data-script
                  onClick={() => setIsWhole(!isWhole)}
                >
                  {t(isWhole ? 'services.less' : 'services.more')}
                </Button>
              )}
            </>
          )
        }
      </ServiceList>
      <div className={styles.notListed}>
        <p>
          <span className={styles.strong}>{t('services.notListed')}</span>
          {t('services.notListedText')}
        </p>
        <ButtonLink to={paths.projectInfo}>{t('services.describe')}</ButtonLink>
      </div>
    </Section>
  );
}
