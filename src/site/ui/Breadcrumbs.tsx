import { paths } from '../paths.ts';
import { useStructuredData } from '../rendering/rendering.ts';
import { breadcrumbs } from '../rendering/structuredData.ts';
import { t } from '../texts.ts';
import styles from './Breadcrumbs.module.css';
import { Link } from './Link.tsx';

/** A page's name and its path. */
type Crumb = readonly [name: string, path: string];

/** The way from the home page to this one, which comes last: as links, and as structured data for search engines. */
export function Breadcrumbs({ pages }: { pages: readonly [...above: Crumb[], here: Crumb] }) {
  const way: readonly Crumb[] = [[t('layout.homePage'), paths.home], ...pages];
  useStructuredData(import.meta.env.SSR && (({ origin }) => breadcrumbs(way, origin)));
  return (
    <nav className={styles.breadcrumbs} aria-label={t('layout.breadcrumbs')}>
      <ol>
        {way.map(([name, path], index) =>
          index < way.length - 1 ? (
            <li key={path}>
              <Link to={path}>{name}</Link>
            </li>
          ) : (
            <li key={path} aria-current="page">
              {name}
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
