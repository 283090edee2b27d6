import { lazyModule } from '../rendering/rendering.ts';
import '../ui/deferredResources.ts';
import { Route, Routes } from 'react-router-dom';
import { FormColumn } from '../layout/FormFrame.tsx';
import { paths } from '../paths.ts';
import { RequireSession } from '../session/RequireSession.tsx';
import { accountRoutes, onboardingRoutes, paymentReturnRoutes, registrationRoutes } from './accountRoutes.tsx';
import { page } from './page.tsx';
import { publicRoutes } from './publicRoutes.tsx';

const login = page(
  'auth.title',
  lazyModule(
    import.meta.env.SSR && 'src/site/auth/LoginPage.tsx',
    async () => (await import('../auth/LoginPage.tsx')).LoginPage,
  ),
  'auth.intro',
);
const contractorLogin = page(
  'auth.contractorTitle',
  lazyModule(
    import.meta.env.SSR && 'src/site/auth/LoginPage.tsx',
    async () => (await import('../auth/LoginPage.tsx')).ContractorLoginPage,
  ),
  'auth.contractorIntro',
);
const unauthorized = page(
  'auth.unauthorizedTitle',
  lazyModule(
    import.meta.env.SSR && 'src/site/errors/UnauthorizedPage.tsx',
    async () => (await import('../errors/UnauthorizedPage.tsx')).UnauthorizedPage,
  ),
);
const notFound = page(
  'layout.notFound',
  lazyModule(
    import.meta.env.SSR && 'src/site/errors/NotFoundPage.tsx',
    async () => (await import('../errors/NotFoundPage.tsx')).NotFoundPage,
  ),
);
const dashboard = page(
  'layout.dashboard',
  lazyModule(
    import.meta.env.SSR && 'src/site/projects/contractor/DashboardPage.tsx',
    async () => (await import('../projects/contractor/DashboardPage.tsx')).DashboardPage,
  ),
);
const project = page(
  'layout.project',
  lazyModule(
    import.meta.env.SSR && 'src/site/projects/contractor/ProjectPage.tsx',
    async () => (await import('../projects/contractor/ProjectPage.tsx')).ProjectPage,
  ),
);
const preSubmission = page(
  'wizard.title.preSubmission',
  lazyModule(
    import.meta.env.SSR && 'src/site/projects/wizard/PreSubmissionPage.tsx',
    async () => (await import('../projects/wizard/PreSubmissionPage.tsx')).PreSubmissionPage,
  ),
  'wizard.description',
);
const projectInfo = page(
  'wizard.title.project',
  lazyModule(
    import.meta.env.SSR && 'src/site/projects/wizard/ProjectInfoPage.tsx',
    async () => (await import('../projects/wizard/ProjectInfoPage.tsx')).ProjectInfoPage,
  ),
);
const personalInfo = page(
  'wizard.title.person',
  lazyModule(
    import.meta.env.SSR && 'src/site/projects/wizard/PersonalInfoPage.tsx',
    async () => (await import('../projects/wizard/PersonalInfoPage.tsx')).PersonalInfoPage,
  ),
);
const summary = page(
  'wizard.title.summary',
  lazyModule(
    import.meta.env.SSR && 'src/site/projects/wizard/SummaryPage.tsx',
    async () => (await import('../projects/wizard/SummaryPage.tsx')).SummaryPage,
  ),
);
const confirmation = page(
  'wizard.title.confirmation',
  lazyModule(
    import.meta.env.SSR && 'src/site/projects/wizard/ConfirmationPage.tsx',
    async () => (await import('../projects/wizard/ConfirmationPage.tsx')).ConfirmationPage,
  ),
);
const serviceEntry = page(
  'wizard.title.questions',
  lazyModule(
    import.meta.env.SSR && 'src/site/projects/wizard/QuestionPage.tsx',
    async () => (await import('../projects/wizard/QuestionPage.tsx')).ServiceEntryPage,
  ),
);
const question = page(
  'wizard.title.questions',
  lazyModule(
    import.meta.env.SSR && 'src/site/projects/wizard/QuestionPage.tsx',
    async () => (await import('../projects/wizard/QuestionPage.tsx')).QuestionPage,
  ),
);

/** All pages within the frame but the first ones: their addresses come with the first of them that is wanted. */
export function OtherRoutes() {
  return (
    <Routes>
      {publicRoutes}
      <Route path={paths.login} element={login} />
      <Route path={paths.contractorLogin} element={contractorLogin} />
      <Route path={paths.unauthorized} element={unauthorized} />
      {registrationRoutes}
      {accountRoutes}
      {paymentReturnRoutes}
      <Route element={<RequireSession roles={['Entrepreneur']} />}>
        <Route path={paths.dashboard} element={dashboard} />
        <Route path={paths.project(':id')} element={project} />
      </Route>
      <Route element={<FormColumn />}>
        {onboardingRoutes}
        <Route path={paths.preSubmission} element={preSubmission} />
        <Route path={paths.projectInfo} element={projectInfo} />
        <Route path={paths.personalInfo} element={personalInfo} />
        <Route path={paths.summary} element={summary} />
        <Route path={paths.confirmation} element={confirmation} />
        <Route path={paths.service(':id')} element={serviceEntry} />
        <Route path="/formulaire/predefinis/:serviceId/:questionIndex" element={question} />
      </Route>
      <Route path="*" element={notFound} />
    </Routes>
  );
}
