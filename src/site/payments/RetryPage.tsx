import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formatGnf } from '../../shared/format/money.ts';
import { api } from '../api.ts';
import { paths } from '../paths.ts';
import { t } from '../texts.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Outcome } from './Outcome.tsx';
import { ProblemAlert } from './ProblemAlert.tsx';
import { type Problem, tellFailure, tellProblem } from './paymentProblem.ts';
import { RequirePayer } from './RequirePayer.tsx';
import { type RetryState, retryState } from './retryLink.ts';
import { useAct } from './useAct.ts';
import { useDeparture } from './useDeparture.ts';

/** Another try to pay a subscription, which the page before names (specification §2.6). */
export function RetryPage() {
  const given = retryState(useLocation());
  return <RequirePayer>{given ? <Retry given={given} /> : <NothingToRetry />}</RequirePayer>;
}

function Retry({ given }: { given: Partial<RetryState> & Pick<RetryState, 'subscriptionId'> }) {
  const { subscriptionId, description, amount } = given;
  const { isLeaving, leave } = useDeparture();
  const [problem, setProblem] = useState<Problem>();
  const { isBusy, run } = useAct(async () => {
    setProblem(undefined);
    const answer = await api.post('/create-payment', {
      body: { subscriptionId },
      once: `create-payment:${subscriptionId}`,
    });
    if (!answer.ok) return setProblem(tellFailure(answer, 'payments.retryFailed', 'payments.retryFailed'));
    if (!leave(answer.body.redirectUrl)) setProblem(tellProblem('payments.retryFailed'));
  });
  const isGone = problem?.code === 'STALE' || problem?.code === 'WRONG_STATE' || problem?.code === 'ALREADY_PAID';
  return (
    <Outcome
      tone="neutral"
      title={t('payments.retryTitle')}
      actions={
        <>
          {!isGone && (
            <Button busy={isBusy || isLeaving} onClick={run}>
              {t(isLeaving ? 'packages.leaving' : 'payments.pay')}
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
