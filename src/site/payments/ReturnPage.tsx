import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatLongDate } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import type { PaymentView } from '../../shared/payments/views.ts';
import type { ActiveSubscription } from '../../shared/subscriptions/views.ts';
import { paths } from '../paths.ts';
import { t } from '../texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { ConfirmPayment } from './ConfirmPayment.tsx';
import { verdictOf } from './confirmation.ts';
import { Outcome } from './Outcome.tsx';
import { ReceiptButton, RetryLink, retryLink } from './PaymentActions.tsx';
import { failureText, notPaidTitle } from './PaymentDetails.tsx';
import { RequirePayer } from './PaymentGuards.tsx';
import { type Confirmation, useConfirmation } from './useConfirmation.ts';

/** Where a payer comes back to (specification §2.3, §4): 'Confirmation en cours', then 'Paiement confirmé'. */
export function ReturnPage() {
  const paymentId = useSearchParams()[0].get('paymentId') ?? undefined;
  return (
    <RequirePayer>
      <Return key={paymentId} paymentId={paymentId} />
    </RequirePayer>
  );
}

function Return({ paymentId }: { paymentId: string | undefined }) {
  const confirmation = useConfirmation(paymentId);
  const { phase, payment, active } = confirmation;
  if (phase === 'confirmed') return <Confirmed payment={payment} active={active} />;
  if (phase === 'gone') return <NoSuchPayment />;
  if (phase === 'ended' && payment) return <NotPaid payment={payment} />;
  return <Confirming paymentId={paymentId} confirmation={confirmation} />;
}

/** An old or mistyped address, or who logged in is of another enterprise than who paid. */
export function NoSuchPayment() {
  return (
    <Outcome
      tone="failure"
      title={t('payments.goneTitle')}
      actions={<ButtonLink to={paths.payments}>{t('payments.back')}</ButtonLink>}
    >
      <p>{t('payments.gone')}</p>
    </Outcome>
  );
}

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
        <ConfirmPayment
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

interface ConfirmedProps {
  payment: PaymentView | undefined;
  active: ActiveSubscription | null | undefined;
}

/** The money is there: what it gave, its receipt, and on to work. */
export function Confirmed({ payment, active }: ConfirmedProps) {
  const projectId = useSearchParams()[0].get('projet');
  return (
    <Outcome
      tone="success"
      title={t('payments.confirmed')}
      actions={
        <>
          {projectId && <ButtonLink to={paths.project(projectId)}>{t('payments.backToProject')}</ButtonLink>}
          <ButtonLink to={paths.dashboard} variant={projectId ? 'secondary' : 'primary'}>
            {t('payments.toDashboard')}
          </ButtonLink>
          {payment && <ReceiptButton payment={payment} />}
          <ButtonLink variant="secondary" to={paths.packages}>
            {t('payments.seePackages')}
          </ButtonLink>
        </>
      }
    >
      {payment && <p>{t('payments.confirmedMoney', { amount: formatGnf(payment.amount) })}</p>}
      <p>{whatItGave(payment, active)}</p>
    </Outcome>
  );
}

function whatItGave(payment: PaymentView | undefined, active: ConfirmedProps['active']): string {
  const paid = payment?.subscription;
  if (paid && !paid.isActive) return t('payments.confirmedLater', periodOf(paid));
  const given = paid ?? active;
  return given ? t('payments.confirmedText', periodOf(given)) : t('payments.confirmedPlain');
}

interface Period {
  package: { nameFr: string };
  startDate: string;
  endDate: string;
}

const periodOf = ({ package: { nameFr }, startDate, endDate }: Period) => ({
  name: nameFr,
  start: formatLongDate(startDate),
  end: formatLongDate(endDate),
});

/** It came to nothing: why, that nothing was debited, and another try. */
export function NotPaid({ payment }: { payment: PaymentView }) {
  const isFailure = payment.status === 'Failed';
  const isInQuestion = payment.failureReason === 'AmountMismatch';
  const isOver = !payment.canRetry && !isInQuestion && payment.payableUntil === null;
  return (
    <Outcome
      tone={isFailure ? 'failure' : 'neutral'}
      title={t(notPaidTitle(payment))}
      actions={
        <>
          <RetryLink payment={payment} />
          <ButtonLink variant="secondary" to={paths.packages}>
            {t('payments.backToPackages')}
          </ButtonLink>
        </>
      }
    >
      <p>{failureText(payment) ?? t('payments.notPaidText')}</p>
      {isOver && <p>{t('payments.superseded')}</p>}
    </Outcome>
  );
}
