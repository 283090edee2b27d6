import { type ReactNode, useEffect } from 'react';
import type { EnterpriseView } from '../../shared/enterprises/views.ts';
import { packageTexts } from '../../shared/packages/texts.ts';
import { paymentStateTexts } from '../../shared/payments/stateTexts.ts';
import { paymentTexts } from '../../shared/payments/texts.ts';
import { paths } from '../paths.ts';
import { RequireSession } from '../session/RequireSession.tsx';
import type { OwnEnterprise } from '../session/useOwnEnterprise.ts';
import { useSession } from '../session/useSession.ts';
import { registerTexts, t } from '../texts.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Skeleton } from '../ui/Loading.tsx';
import { toastError } from '../ui/toast.tsx';

registerTexts(packageTexts);
registerTexts(paymentStateTexts);
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

/**
 * The pages that a payment returns to are a contractor's; anybody else is told so and logs in first (specification §5).
 */
export function RequirePayer({ children }: { children: ReactNode }) {
  const isSignedIn = useSession() !== undefined;
  useEffect(() => {
    if (!isSignedIn) void toastError(t('packages.mustLogIn'));
  }, [isSignedIn]);
  return <RequireSession roles={['Entrepreneur']}>{children}</RequireSession>;
}
