import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatDateTime, formatLongDate } from '../../shared/format/dates.ts';
import { trackingTexts } from '../../shared/tracking/texts.ts';
import type { TrackingView } from '../../shared/tracking/views.ts';
import { verificationTexts } from '../../shared/verifications/texts.ts';
import '../ui/deferredResources.ts';
import { api } from '../api.ts';
import { useDescription, useTitle } from '../layout/documentHead.ts';
import { paths } from '../paths.ts';
import { useNotFoundStatus, useServerData } from '../rendering/rendering.ts';
import { useSiteSettings } from '../settings/useSiteSettings.ts';
import { registerTexts, t } from '../texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import { PageHead } from '../ui/Section.tsx';
import { useQuery } from '../useQuery.ts';
import { ActSection } from './acts/ActSection.tsx';
import { Enterprises } from './Enterprises.tsx';
import { LoadedReview } from './LoadedReview.tsx';
import { LoadedVoiceNotes } from './LoadedVoiceNotes.tsx';
import { NextStep } from './NextStep.tsx';
import { OpenAccount } from './OpenAccount.tsx';
import { Comparison } from './quotes/Comparison.tsx';
import { Request } from './Request.tsx';
import { Reserves } from './Reserves.tsx';
import { Steps } from './Steps.tsx';
import styles from './Tracking.module.css';

registerTexts(trackingTexts);
registerTexts(verificationTexts);

/** Younger than this, what the server rendered the page from is how the request stands now. */
const FRESH_MS = 60_000;
const isToken = (token: string) => /^[\w-]{22}$/.test(token);

/** A request as its client follows it, by the link alone (design §10): first what happens next. */
export function TrackingPage() {
  const { token = '' } = useParams();
  useTitle(t('tracking.title'));
  useDescription(undefined);
  return isToken(token) ? <Tracked key={token} token={token} /> : <DeadLink />;
}

function Tracked({ token }: { token: string }) {
  const path = `/tracking/${token}`;
  const rendered = useServerData<TrackingView>(path);
  const load = () => api.get('/tracking/{token}', { path: { token } });
  const answer = useQuery(rendered === null ? undefined : path, load, {
    refreshOnFocus: true,
    rendered: rendered ?? undefined,
  });
  const { reload } = answer;
  // A copy kept on the device is asked for again once it stands. By a clock that is behind, any copy would be a fresh
  // one: what was read in the future is asked for too.
  useEffect(() => {
    if (rendered && Math.abs(Date.now() - Date.parse(rendered.readAt)) > FRESH_MS) reload();
  }, [rendered, reload]);
  const [acted, setActed] = useState<TrackingView>();
  const { failure } = answer;
  const isDead = rendered === null || failure?.kind === 'notFound';
  const tracked = isDead ? undefined : newest(answer.entity, acted);
  if (tracked)
    return (
      <Page
        token={token}
        tracked={tracked}
        isOffline={failure?.kind === 'offline'}
        isBusy={answer.isLoading}
        onActed={setActed}
        onRefresh={reload}
      />
    );
  if (isDead) return <DeadLink />;
  return (
    <div className={styles.waiting}>
      {failure ? (
        <LoadFailure title={t('tracking.loadFailed')} failure={failure} isBusy={answer.isLoading} onRetry={reload} />
      ) : (
        <Skeleton lines={6} height="3rem" />
      )}
    </div>
  );
}

/** What an act answered, until something newer was read. */
const newest = (read: TrackingView | undefined, acted: TrackingView | undefined): TrackingView | undefined =>
  acted && (!read || acted.readAt > read.readAt) ? acted : read;

interface PageProps {
  token: string;
  tracked: TrackingView;
  isOffline: boolean;
  isBusy: boolean;
  onActed: (tracked: TrackingView) => void;
  onRefresh: () => void;
}

function Page({ token, tracked, isOffline, isBusy, onActed, onRefresh }: PageProps) {
  const service = tracked.service ?? t('tracking.noService');
  return (
    <>
      <PageHead
        title={t('tracking.title')}
        intro={t('tracking.intro', { service, date: formatLongDate(tracked.submittedAt) })}
      >
        <p className={styles.reference}>
          <span>{t('tracking.reference')}</span> <strong>{tracked.reference}</strong>
        </p>
      </PageHead>
      <div className={styles.page}>
        {isOffline && <Alert tone="warning">{t('tracking.offline')}</Alert>}
        <NextStep
          token={token}
          step={tracked.nextStep}
          callAt={tracked.callAt}
          onAnswered={onActed}
          onRefused={onRefresh}
        />
        {tracked.mergedInto && <Merged into={tracked.mergedInto} />}
        {tracked.closingCode && <ClosingCode code={tracked.closingCode} />}
        {tracked.status === 'Done' && <LoadedReview token={token} />}
        <Comparison token={token} tracked={tracked} onChanged={onActed} onRefresh={onRefresh} />
        <div className={styles.columns} data-rest>
          <div className={styles.main}>
            <Enterprises enterprises={tracked.enterprises} reference={tracked.reference} />
            <Reserves token={token} reserves={tracked.reserves} />
            <ActSection token={token} tracked={tracked} isOffline={isOffline} onDone={onActed} onRefresh={onRefresh} />
            <LoadedVoiceNotes token={token} tracked={tracked} onChanged={onActed} />
            <Request token={token} tracked={tracked} />
          </div>
          <aside className={styles.side}>
            <Steps steps={tracked.steps} />
            <OpenAccount token={token} />
            <Help />
            <p className={styles.soft}>{t('tracking.readAt', { date: formatDateTime(tracked.readAt) })}</p>
            <div data-script>
              <Button variant="secondary" busy={isBusy} onClick={onRefresh}>
                {t('tracking.refresh')}
              </Button>
            </div>
          </aside>
        </div>
      </div>
    </>
  );
}

/** The request that goes on in place of this one. */
function Merged({ into: { reference, path } }: { into: NonNullable<TrackingView['mergedInto']> }) {
  if (!path) return <p>{t('tracking.mergedCall', { reference })}</p>;
  return (
    <p>
      <ButtonLink to={path}>{t('tracking.openMerged', { reference })}</ButtonLink>
    </p>
  );
}

/** By which the contractor says that the work is finished. */
function ClosingCode({ code }: { code: string }) {
  return (
    <section className={styles.closing} aria-labelledby="closing">
      <h2 id="closing">{t('tracking.closingTitle')}</h2>
      <p className={styles.code}>{code}</p>
      <p className={styles.soft}>{t('tracking.closingHelp')}</p>
    </section>
  );
}

function Help() {
  return (
    <section className={styles.help}>
      <p>{t('tracking.help')}</p>
      <Call />
      <p className={styles.soft}>{t('tracking.privateLink')}</p>
    </section>
  );
}

/** Customer service, by a tap; nothing until its number is known. */
function Call() {
  const phone = useSiteSettings()?.supportPhone;
  return phone ? <PhoneLink phone={phone} variant="secondary" isNamed /> : null;
}

/** The same for a wrong link, an old one and somebody else's. */
function DeadLink() {
  useNotFoundStatus();
  return (
    <MessagePage
      icon="alert"
      title={t('tracking.deadTitle')}
      actions={
        <>
          <ButtonLink to={paths.lostLink}>{t('tracking.lostLink')}</ButtonLink>
          <Call />
        </>
      }
    >
      <p>{t('tracking.deadHelp')}</p>
    </MessagePage>
  );
}
