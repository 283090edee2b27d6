import { useState } from 'react';
import { currentSession } from '../../shared/client/session.ts';
import type { PrepareSubscription } from '../../shared/subscriptions/schemas.ts';
import type { Preparation } from '../../shared/subscriptions/views.ts';
import { api } from '../api.ts';
import { paths } from '../paths.ts';
import { type Problem, reportFailure, reportProblem } from '../payments/PaymentProblem.tsx';
import { useCheckoutRedirect } from '../payments/useCheckoutRedirect.ts';
import { useSingleFlight } from '../useSingleFlight.ts';

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
  problem: Problem | undefined;
}

/**
 * Prepare, then pay (specification §4, §7). `chosen` is undefined until a package is; another choice makes the summary
 * void.
 */
export function usePreparation(chosen: Chosen | undefined): Preparing {
  const [prepared, setPrepared] = useState<Prepared>();
  const [problem, setProblem] = useState<Problem & { about: string }>();
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
    const userId = currentSession()?.user.id;
    if (!userId) return report(reportProblem('packages.mustLogIn'));
    if (!chosen || !current) return report(reportProblem('packages.paymentMissing'));
    const answer = await api.post('/checkout', {
      body: {
        userId,
        ...chosen,
        amountGnF: current.amountGnF,
        returnUrl: paths.checkoutSuccess,
        cancelUrl: paths.checkoutCancel,
      },
      once: 'checkout',
    });
    if (answer.ok) {
      if (!leave(answer.entity.checkoutUrl)) report(reportProblem('packages.redirectRefused'));
      return;
    }
    report(reportFailure(answer, 'packages.redirectRefused', 'packages.paymentFailed'));
    if (answer.status === 409) setPrepared(undefined);
  });

  return {
    preparation: current,
    isPreparing: preparing.isBusy,
    prepare: preparing.run,
    isPaying: paying.isBusy,
    isRedirecting,
    pay: paying.run,
    problem: problem?.about === about ? problem : undefined,
  };
}
