import { useServices } from '../catalog/lists.ts';
import { firstPaths as paths } from '../firstPaths.ts';
import { t } from '../texts.ts';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import styles from './QuickSearch.module.css';

const placeholders = ['a', 'b', 'c', 'd', 'e'];

/** Shortcuts to the form of a service (specification §2.6). Each stands as a button, and is a link. */
export function QuickSearch() {
  const services = useServices('quickSearch');
  if (services.status === 'ready' && services.items.length === 0) return null;
  return (
    <nav className={styles.quick} aria-labelledby="quick-search" aria-busy={services.status === 'loading'}>
      <p id="quick-search" className={styles.title}>
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
