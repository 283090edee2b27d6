import type { EnterpriseView } from '../../shared/enterprises/views.ts';
import { paths } from '../paths.ts';
import { t } from '../texts.ts';
import { Link } from '../ui/Link.tsx';
import styles from './Account.module.css';

/** Read-only in the profile: the account number, and the services (specification §5). */
export function CompanyFacts({ enterprise }: { enterprise: EnterpriseView }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('enterprises.accountNumber')}</dt>
        <dd className={styles.number}>{enterprise.accountNumber}</dd>
      </div>
      <div>
        <dt>{t('enterprises.services')}</dt>
        <dd>
          {enterprise.services.length === 0 && t('enterprises.servicesNone')}
          <ul className={styles.tags}>
            {enterprise.services.map(({ value, label }) => (
              <li key={value}>{label}</li>
            ))}
          </ul>
        </dd>
        <dd>
          {t('enterprises.readOnly')} <Link to={paths.preferences}>{t('enterprises.toPreferences')}</Link>
        </dd>
      </div>
    </dl>
  );
}
