import { useCallback, useEffect, useState } from 'react';
import { wait } from '../../shared/client/retry.ts';
import { currentSession } from '../../shared/client/session.ts';
import type { PaymentView } from '../../shared/payments/views.ts';
import type { ActiveSubscription } from '../../shared/subscriptions/views.ts';
import { api } from '../api.ts';
import { pollConfirmation, type Verdict, verdictFrom, verdictOf } from './confirmation.ts';

export interface Confirmation {
  /** `silent`: every attempt is used up and nothing is known. */
  phase: Verdict | 'silent';
  /** Attempts that brought nothing. */
  missed: number;
  payment: PaymentView | undefined;
  active: ActiveSubscription | null | undefined;
  /** The last attempt did not reach the server. */
  isOffline: boolean;
  /** Takes what the provider answered in between. */
  settle: (payment: PaymentView) => void;
  /** From the first attempt again; also done when a lost network is back. */
  restart: () => void;
}

type Known = Pick<Confirmation, 'phase' | 'missed' | 'payment' | 'active' | 'isOffline'>;

const unknown: Known = { phase: 'waiting', missed: 0, payment: undefined, active: undefined, isOffline: false };

/**
 * Waits for the server to say that this payment, or any where none is named, gave a subscription (specification §4).
 */
export function useConfirmation(paymentId: string | undefined): Confirmation {
  const [known, setKnown] = useState(unknown);
  const note = useCallback((more: Partial<Known>) => setKnown((before) => ({ ...before, ...more })), []);
  const restart = useCallback(() => note({ phase: 'waiting', missed: 0 }), [note]);
  const isWaiting = known.phase === 'waiting';

  useEffect(() => {
    if (!isWaiting) return;
    const stop = new AbortController();
    const ask = async () => {
      const userId = currentSession()?.user.id ?? '';
      const [active, payment] = await Promise.all([
        api.get('/active/{userId}', { path: { userId } }),
        paymentId ? api.get('/get-payment/{id}', { path: { id: paymentId } }) : undefined,
      ]);
      if (!stop.signal.aborted)
        note({
          isOffline: !active.ok && active.kind === 'offline',
          ...(active.ok ? { active: active.entity } : {}),
          ...(payment?.ok ? { payment: payment.entity } : {}),
        });
      return verdictFrom(active, payment);
    };
    const onMissed = (missed: number) => note({ missed });
    void pollConfirmation({ ask, wait, onMissed, signal: stop.signal }).then((end) => {
      if (end !== 'stopped') note({ phase: end });
    });
    return () => stop.abort();
  }, [paymentId, isWaiting, note]);

  const isSilent = known.phase === 'silent';
  useEffect(() => {
    if (!isSilent) return;
    addEventListener('online', restart);
    return () => removeEventListener('online', restart);
  }, [isSilent, restart]);

  return {
    ...known,
    settle: (payment) => setKnown((before) => ({ ...before, payment, phase: settledPhase(before.phase, payment) })),
    restart,
  };
}

/** A payment that is still open changes nothing about how far the waiting is. */
function settledPhase(before: Confirmation['phase'], payment: PaymentView): Confirmation['phase'] {
  const verdict = verdictOf(payment);
  return verdict === 'waiting' ? before : verdict;
}
