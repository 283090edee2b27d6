import { useSiteSettings } from '../../settings/useSiteSettings.ts';
import { t } from '../../texts.ts';
import { Card } from '../../ui/Card.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import styles from './Dashboard.module.css';

/** Whom to call (specification §2.6). */
export function HelpCard() {
  const phone = useSiteSettings()?.supportPhone;
  return (
    <Card className={styles.help}>
      <div>
        <h2 className={styles.helpTitle}>{t('contractor.helpTitle')}</h2>
        <p className={styles.soft}>{t('contractor.helpText')}</p>
      </div>
      {phone && <PhoneLink phone={phone} />}
    </Card>
  );
}
