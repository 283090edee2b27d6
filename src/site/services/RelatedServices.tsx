import type { ServiceItem } from '../../shared/catalog/views.ts';
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
