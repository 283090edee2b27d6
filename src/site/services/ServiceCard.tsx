import type { ServiceItem } from '../../shared/catalog/views.ts';
import { paths } from '../paths.ts';
import { classNames } from '../ui/classNames.ts';
import { Link } from '../ui/Link.tsx';
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

/** Drawn on a grid of 24, by the slugs of the first catalogue. */
const shapes: Readonly<Record<string, string>> = {
  'properties-management': 'M4 20V9l8-5.5 8 5.500v11zM9.5 20v-5.500h5V20M8 10.500h.01M12 10.500h.01M16 10.500h.01',
  houseDecoration:
    'M6.5 11.500V8a3 3 0 0 1 3-3h5a3 3 0 0 1 3 3v3.500M4.5 11.500a1.5 1.5 0 0 1 2 1.400V15h11v-2.100a1.5 1.5 0 0 1 2-1.4 1.5 1.5 0 0 1 1 1.400V18h-17v-5.100a1.5 1.5 0 0 1 1-1.400zM6.5 18v2M17.5 18v2',
  modernStaff: 'M3 4h18v3h-3v2.500H6V7H3zM12 9.500V13M8 17.500a4 4 0 0 1 8 0zM12 20.500h.01',
  plomberie: 'M3.5 8.500h9a5.5 5.5 0 0 1 5.5 5.500v1.500h-4V14a1.5 1.5 0 0 0-1.5-1.500h-9zM8 8.500V5M5.5 5h5M16 19v1.5',
  electricite: 'M13 3L5.5 13.500h5.500L10.5 21 18.5 10.500H13z',
  peinture: 'M5 4h12v5H5zM17 6.500h3V12h-8v3M10.5 15h3v6h-3z',
  maconnerie: 'M3 6h18v12H3zM3 12h18M9 6v6M15.5 6v6M6 12v6M12 12v6M18 12v6',
  carrelage: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  'menuiserie-bois': 'M6.5 21V3.500h11V21M4 21h16M14.5 12.500h.01M9 6.500h6v3H9z',
  'menuiserie-aluminium': 'M4 4h16v16H4zM12 4v16M4 12h16',
  'toiture-etancheite': 'M2.5 12L12 4.500l9.5 7.500M6 10.500V20h12v-9.500M16.5 7.800V5h2.500v4.8',
  climatisation: 'M12 3v18M4.2 7.500l15.6 9M19.8 7.500l-15.6 9M9.5 4.500L12 7l2.5-2.500M9.5 19.500L12 17l2.5 2.5',
  'soudure-ferronnerie':
    'M12 3c3 4 6 6.3 6 10.800a6 6 0 0 1-12 0c0-2.5 1.5-4 3-5.5.5 2 1.4 2.6 2 2.6.6-2.6 0-5.1 1-7.900z',
  nettoyage: 'M12 3v9M8.5 12h7l2 9h-11zM10.5 17v4M13.5 17v4',
  'panneaux-solaires': 'M6 5h12l3 11H3zM9.7 5L8.5 16M14.3 5l1.2 11M4.5 10.500h15M12 16v4M8.5 20h7',
  forage: 'M12 3.500c3.5 4.5 6 7.3 6 10.700a6 6 0 0 1-12 0c0-3.4 2.5-6.2 6-10.700zM9.3 14.500a2.7 2.7 0 0 0 2.7 2.7',
  videosurveillance: 'M4.5 5.500l13 4-2 6-12-3.700zM8 13.200L6.5 17.500H3M17 11l3.5 1-1 3.3-3.3-1',
  'architecture-plans': 'M4 20V4l16 16zM8 16v-3.500l3.5 3.500zM4 8h1.500M4 11.500h1.500M4 15h1.5',
  'groupe-electrogene': 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4',
  'jardin-amenagement':
    'M12 21v-9M12 15c0-4.5-3-6.5-7.5-6.500C4.5 13 7.5 15 12 15zM12 12c0-4.5 3-6.5 7.5-6.500C19.5 10 16.5 12 12 12z',
  piscine:
    'M3 18.500c1.5 0 1.5-1.5 3-1.500s1.5 1.5 3 1.5 1.5-1.5 3-1.5 1.5 1.5 3 1.5 1.5-1.5 3-1.5 1.5 1.5 3 1.500M8 14V6a2 2 0 0 1 4 0M15 14V6a2 2 0 0 1 4 0M8 10h7',
  'demolition-terrassement': 'M3.5 7.500c5-4.5 12-4.5 17 0-4-1-6-1-7.5-.500L21 20l-2 1.500L10.5 8c-2-.8-4-.8-7-.500z',
};

const house = 'M3 11.500L12 4l9 7.500M5.5 9.500V20h13V9.500M10 20v-5h4v5';

/** A small drawing of a service; a house for one that was added later. Decoration only. */
export function ServiceMark({ slug, className }: { slug: string; className?: string | undefined }) {
  return (
    <svg className={classNames(styles.mark, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[slug] ?? house} />
    </svg>
  );
}
