import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { accountPages, entryPages, onboardingPages } from './accountPages.tsx';
import { RequireSession } from './auth/RequireSession.tsx';
import { FormLayout } from './layout/FormLayout.tsx';
import { PublicLayout } from './layout/PublicLayout.tsx';
import { useArrival } from './layout/useArrival.ts';
import { page } from './page.tsx';
import { paths } from './paths.ts';
import { paymentReturnPages } from './paymentPages.tsx';
import { usePreviewGate } from './preview/usePreviewGate.ts';
import { plainPages, publicPages } from './publicPages.tsx';

const landing = page(
  'home.landingTitle',
  async () => (await import('./landing/LandingPage.tsx')).LandingPage,
  'home.landingDescription',
);
const home = page('home.title', async () => (await import('./home/HomePage.tsx')).HomePage, 'home.description');
const login = page('auth.title', async () => (await import('./auth/LoginPage.tsx')).LoginPage);
const contractorLogin = page(
  'auth.contractorTitle',
  async () => (await import('./auth/ContractorLoginPage.tsx')).ContractorLoginPage,
);
const unauthorized = page(
  'auth.unauthorizedTitle',
  async () => (await import('./errors/UnauthorizedPage.tsx')).UnauthorizedPage,
);
const notFound = page('layout.notFound', async () => (await import('./errors/NotFoundPage.tsx')).NotFoundPage);
const dashboard = page(
  'layout.dashboard',
  async () => (await import('./projects/contractor/DashboardPage.tsx')).DashboardPage,
);
const project = page('layout.project', async () => (await import('./projects/contractor/ProjectPage.tsx')).ProjectPage);
const preSubmission = page(
  'wizard.title.preSubmission',
  async () => (await import('./projects/wizard/PreSubmissionPage.tsx')).PreSubmissionPage,
);
const projectInfo = page(
  'wizard.title.project',
  async () => (await import('./projects/wizard/ProjectInfoPage.tsx')).ProjectInfoPage,
);
const personalInfo = page(
  'wizard.title.person',
  async () => (await import('./projects/wizard/PersonalInfoPage.tsx')).PersonalInfoPage,
);
const summary = page(
  'wizard.title.summary',
  async () => (await import('./projects/wizard/SummaryPage.tsx')).SummaryPage,
);
const confirmation = page(
  'wizard.title.confirmation',
  async () => (await import('./projects/wizard/ConfirmationPage.tsx')).ConfirmationPage,
);
const serviceEntry = page(
  'wizard.title.questions',
  async () => (await import('./projects/wizard/ServiceEntryPage.tsx')).ServiceEntryPage,
);
const question = page(
  'wizard.title.questions',
  async () => (await import('./projects/wizard/QuestionPage.tsx')).QuestionPage,
);

/** The building blocks beside each other. Vite drops it, and all it imports, from what it builds. */
const uiPage = import.meta.env.DEV && page('layout.name', async () => (await import('./ui-page/UiPage.tsx')).UiPage);

/** Every page of the site, in the frame it stands in. */
export function SiteRoutes() {
  useArrival();
  const gate = usePreviewGate();
  if (gate) return <Navigate to={gate} replace />;
  return (
    <Routes>
      <Route path={paths.landing} element={<Suspense>{landing}</Suspense>} />
      {plainPages}
      {uiPage && <Route path="/ui" element={<Suspense>{uiPage}</Suspense>} />}
      <Route element={<PublicLayout />}>
        <Route path={paths.home} element={home} />
        {publicPages}
        <Route path={paths.login} element={login} />
        <Route path={paths.contractorLogin} element={contractorLogin} />
        <Route path={paths.unauthorized} element={unauthorized} />
        {entryPages}
        {accountPages}
        {paymentReturnPages}
        <Route element={<RequireSession roles={['Entrepreneur']} />}>
          <Route path={paths.dashboard} element={dashboard} />
          <Route path={paths.project(':id')} element={project} />
        </Route>
        <Route path="*" element={notFound} />
      </Route>
      <Route element={<FormLayout />}>
        {onboardingPages}
        <Route path={paths.preSubmission} element={preSubmission} />
        <Route path={paths.projectInfo} element={projectInfo} />
        <Route path={paths.personalInfo} element={personalInfo} />
        <Route path={paths.summary} element={summary} />
        <Route path={paths.confirmation} element={confirmation} />
        <Route path={paths.service(':id')} element={serviceEntry} />
        <Route path="/formulaire/predefinis/:serviceId/:questionIndex" element={question} />
      </Route>
    </Routes>
  );
}
