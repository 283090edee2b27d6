import { formatLongDate } from '../../shared/format/dates.ts';
import { formatGnf } from '../../shared/format/money.ts';
import type { PaymentView } from '../../shared/payments/views.ts';
import type { ActiveSubscription } from '../../shared/subscriptions/views.ts';
import { paths } from '../paths.ts';
import { t } from '../texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Outcome } from './Outcome.tsx';
import { ReceiptButton } from './ReceiptButton.tsx';

interface ConfirmedProps {
  payment: PaymentView | undefined;
  active: ActiveSubscription | null | undefined;
}

/** The money is there: what it gave, its receipt, and on to work. */
export function Confirmed({ payment, active }: ConfirmedProps) {
  return (
    <Outcome
      tone="success"
      title={t('payments.confirmed')}
      actions={
        <>
          <ButtonLink to={paths.dashboard}>{t('payments.toDashboard')}</ButtonLink>
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
