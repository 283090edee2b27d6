import { useState } from 'react';
import { paths } from '../paths.ts';
import { t } from '../texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { verdictOf } from './confirmation.ts';
import { HavePaid } from './HavePaid.tsx';
import { Outcome } from './Outcome.tsx';
import { retryLink } from './retryLink.ts';
import type { Confirmation } from './useConfirmation.ts';

/** Attempts after which the payer is no longer left with waiting alone. */
const PATIENCE = 4;

interface ConfirmingProps {
  paymentId: string | undefined;
  confirmation: Confirmation;
}

/** Nothing is known yet: what is being done about it, and the way on. */
export function Confirming({ paymentId, confirmation }: ConfirmingProps) {
  const { phase, missed, payment, isOffline } = confirmation;
  const [wasPatient, setWasPatient] = useState(false);
  const isSilent = phase === 'silent';
  const showsWay = wasPatient || missed >= PATIENCE;
  if (showsWay && !wasPatient) setWasPatient(true);
  const way = payment && retryLink(payment);
  return (
    <Outcome
      tone="waiting"
      title={t('payments.waiting')}
      actions={
        showsWay && (
          <>
            <ButtonLink variant="secondary" {...(way ?? { to: paths.packages })}>
              {t('payments.haveNotPaid')}
            </ButtonLink>
            <ButtonLink variant="secondary" to={paths.payments}>
              {t('payments.back')}
            </ButtonLink>
          </>
        )
      }
    >
      <div role="status">
        <p>{t(isSilent ? 'payments.silentText' : 'payments.waitingText')}</p>
        {isOffline && <p>{t('payments.offlineText')}</p>}
      </div>
      {showsWay && <p>{t('payments.whatNext')}</p>}
      {showsWay && (
        <HavePaid
          paymentId={paymentId}
          onAnswer={(answered) => {
            confirmation.settle(answered);
            if (isSilent && verdictOf(answered) === 'waiting') confirmation.restart();
          }}
        />
      )}
    </Outcome>
  );
}
