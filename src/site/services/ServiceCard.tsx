import type { ServiceItem } from '../../shared/catalog/views.ts';
import { paths } from '../paths.ts';
import { Link } from '../ui/Link.tsx';
import { ServiceMark } from './ServiceMark.tsx';
import styles from './ServicesPage.module.css';

/** A service, leading to its page. */
export function ServiceCard({ service: { nameFr, slug } }: { service: ServiceItem }) {
  return (
    <Link className={styles.card} to={paths.servicePage(slug)}>
      <span className={styles.cardMark}>
        <ServiceMark slug={slug} />
      </span>
      {nameFr}
    </Link>
  );
}
