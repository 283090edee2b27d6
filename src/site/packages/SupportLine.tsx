import { useSiteSettings } from '../settings/useSiteSettings.ts';
import { t } from '../texts.ts';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import styles from './Packages.module.css';

/** Somebody to ask before paying. */
export function SupportLine() {
  const phone = useSiteSettings()?.supportPhone;
  if (!phone) return null;
  return (
    <p className={styles.foot}>
      {t('packages.helpTitle')}
      <PhoneLink phone={phone} variant="secondary" isNamed />
    </p>
  );
}
