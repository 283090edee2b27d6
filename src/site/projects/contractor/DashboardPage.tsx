import { leadPageTexts } from '../../../shared/leads/pageTexts.ts';
import { leadTexts } from '../../../shared/leads/texts.ts';
import { contractorTexts } from '../../../shared/projects/contractorTexts.ts';
import { projectTexts } from '../../../shared/projects/texts.ts';
import { api } from '../../api.ts';
import { paths } from '../../paths.ts';
import { type OwnEnterprise, useOwnEnterprise } from '../../session/useOwnEnterprise.ts';
import { useSiteSettings } from '../../settings/useSiteSettings.ts';
import { registerTexts, t } from '../../texts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Skeleton } from '../../ui/Loading.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { useQuery } from '../../useQuery.ts';
import styles from './Dashboard.module.css';
import { PendingModal } from './PendingModal.tsx';
import { ProjectsPanel } from './ProjectsPanel.tsx';

registerTexts(contractorTexts);
registerTexts(projectTexts);
registerTexts(leadTexts);
registerTexts(leadPageTexts);

/** Where a contractor finds projects: those accepted and those to take (specification §2.6). */
export function DashboardPage() {
  const own = useOwnEnterprise();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.welcome}>
          <p className={styles.kicker}>{t('layout.dashboard')}</p>
          <h1>{own.fullName ? t('contractor.welcome', { name: own.fullName }) : t('contractor.welcomeNoName')}</h1>
          <p className={styles.soft}>{t('contractor.intro')}</p>
        </div>
        <HelpCard />
      </header>
      <Projects own={own} />
    </div>
  );
}

/** Projects are loaded once the enterprise is known, and not while it is pending (specification §4). */
function Projects({ own }: { own: OwnEnterprise }) {
  const { enterprise } = own;
  if (own.state === 'loading') return <Skeleton lines={6} height="3rem" />;
  if (own.state === 'none') return <NoEnterprise />;
  if (!enterprise) {
    return (
      <LoadFailure
        title={t('contractor.enterpriseFailed')}
        failure={own.failure}
        isBusy={own.isLoading}
        onRetry={own.reload}
      />
    );
  }
  if (enterprise.status === 'Pending') {
    return (
      <>
        <ReturnedDocuments enterpriseId={enterprise.id} />
        <PendingModal
          accountNumber={enterprise.accountNumber}
          isChecking={own.isLoading}
          failure={own.failure}
          onCheck={own.reload}
        />
      </>
    );
  }
  return (
    <>
      <ReturnedDocuments enterpriseId={enterprise.id} />
      {enterprise.status === 'Suspended' && <Alert tone="error">{t('contractor.suspended')}</Alert>}
      {enterprise.status === 'Expired' && (
        <Alert tone="warning">
          <p>{t('contractor.expired')}</p>
          <ButtonLink variant="secondary" to={paths.packages} className={styles.alertAction}>
            {t('contractor.seePackages')}
          </ButtonLink>
        </Alert>
      )}
      <ProjectsPanel enterpriseStatus={enterprise.status} />
    </>
  );
}

/** Documents that the contractor has to send again; the profile says which, and takes them. */
function ReturnedDocuments({ enterpriseId }: { enterpriseId: string }) {
  const { entity: verification } = useQuery(
    `verification ${enterpriseId}`,
    () => api.get('/get-enterprise-verification/{enterpriseId}', { path: { enterpriseId } }),
    { refreshOnFocus: true },
  );
  if (verification?.status !== 'Incomplete') return null;
  return (
    <Alert tone="warning" title={t('contractor.documentsReturned')}>
      {verification.reason && <p>{verification.reason}</p>}
      <ButtonLink variant="secondary" to={paths.profile} className={styles.alertAction}>
        {t('contractor.seeDocuments')}
      </ButtonLink>
    </Alert>
  );
}

function NoEnterprise() {
  const phone = useSiteSettings()?.supportPhone;
  return (
    <EmptyState
      title={t('contractor.noEnterprise')}
      action={
        <>
          <ButtonLink to={paths.onboarding}>{t('contractor.registerEnterprise')}</ButtonLink>
          {phone && <PhoneLink phone={phone} variant="quiet" isNamed />}
        </>
      }
    >
      <p>{t('contractor.noEnterpriseHint')}</p>
    </EmptyState>
  );
}

/** Whom to call (specification §2.6). */
function HelpCard() {
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
