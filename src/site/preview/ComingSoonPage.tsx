import { previewTexts } from '../../shared/preview/texts.ts';
import { paths } from '../paths.ts';
import { SupportPhone } from '../settings/SupportPhone.tsx';
import { useSiteSettings } from '../settings/useSiteSettings.ts';
import { registerTexts, t } from '../texts.ts';
import { Link } from '../ui/Link.tsx';
import { PlainFrame } from './PlainFrame.tsx';
import styles from './Preview.module.css';

registerTexts(previewTexts);

/** Specification §2.1: links to two social networks. */
const NETWORKS = 2;

export function ComingSoonPage() {
  const settings = useSiteSettings();
  return (
    <PlainFrame>
      <h1 className={styles.title}>{t('preview.comingSoon')}</h1>
      <p className={styles.text}>{t('preview.comingSoonText')}</p>
      <ul className={styles.links}>
        {settings?.socialLinks.slice(0, NETWORKS).map(({ name, url }) => (
          <li key={url}>
            <a className={styles.link} href={url} target="_blank" rel="noreferrer">
              {name} <span className={styles.hidden}>{t('layout.newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
      {settings && (
        <p>
          {t('preview.comingSoonCall')} <SupportPhone className={styles.plainLink} />
        </p>
      )}
      {settings?.isGated && (
        <p>
          <Link className={styles.plainLink} to={paths.preview}>
            {t('preview.havePassword')}
          </Link>
        </p>
      )}
    </PlainFrame>
  );
}
