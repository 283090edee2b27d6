import { firstPaths as paths } from '../firstPaths.ts';
import { useMenuTexts } from '../language.ts';
import { useSiteSettings } from '../settings/useSiteSettings.ts';
import { Link } from '../ui/Link.tsx';
import styles from './TopBar.module.css';

/** The product's name is a setting (design §8). */
export function Logo() {
  const { t } = useMenuTexts();
  const name = useSiteSettings()?.name ?? t('layout.name');
  return (
    <Link to={paths.home} className={styles.logo} aria-label={t('layout.home', { name })}>
      <LogoMark />
      <span>{name}</span>
    </Link>
  );
}

/** A roof over a young plant. */
export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="10" className={styles.tile} />
      <path d="M8 20.5 20 9.5l12 11" className={styles.roof} />
      <path
        d="M20 32v-9m0 2.5c-.6-3.8-3.8-5.3-7-4.7.6 3.5 3.2 5.3 7 4.7Zm0 0c.6-3.8 3.8-5.3 7-4.7-.6 3.5-3.2 5.3-7 4.7Z"
        className={styles.leaf}
      />
    </svg>
  );
}
