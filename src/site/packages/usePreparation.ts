import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { currentSession } from '../../shared/client/session.ts';
import type { PaymentView } from '../../shared/payments/views.ts';
import type { PrepareSubscription } from '../../shared/subscriptions/schemas.ts';
import type { Preparation } from '../../shared/subscriptions/views.ts';
import { api } from '../api.ts';
import { paths } from '../paths.ts';
import { type Problem, reportFailure, reportProblem } from '../payments/PaymentProblem.tsx';
import { useCheckoutRedirect } from '../payments/useCheckoutRedirect.ts';
import { useSingleFlight } from '../useSingleFlight.ts';
import { readOther } from './underWay.ts';

type Chosen = Omit<PrepareSubscription, 'userId'>;

interface Prepared {
  selection: Chosen;
  preparation: Preparation;
}

interface Preparing {
  /** What the present choices would cost; undefined until it was asked for. */
  preparation: Preparation | undefined;
  isPreparing: boolean;
  prepare: () => void;
  isPaying: boolean;
  isRedirecting: boolean;
  pay: () => void;
  /** Another payment may still be confirmed: the payer decides whether to pay a second one. */
  other: PaymentView | undefined;
  payDespiteOther: () => void;
  forgetOther: () => void;
  problem: Problem | undefined;
}

/**
 * Prepare, then pay (specification §4, §7). `chosen` is undefined until a package is; another choice makes the summary
 * void.
 */
export function usePreparation(chosen: Chosen | undefined, onChangedMeanwhile: () => void): Preparing {
  const [prepared, setPrepared] = useState<Prepared>();
  const [problem, setProblem] = useState<Problem & { about: string }>();
  const [other, setOther] = useState<PaymentView>();
  const projectId = useSearchParams()[0].get('projet');
  const { isRedirecting, leave } = useCheckoutRedirect();
  const about = JSON.stringify(chosen);
  const current = prepared && JSON.stringify(prepared.selection) === about ? prepared.preparation : undefined;
  const report = (found: Problem) => setProblem({ ...found, about });

  const preparing = useSingleFlight(async () => {
    setProblem(undefined);
    const userId = currentSession()?.user.id;
    if (!userId) return report(reportProblem('packages.mustLogIn'));
    if (!chosen) return report(reportProblem('packages.choicesMissing'));
    const answer = await api.post('/prepare-subscription', { body: { userId, ...chosen } });
    if (!answer.ok) return report(reportFailure(answer, 'packages.prepareRefused', 'packages.prepareFailed'));
    setPrepared({ selection: chosen, preparation: answer.entity });
  });

  const paying = useSingleFlight(async () => {
    if (isRedirecting) return;
    setProblem(undefined);
    await checkOut(false);
  });

  /** The provider is asked first: the other payment may have arrived this minute. */
  const payingDespite = useSingleFlight(async () => {
    if (!other || isRedirecting) return;
    setProblem(undefined);
    const asked = await api.post('/confirm-payment', { body: { paymentId: other.id } });
    setOther(undefined);
    if (!asked.ok) return report(reportFailure(asked, 'packages.redirectRefused', 'packages.paymentFailed'));
    if (asked.entity.status === 'Paid') {
      setPrepared(undefined);
      onChangedMeanwhile();
      return report(reportProblem('packages.foundPaid'));
    }
    await checkOut(true);
  });

  async function checkOut(confirmsSecondPayment: boolean): Promise<void> {
    const userId = currentSession()?.user.id;
    if (!userId) return report(reportProblem('packages.mustLogIn'));
    if (!chosen || !current) return report(reportProblem('packages.paymentMissing'));
    const answer = await api.post('/checkout', {
      body: {
        userId,
        ...chosen,
        amountGnF: current.amountGnF,
        startDateUtc: current.startDateUtc,
        returnUrl: projectId ? `${paths.checkoutSuccess}?projet=${projectId}` : paths.checkoutSuccess,
        cancelUrl: paths.checkoutCancel,
        confirmsSecondPayment,
      },
      once: 'checkout',
    });
    if (answer.ok) {
      if (!leave(answer.entity.checkoutUrl)) report(reportProblem('packages.redirectRefused'));
      return;
    }
    if (answer.code === 'PAYMENT_UNDER_WAY') {
      const found = await readOther({ ...chosen, amountGnF: current.amountGnF });
      if (found) return setOther(found);
    } else if (answer.status === 409) {
      setPrepared(undefined);
      onChangedMeanwhile();
    }
    report(reportFailure(answer, 'packages.redirectRefused', 'packages.paymentFailed'));
  }

  return {
    preparation: current,
    isPreparing: preparing.isBusy,
    prepare: preparing.run,
    isPaying: paying.isBusy || payingDespite.isBusy,
    isRedirecting,
    pay: paying.run,
    other,
    payDespiteOther: payingDespite.run,
    forgetOther: () => setOther(undefined),
    problem: problem?.about === about ? problem : undefined,
  };
}
