import { Link } from 'react-router-dom';
import type { ServiceItem } from '../../shared/catalog/views.ts';
import { paths } from '../paths.ts';
import { ServiceMark } from './ServiceMark.tsx';
import styles from './ServicesPage.module.css';

/** A service, leading to its form. */
export function ServiceCard({ service: { id, nameFr, slug } }: { service: ServiceItem }) {
  return (
    <Link className={styles.card} to={paths.question(id, 0)}>
      <span className={styles.cardMark}>
        <ServiceMark slug={slug} />
      </span>
      {nameFr}
    </Link>
  );
}
