import { useState } from 'react';
import { currentSession } from '../../shared/client/session.ts';
import { formatLongDate } from '../../shared/format/dates.ts';
import type { ActiveSubscription } from '../../shared/subscriptions/views.ts';
import { api } from '../api.ts';
import { type Problem, ProblemAlert, reportFailure, reportProblem } from '../payments/PaymentProblem.tsx';
import { t } from '../texts.ts';
import { Button } from '../ui/Button.tsx';
import { Modal } from '../ui/Modal.tsx';
import { toastSuccess } from '../ui/toast.tsx';
import { useSingleFlight } from '../useSingleFlight.ts';
import { paidInWords, paidUntil } from './paid.ts';

interface CancelSubscriptionProps {
  active: ActiveSubscription;
  onCancelled: () => void;
}

/** Stops the renewal, once it was said what stays (specification §2.6, design §7). */
export function CancelSubscription({ active, onCancelled }: CancelSubscriptionProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const { isBusy, run } = useSingleFlight(async () => {
    setProblem(undefined);
    const userId = currentSession()?.user.id;
    if (!userId) return setProblem(reportProblem('packages.mustLogIn'));
    // Without a key: cancelling twice changes nothing, and what was bought since renews and is cancelled anew.
    const answer = await api.post('/cancel', { body: userId });
    if (!answer.ok) return setProblem(reportFailure(answer, 'packages.cancelRefused', 'packages.cancelFailed'));
    setIsAsking(false);
    void toastSuccess(t('packages.cancelled'));
    onCancelled();
  });
  const close = () => {
    setProblem(undefined);
    setIsAsking(false);
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {t('packages.cancel')}
      </Button>
      <Modal
        open={isAsking}
        title={t('packages.cancelTitle')}
        onClose={isBusy ? undefined : close}
        actions={
          <>
            <Button variant="secondary" disabled={isBusy} onClick={close}>
              {t('packages.cancelKeep')}
            </Button>
            <Button variant="danger" busy={isBusy} onClick={run}>
              {t('packages.cancelConfirm')}
            </Button>
          </>
        }
      >
        <p>{t('packages.cancelKeeps', { paid: paidInWords(active) })}</p>
        <p>{t('packages.cancelContacts')}</p>
        <p>{t('packages.cancelStops', { end: formatLongDate(paidUntil(active)) })}</p>
        <ProblemAlert problem={problem}>{problem?.isUnsure && <p>{t('packages.cancelUnsure')}</p>}</ProblemAlert>
      </Modal>
    </>
  );
}
