import { lazyModule } from '../rendering/rendering.ts';
import '../ui/deferredResources.ts';
import { Route, Routes } from 'react-router-dom';
import { FormColumn } from '../layout/FormFrame.tsx';
import { paths } from '../paths.ts';
import { RequireSession } from '../session/RequireSession.tsx';
import { accountRoutes, onboardingRoutes, paymentReturnRoutes, registrationRoutes } from './accountRoutes.tsx';
import { beforeReading } from './beforeReading.ts';
import { page } from './page.tsx';
import { publicRoutes } from './publicRoutes.tsx';
import { wizardRoutes } from './wizardRoutes.tsx';

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
  undefined,
  lazyModule(
    import.meta.env.SSR && 'src/site/projects/contractor/ProjectPage.tsx',
    async () => (await import('../projects/contractor/ProjectPage.tsx')).ProjectPage,
  ),
);
const quotes = page(
  'quote.title',
  lazyModule(
    import.meta.env.SSR && 'src/site/quotes/QuotePage.tsx',
    async () => (await import('../quotes/QuotePage.tsx')).QuotePage,
  ),
);
const ownReviews = page(
  'ownReviews.title',
  lazyModule(
    import.meta.env.SSR && 'src/site/reviews/OwnReviewsPage.tsx',
    async () => (await import('../reviews/OwnReviewsPage.tsx')).OwnReviewsPage,
  ),
);
const lead = page(
  undefined,
  lazyModule(
    import.meta.env.SSR && 'src/site/projects/lead/LeadPage.tsx',
    async () => (await import('../projects/lead/LeadPage.tsx')).LeadPage,
  ),
);
const ownRequests = page(
  'ownRequests.title',
  beforeReading(
    lazyModule(
      import.meta.env.SSR && 'src/site/tracking/OwnRequestsPage.tsx',
      async () => (await import('../tracking/OwnRequestsPage.tsx')).OwnRequestsPage,
    ),
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
        <Route path={paths.quotes(':id')} element={quotes} />
        <Route path={paths.ownReviews} element={ownReviews} />
        <Route path={paths.lead(':id')} element={lead} />
      </Route>
      <Route
        path={paths.ownRequests}
        element={<RequireSession roles={['Client', 'Entrepreneur']}>{ownRequests}</RequireSession>}
      />
      <Route element={<FormColumn />}>
        {onboardingRoutes}
        {wizardRoutes}
      </Route>
      <Route path="*" element={notFound} />
    </Routes>
  );
}
