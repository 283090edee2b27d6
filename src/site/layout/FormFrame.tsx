import { PageOutlet } from './PageOutlet.tsx';
import '../ui/deferredResources.ts';
import { SupportPhone } from '../settings/SupportPhone.tsx';
import { useSiteSettings } from '../settings/useSiteSettings.ts';
import { t } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './FormFrame.module.css';

/** The column of the project form's pages. */
export function FormColumn() {
  return (
    <div className={styles.form}>
      <PageOutlet />
    </div>
  );
}

/** On the form pages; its place is up to 993 px alone (`PageFrame.module.css`, specification §2.6). */
export function HelpLine() {
  if (!useSiteSettings()) return null;
  return (
    <aside className={styles.help} aria-label={t('layout.customerService')}>
      <Icon name="phone" />
      <p>
        {t('layout.helpLine')} <SupportPhone className={styles.phone} />
      </p>
    </aside>
  );
}
