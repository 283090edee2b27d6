import type { ServiceItem } from '../../shared/catalog/views.ts';
import { useServices } from '../catalog/lists.ts';
import { t } from '../texts.ts';
import { Section } from '../ui/Section.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import styles from './ServicesPage.module.css';

/** Others of the same group. */
export function RelatedServices({ services }: { services: readonly ServiceItem[] }) {
  if (services.length === 0) return null;
  return (
    <Section id="related" title={t('service.related')}>
      <ul className={styles.grid}>
        {services.map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** How many neighbours a service's page names. */
const NEIGHBOURS = 6;

interface ServiceGroupOf {
  group: 'featured' | 'specialized' | 'other';
  /** Those that follow in its group, round to the ones before. */
  neighbours: readonly ServiceItem[];
}

/** The group a service stands in, and others of it; "other" until the lists are there. */
export function useServiceGroup(serviceId: string): ServiceGroupOf {
  const lists = {
    featured: useServices('featured').items,
    specialized: useServices('specialized').items,
    other: useServices('other').items,
  };
  for (const group of ['featured', 'specialized', 'other'] as const) {
    const items = lists[group] ?? [];
    const place = items.findIndex(({ id }) => id === serviceId);
    if (place >= 0) {
      const neighbours = [...items.slice(place + 1), ...items.slice(0, place)].slice(0, NEIGHBOURS);
      return { group, neighbours };
    }
  }
  return { group: 'other', neighbours: [] };
}
