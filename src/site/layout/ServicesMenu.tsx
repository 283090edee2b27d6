import '../ui/deferredResources.ts';
import type { TextKey } from '../../shared/texts.ts';
import { type ServiceGroup, useServices } from '../catalog/lists.ts';
import { useMenuTexts } from '../language.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import styles from './ServicesMenu.module.css';

const groups: readonly { group: ServiceGroup; title: TextKey }[] = [
  { group: 'featured', title: 'layout.servicesFeatured' },
  { group: 'other', title: 'layout.servicesOther' },
  { group: 'specialized', title: 'layout.servicesSpecialized' },
];

/** The services in three groups, each leading to its form (specification §2.6). Loaded when first opened. */
export function ServicesMenu() {
  const { t } = useMenuTexts();
  return (
    <div className={styles.menu}>
      {groups.map(({ group, title }) => (
        <section key={group} aria-labelledby={`services-${group}`}>
          <p className={styles.title} id={`services-${group}`}>
            {t(title)}
          </p>
          <Group group={group} />
        </section>
      ))}
    </div>
  );
}

function Group({ group }: { group: ServiceGroup }) {
  const { t } = useMenuTexts();
  const services = useServices(group);
  if (services.status === 'loading') return <Skeleton lines={4} height="1.75rem" />;
  if (services.status === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        <p>{t('layout.servicesFailed')}</p>
        <Button variant="secondary" onClick={services.retry}>
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  if (services.items.length === 0) return <p className={styles.none}>{t('layout.servicesNone')}</p>;
  return (
    <ul lang="fr">
      {services.items.map((service) => (
        <li key={service.id}>
          <Link className={styles.link} to={paths.service(service.id)}>
            {service.nameFr}
          </Link>
        </li>
      ))}
    </ul>
  );
}
