import { formatDate } from '../../shared/format/dates.ts';
import type { PaymentView } from '../../shared/payments/views.ts';
import { paths } from '../paths.ts';
import { t } from '../texts.ts';
import { ButtonLink } from '../ui/Button.tsx';

export function DetailsLink({ payment: { id, description, createdAt } }: { payment: PaymentView }) {
  return (
    <ButtonLink
      variant="secondary"
      to={paths.payment(id)}
      aria-label={t('payments.detailsOf', { description, date: formatDate(createdAt) })}
    >
      {t('payments.details')}
    </ButtonLink>
  );
}
