import { currentSession } from '../../shared/client/session.ts';
import { formatLongDate } from '../../shared/format/dates.ts';
import { projectTexts } from '../../shared/projects/texts.ts';
import { requestTexts } from '../../shared/tracking/requestTexts.ts';
import type { OwnRequest } from '../../shared/tracking/requestViews.ts';
import { api } from '../api.ts';
import { paths } from '../paths.ts';
import { registerTexts, t } from '../texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Pagination } from '../ui/ListControls.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { PageHead } from '../ui/Section.tsx';
import { PER_PAGE, useAddressPage } from '../ui/useAddressPage.ts';
import { useQuery } from '../useQuery.ts';
import styles from './OwnRequests.module.css';

registerTexts(requestTexts);
registerTexts(projectTexts);

/** The requests of who is signed in, the newest first (design §10). */
export function OwnRequestsPage() {
  return (
    <>
      <PageHead title={t('ownRequests.title')} intro={t('ownRequests.intro')} />
      <div className={styles.page}>
        <Requests />
      </div>
    </>
  );
}

function Requests() {
  const { page, range, goTo } = useAddressPage();
  const answer = useQuery(
    `own requests ${currentSession()?.user.id} ${range}`,
    () => api.get('/own-requests', { query: { range } }),
    { refreshOnFocus: true, isCached: true },
  );
  const { entity: requests, total = 0, failure } = answer;
  if (failure && !requests)
    return (
      <LoadFailure
        title={t('ownRequests.failed')}
        failure={failure}
        isBusy={answer.isLoading}
        onRetry={answer.reload}
      />
    );
  if (!requests) return <Skeleton lines={5} height="5rem" />;
  if (requests.length === 0 && page === 1) return <NoRequests />;
  return (
    <>
      <ul className={styles.list}>
        {requests.map((request) => (
          <li key={request.reference}>
            <Request request={request} />
          </li>
        ))}
      </ul>
      {(total > PER_PAGE || page > 1) && <Pagination page={page} perPage={PER_PAGE} total={total} onPage={goTo} />}
    </>
  );
}

function Request({
  request: { reference, status, service, submittedAt, nextStep, trackingPath },
}: {
  request: OwnRequest;
}) {
  return (
    <Card className={styles.request}>
      <p className={styles.reference}>{reference}</p>
      <h2 className={styles.service}>{service ?? t('projects.uncategorised')}</h2>
      <p className={styles.soft}>
        {t('ownRequests.sentOn', { date: formatLongDate(submittedAt) })} ·{' '}
        <strong>{t(`ownRequests.state.${status}`)}</strong>
      </p>
      <p>{nextStep.text}</p>
      {nextStep.dueAt && !nextStep.isOverdue && (
        <p className={styles.soft}>{t('ownRequests.dueAt', { date: formatLongDate(nextStep.dueAt) })}</p>
      )}
      <ButtonLink to={trackingPath} variant="secondary" aria-label={t('ownRequests.openOf', { reference })}>
        {t('ownRequests.open')}
        <Icon name="arrow-right" />
      </ButtonLink>
    </Card>
  );
}

function NoRequests() {
  return (
    <EmptyState
      title={t('ownRequests.none')}
      action={
        <>
          <ButtonLink to={paths.projectInfo}>{t('ownRequests.submit')}</ButtonLink>
          <ButtonLink to={paths.lostLink} variant="quiet">
            {t('ownRequests.lost')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('ownRequests.noneHint')}</p>
    </EmptyState>
  );
}
