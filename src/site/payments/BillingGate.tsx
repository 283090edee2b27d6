import type { ReactNode } from 'react';
import type { EnterpriseView } from '../../shared/enterprises/views.ts';
import { packageTexts } from '../../shared/packages/texts.ts';
import { paymentTexts } from '../../shared/payments/texts.ts';
import type { OwnEnterprise } from '../enterprises/useOwnEnterprise.ts';
import { paths } from '../paths.ts';
import { registerTexts, t } from '../texts.ts';
import { LoadFailure } from '../ui/Alert.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Skeleton } from '../ui/Loading.tsx';

registerTexts(packageTexts);
registerTexts(paymentTexts);

interface BillingGateProps {
  own: OwnEnterprise;
  children: (enterprise: EnterpriseView) => ReactNode;
}

/** Packages and payments open once the enterprise is no longer Pending (specification §2.6, §6). */
export function BillingGate({ own, children }: BillingGateProps) {
  const { enterprise, state } = own;
  if (enterprise && enterprise.status !== 'Pending') return children(enterprise);
  if (enterprise || state === 'none') {
    return (
      <EmptyState
        title={t('packages.pending')}
        action={<ButtonLink to={paths.dashboard}>{t('packages.backToDashboard')}</ButtonLink>}
      >
        {enterprise && <p>{t('packages.pendingHint')}</p>}
      </EmptyState>
    );
  }
  if (state === 'loading') return <Skeleton lines={6} height="2.5rem" />;
  return (
    <LoadFailure title={t('packages.usageFailed')} failure={own.failure} isBusy={own.isLoading} onRetry={own.reload} />
  );
}
