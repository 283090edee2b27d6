import type { TextKey } from '../../shared/texts.ts';
import { useServices } from '../catalog/lists.ts';
import { paths } from '../paths.ts';
import { t } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { Section } from '../ui/Section.tsx';
import { ServiceList } from './ServiceList.tsx';
import { ServiceMark } from './ServiceMark.tsx';
import styles from './ServicesPage.module.css';

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
