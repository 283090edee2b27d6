import { useSiteSettings } from '../settings/useSiteSettings.ts';
import { t } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import styles from './Contact.module.css';

/** For whom a form is not the thing. */
export function DirectContact() {
  const settings = useSiteSettings();
  if (!settings) return null;
  return (
    <aside className={styles.direct} aria-labelledby="direct">
      <h2 id="direct">{t('contact.directTitle')}</h2>
      <h3>{t('contact.call')}</h3>
      <div>
        <PhoneLink phone={settings.supportPhone} />
      </div>
      <h3>{t('contact.visit')}</h3>
      <address className={styles.address}>
        <Icon name="map-pin" />
        <span>{settings.address}</span>
      </address>
    </aside>
  );
}
