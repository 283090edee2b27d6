import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ServiceItem } from '../../shared/catalog/views.ts';
import type { TextKey } from '../../shared/texts.ts';
import { type LoadedList, useServices } from '../catalog/lists.ts';
import { paths } from '../paths.ts';
import { t } from '../texts.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Section } from '../ui/Section.tsx';
import { ServiceCard, ServiceMark } from './ServiceCard.tsx';
import styles from './ServicesPage.module.css';

interface ServiceListProps {
  services: LoadedList<ServiceItem>;
  /** What holds the place while it loads: as many items, in the same list. */
  place: { count: number; list: string | undefined; item: string | undefined };
  children: (items: readonly ServiceItem[]) => ReactNode;
}

/** A list of services as it is just now: on its way, failed with another try, or there. */
function ServiceList({ services, place, children }: ServiceListProps) {
  if (services.status === 'loading') return <Place {...place} />;
  if (services.status === 'failed')
    return <LoadFailure title={t('services.failed')} isBusy={false} onRetry={services.retry} />;
  return children(services.items);
}

function Place({ count, list, item }: ServiceListProps['place']) {
  return (
    <div role="status" aria-label={t('common.loading')}>
      <div className={list} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => `place-${index}`).map((key) => (
          <span key={key} className={item} />
        ))}
      </div>
    </div>
  );
}

/** Specification §9: how many are shown at first. */
const FIRST = 6;
const GRID = 'all-services-list';

/** The grid of all services, collapsed to the first ones or whole (specification §4). Without script it is whole. */
export function AllServices() {
  const services = useServices('active');
  const [isExpanded, setIsWhole] = useState(false);
  const grid = useRef<HTMLUListElement>(null);
  // The keyboard goes on with the first service that has just appeared.
  useEffect(() => {
    if (isExpanded) grid.current?.children[FIRST]?.querySelector('a')?.focus({ preventScroll: true });
  }, [isExpanded]);
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
                  <li key={service.id} hidden={!isExpanded && index >= FIRST}>
                    <ServiceCard service={service} />
                  </li>
                ))}
              </ul>
              {items.length > FIRST && (
                <Button
                  variant="secondary"
                  className={styles.more}
                  aria-expanded={isExpanded}
                  aria-controls={GRID}
                  data-script
                  onClick={() => setIsWhole(!isExpanded)}
                >
                  {t(isExpanded ? 'services.less' : 'services.more')}
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

/** Specification §9: a row of three. */
const ROW = 3;

const words: Readonly<Record<string, TextKey>> = {
  'properties-management': 'services.properties-management',
  houseDecoration: 'services.houseDecoration',
  modernStaff: 'services.modernStaff',
};

export function FeaturedServices() {
  const services = useServices('featured');
  if (services.items?.length === 0) return null;
  return (
    <Section id="featured" title={t('services.featured')}>
      <ServiceList services={services} place={{ count: ROW, list: styles.featured, item: styles.featuredPlace }}>
        {(items) => (
          <ul className={styles.featured}>
            {items.slice(0, ROW).map(({ id, nameFr, slug }) => (
              <li key={id}>
                <Link className={styles.featuredCard} to={paths.question(id, 0)}>
                  <span className={styles.featuredMark}>
                    <ServiceMark slug={slug} />
                  </span>
                  <h3>{nameFr}</h3>
                  <p className={styles.featuredText}>{t(words[slug] ?? 'services.featuredOther')}</p>
                  <span className={styles.go} aria-hidden="true">
                    {t('services.start')}
                    <Icon name="arrow-right" />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </ServiceList>
    </Section>
  );
}
