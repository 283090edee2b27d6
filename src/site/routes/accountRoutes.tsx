import { lazy } from 'react';
import { Navigate, Route } from 'react-router-dom';
import { paths } from '../paths.ts';
import { lazyModule } from '../rendering/rendering.ts';
import { RequireSession } from '../session/RequireSession.tsx';
import { page } from './page.tsx';

const registration = page(
  'register.title',
  lazyModule(
    import.meta.env.SSR && 'src/site/registration/RegisterPage.tsx',
    async () => (await import('../registration/RegisterPage.tsx')).RegisterPage,
  ),
  'register.intro',
);
const businessWelcome = page(
  'register.businessTitle',
  lazyModule(
    import.meta.env.SSR && 'src/site/registration/BusinessWelcomePage.tsx',
    async () => (await import('../registration/BusinessWelcomePage.tsx')).BusinessWelcomePage,
  ),
);
const onboarding = page(
  'onboarding.title',
  lazyModule(
    import.meta.env.SSR && 'src/site/registration/onboarding/OnboardingPage.tsx',
    async () => (await import('../registration/onboarding/OnboardingPage.tsx')).OnboardingPage,
  ),
);
const forgottenPassword = page(
  'password.forgottenTitle',
  lazyModule(
    import.meta.env.SSR && 'src/site/password/ForgottenPasswordPage.tsx',
    async () => (await import('../password/ForgottenPasswordPage.tsx')).ForgottenPasswordPage,
  ),
);
const resetPassword = page(
  'password.resetTitle',
  lazyModule(
    import.meta.env.SSR && 'src/site/password/ResetPasswordPage.tsx',
    async () => (await import('../password/ResetPasswordPage.tsx')).ResetPasswordPage,
  ),
);
const undoChange = page(
  'security.undoTitle',
  lazyModule(
    import.meta.env.SSR && 'src/site/security/UndoChangePage.tsx',
    async () => (await import('../security/UndoChangePage.tsx')).UndoChangePage,
  ),
);
/** A frame: each page within has its own title. */
const AccountLayout = lazy(async () => ({
  default: (await import('../account/AccountLayout.tsx')).AccountLayout,
}));
const profile = page(
  'account.profile',
  lazyModule(
    import.meta.env.SSR && 'src/site/account/ProfilePage.tsx',
    async () => (await import('../account/ProfilePage.tsx')).ProfilePage,
  ),
);
const changePassword = page(
  'password.changeTitle',
  lazyModule(
    import.meta.env.SSR && 'src/site/account/PasswordPage.tsx',
    async () => (await import('../account/PasswordPage.tsx')).PasswordPage,
  ),
);
const enrolment = page(
  'factors.title',
  lazyModule(
    import.meta.env.SSR && 'src/site/factors/EnrolmentPage.tsx',
    async () => (await import('../factors/EnrolmentPage.tsx')).EnrolmentPage,
  ),
);
const security = page(
  'account.security',
  lazyModule(
    import.meta.env.SSR && 'src/site/security/SecurityPage.tsx',
    async () => (await import('../security/SecurityPage.tsx')).SecurityPage,
  ),
);
const ownData = page(
  'account.ownData',
  lazyModule(
    import.meta.env.SSR && 'src/site/privacy/OwnDataPage.tsx',
    async () => (await import('../privacy/OwnDataPage.tsx')).OwnDataPage,
  ),
);
const undoErasure = page(
  'ownData.undoTitle',
  lazyModule(
    import.meta.env.SSR && 'src/site/privacy/UndoErasurePage.tsx',
    async () => (await import('../privacy/UndoErasurePage.tsx')).UndoErasurePage,
  ),
);
const preferences = page(
  'preferences.title',
  lazyModule(
    import.meta.env.SSR && 'src/site/account/PreferencesPage.tsx',
    async () => (await import('../account/PreferencesPage.tsx')).PreferencesPage,
  ),
);
const packages = page(
  'packages.title',
  lazyModule(
    import.meta.env.SSR && 'src/site/packages/PackagesPage.tsx',
    async () => (await import('../packages/PackagesPage.tsx')).PackagesPage,
  ),
);

const packageValue = page(
  'account.packageValue',
  lazyModule(
    import.meta.env.SSR && 'src/site/projects/value/ValuePage.tsx',
    async () => (await import('../projects/value/ValuePage.tsx')).ValuePage,
  ),
);
const payments = page(
  'payments.title',
  lazyModule(
    import.meta.env.SSR && 'src/site/payments/PaymentsPage.tsx',
    async () => (await import('../payments/PaymentsPage.tsx')).PaymentsPage,
  ),
);
const payment = page(
  'payments.one',
  lazyModule(
    import.meta.env.SSR && 'src/site/payments/PaymentPage.tsx',
    async () => (await import('../payments/PaymentPage.tsx')).PaymentPage,
  ),
);
const paymentReturn = page(
  'payments.returnTitle',
  lazyModule(
    import.meta.env.SSR && 'src/site/payments/ReturnPage.tsx',
    async () => (await import('../payments/ReturnPage.tsx')).ReturnPage,
  ),
);
const cancelled = page(
  'payments.cancelled',
  lazyModule(
    import.meta.env.SSR && 'src/site/payments/CancelledPage.tsx',
    async () => (await import('../payments/CancelledPage.tsx')).CancelledPage,
  ),
);
const retry = page(
  'payments.retryTitle',
  lazyModule(
    import.meta.env.SSR && 'src/site/payments/RetryPage.tsx',
    async () => (await import('../payments/RetryPage.tsx')).RetryPage,
  ),
);

/** Signing up and passwords: for visitors, in the public frame. */
export const registrationRoutes = (
  <>
    <Route path={paths.register} element={registration} />
    <Route path={paths.businessWelcome} element={businessWelcome} />
    <Route path={paths.forgottenPassword} element={forgottenPassword} />
    <Route path={paths.resetPassword} element={resetPassword} />
    <Route path={paths.undoErasure} element={undoErasure} />
    <Route path={paths.undoChange} element={undoChange} />
    <Route path={paths.stopAlerts} element={<Navigate to={paths.preferences} replace />} />
  </>
);

/**
 * The history of payments, within the account area, whose frame hands them what it loaded: each stands in its own
 * guard.
 */
const paymentRoutes = (
  <>
    <Route path={paths.payments} element={<RequireSession roles={['Entrepreneur']}>{payments}</RequireSession>} />
    <Route path={paths.payment(':id')} element={<RequireSession roles={['Entrepreneur']}>{payment}</RequireSession>} />
  </>
);

/** The account area. Its pages read what the frame loaded, so each that has roles stands within its guard. */
export const accountRoutes = (
  <Route element={<RequireSession />}>
    <Route path={paths.enrolment} element={enrolment} />
    <Route element={<AccountLayout />}>
      <Route path={paths.account} element={profile} />
      <Route path={paths.profile} element={profile} />
      <Route path={paths.changePassword} element={changePassword} />
      <Route path={paths.security} element={security} />
      <Route path={paths.ownData} element={ownData} />
      <Route
        path={paths.preferences}
        element={<RequireSession roles={['Entrepreneur']}>{preferences}</RequireSession>}
      />
      <Route path={paths.packages} element={<RequireSession roles={['Entrepreneur']}>{packages}</RequireSession>} />
      <Route
        path={paths.packageValue}
        element={<RequireSession roles={['Entrepreneur']}>{packageValue}</RequireSession>}
      />
      {paymentRoutes}
    </Route>
  </Route>
);

/** What a contractor tells after sign-up, in the frame of the forms. */
export const onboardingRoutes = (
  <Route path={paths.onboarding} element={<RequireSession roles={['Entrepreneur']}>{onboarding}</RequireSession>} />
);

/** Where payers come back to; they guard themselves, to say who they are for (specification §5). */
export const paymentReturnRoutes = (
  <>
    <Route path={paths.paymentReturn} element={paymentReturn} />
    <Route path={paths.checkoutSuccess} element={paymentReturn} />
    <Route path={paths.paymentCancelled} element={cancelled} />
    <Route path={paths.checkoutCancel} element={cancelled} />
    <Route path={paths.paymentRetry} element={retry} />
  </>
);
