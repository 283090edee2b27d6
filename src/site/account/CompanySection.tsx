import type { EnterpriseView } from '../../shared/enterprises/views.ts';
import { EnterpriseDocuments } from '../enterprises/documents/EnterpriseDocuments.tsx';
import { paths } from '../paths.ts';
import type { OwnEnterprise } from '../session/useOwnEnterprise.ts';
import { t } from '../texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import styles from './Account.module.css';
import { CompanyForm } from './CompanyForm.tsx';

/** The contractor's company: what they may correct, what is only shown, and its documents. */
export function CompanySection({ own }: { own: OwnEnterprise }) {
  const { enterprise } = own;
  if (own.state === 'loading') return <Skeleton lines={6} height="3rem" />;
  if (own.state === 'none') {
    return (
      <EmptyState
        title={t('enterprises.none')}
        action={<ButtonLink to={paths.onboarding}>{t('enterprises.register')}</ButtonLink>}
      />
    );
  }
  if (!enterprise) {
    return (
      <LoadFailure
        title={t('enterprises.loadFailed')}
        failure={own.failure}
        isBusy={own.isLoading}
        onRetry={own.reload}
      />
    );
  }
  return (
    <>
      <Card className={styles.section}>
        <CompanyForm key={enterprise.id} enterprise={enterprise} onSaved={own.replaceEnterprise} onStale={own.reload} />
        <CompanyFacts enterprise={enterprise} />
      </Card>
      <Card>
        <EnterpriseDocuments enterpriseId={enterprise.id} />
      </Card>
    </>
  );
}

/** Read-only in the profile: the account number, and the services (specification §5). */
function CompanyFacts({ enterprise }: { enterprise: EnterpriseView }) {
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
