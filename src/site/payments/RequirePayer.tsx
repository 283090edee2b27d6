import { type ReactNode, useEffect } from 'react';
import { packageTexts } from '../../shared/packages/texts.ts';
import { paymentTexts } from '../../shared/payments/texts.ts';
import { RequireSession } from '../auth/RequireSession.tsx';
import { useSession } from '../auth/useSession.ts';
import { registerTexts, t } from '../texts.ts';
import { toastError } from '../ui/toast.tsx';

registerTexts(paymentTexts);
registerTexts(packageTexts);

/** The pages that a payment returns to are a contractor's; anybody else is told so and logs in first (specification §5). */
export function RequirePayer({ children }: { children: ReactNode }) {
  const isSignedIn = useSession() !== undefined;
  useEffect(() => {
    if (!isSignedIn) void toastError(t('packages.mustLogIn'));
  }, [isSignedIn]);
  return <RequireSession roles={['Entrepreneur']}>{children}</RequireSession>;
}
