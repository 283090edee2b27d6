import { lazy } from 'react';
import { Navigate, Route } from 'react-router-dom';
import { RequireSession } from './auth/RequireSession.tsx';
import { page } from './page.tsx';
import { paths } from './paths.ts';
import { paymentPages } from './paymentPages.tsx';

const registration = page(
  'register.title',
  async () => (await import('./registration/RegisterPage.tsx')).RegisterPage,
  'register.intro',
);
const businessWelcome = page(
  'register.businessWelcome',
  async () => (await import('./registration/BusinessWelcomePage.tsx')).BusinessWelcomePage,
);
const onboarding = page(
  'onboarding.title',
  async () => (await import('./registration/onboarding/OnboardingPage.tsx')).OnboardingPage,
);
const forgottenPassword = page(
  'password.forgottenTitle',
  async () => (await import('./password/ForgottenPasswordPage.tsx')).ForgottenPasswordPage,
);
const resetPassword = page(
  'password.resetTitle',
  async () => (await import('./password/ResetPasswordPage.tsx')).ResetPasswordPage,
);
/** A frame: each page within has its own title. */
const AccountLayout = lazy(async () => ({
  default: (await import('./account/AccountLayout.tsx')).AccountLayout,
}));
const profile = page('account.profile', async () => (await import('./account/ProfilePage.tsx')).ProfilePage);
const changePassword = page(
  'password.changeTitle',
  async () => (await import('./account/PasswordPage.tsx')).PasswordPage,
);
const preferences = page(
  'preferences.title',
  async () => (await import('./account/PreferencesPage.tsx')).PreferencesPage,
);
const packages = page('packages.title', async () => (await import('./packages/PackagesPage.tsx')).PackagesPage);

/** Signing up and passwords: for visitors, in the public frame. */
export const entryPages = (
  <>
    <Route path={paths.register} element={registration} />
    <Route path={paths.businessWelcome} element={businessWelcome} />
    <Route path={paths.forgottenPassword} element={forgottenPassword} />
    <Route path={paths.resetPassword} element={resetPassword} />
    <Route path={paths.stopAlerts} element={<Navigate to={paths.preferences} replace />} />
  </>
);

/** The account area. Its pages read what the frame loaded, so each that has roles stands within its guard. */
export const accountPages = (
  <Route element={<RequireSession />}>
    <Route element={<AccountLayout />}>
      <Route path={paths.account} element={profile} />
      <Route path={paths.profile} element={profile} />
      <Route path={paths.changePassword} element={changePassword} />
      <Route
        path={paths.preferences}
        element={<RequireSession roles={['Entrepreneur']}>{preferences}</RequireSession>}
      />
      <Route path={paths.packages} element={<RequireSession roles={['Entrepreneur']}>{packages}</RequireSession>} />
      {paymentPages}
    </Route>
  </Route>
);

/** What a contractor tells after sign-up, in the frame of the forms. */
export const onboardingPages = (
  <Route path={paths.onboarding} element={<RequireSession roles={['Entrepreneur']}>{onboarding}</RequireSession>} />
);
