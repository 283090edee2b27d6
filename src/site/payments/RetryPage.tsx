import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formatGnf } from '../../shared/format/money.ts';
import { api } from '../api.ts';
import { paths } from '../paths.ts';
import { t } from '../texts.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { useSingleFlight } from '../useSingleFlight.ts';
import { Outcome } from './Outcome.tsx';
import { type RetryState, retryState } from './PaymentActions.tsx';
import { RequirePayer } from './PaymentGuards.tsx';
import { type Problem, ProblemAlert, reportFailure, reportProblem } from './PaymentProblem.tsx';
import { useCheckoutRedirect } from './useCheckoutRedirect.ts';

/** Another try to pay a subscription, which the page before names (specification §2.6). */
export function RetryPage() {
  const given = retryState(useLocation());
  return <RequirePayer>{given ? <Retry given={given} /> : <NothingToRetry />}</RequirePayer>;
}

function Retry({ given }: { given: Partial<RetryState> & Pick<RetryState, 'subscriptionId'> }) {
  const { subscriptionId, description, amount } = given;
  const { isRedirecting, leave } = useCheckoutRedirect();
  const [problem, setProblem] = useState<Problem>();
  const { isBusy, run } = useSingleFlight(async () => {
    setProblem(undefined);
    const answer = await api.post('/create-payment', {
      body: { subscriptionId },
      once: `create-payment:${subscriptionId}`,
    });
    if (!answer.ok) return setProblem(reportFailure(answer, 'payments.retryFailed', 'payments.retryFailed'));
    if (!leave(answer.body.redirectUrl)) setProblem(reportProblem('payments.retryFailed'));
  });
  const isGone = problem?.code === 'STALE' || problem?.code === 'WRONG_STATE' || problem?.code === 'ALREADY_PAID';
  return (
    <Outcome
      tone="neutral"
      title={t('payments.retryTitle')}
      actions={
        <>
          {!isGone && (
            <Button busy={isBusy || isRedirecting} onClick={run}>
              {t(isRedirecting ? 'packages.leaving' : 'payments.pay')}
            </Button>
          )}
          <ButtonLink variant={isGone ? 'primary' : 'secondary'} to={isGone ? paths.packages : paths.payments}>
            {t(isGone ? 'payments.seePackages' : 'payments.back')}
          </ButtonLink>
        </>
      }
    >
      {description && <p>{description}</p>}
      {amount !== undefined && <p>{formatGnf(amount)}</p>}
      <p>{t('payments.retryText')}</p>
      <ProblemAlert problem={problem} />
    </Outcome>
  );
}

function NothingToRetry() {
  return (
    <Outcome
      tone="failure"
      title={t('packages.paymentMissing')}
      actions={
        <>
          <ButtonLink to={paths.payments}>{t('payments.back')}</ButtonLink>
          <ButtonLink variant="secondary" to={paths.packages}>
            {t('payments.seePackages')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('payments.retryMissingHint')}</p>
    </Outcome>
  );
}
