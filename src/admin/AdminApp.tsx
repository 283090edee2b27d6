import { CssBaseline } from '@mui/material';
import { StrictMode } from 'react';
import { AdminContext, CoreAdminUI, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { keepFocus } from '../shared/client/keepFocus.ts';
import { currentSession } from '../shared/client/session.ts';
import '../shared/typeface/figtree.css';
import { auditLog } from './audit-log/index.ts';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { Welcome } from './dashboard/Welcome.tsx';
import { dataProvider } from './dataProvider.ts';
import { enterpriseFigures } from './enterprise-figures/index.ts';
import { allEnterprises, enterprises, myEnterprises } from './enterprises/index.ts';
import { ProofGate } from './factors/ProofGate.tsx';
import { followUps } from './followUps/index.ts';
import { handledSteps, promisedCalls } from './handled-steps/index.ts';
import { languages } from './languages/index.ts';
import { AdminLayout } from './layout/AdminLayout.tsx';
import { FailurePage, NotFoundPage } from './layout/ErrorPages.tsx';
import { Toast } from './layout/Toast.tsx';
import { darkTheme, lightTheme } from './layout/theme.ts';
import { leads } from './leads/index.ts';
import { messages } from './messages/index.ts';
import { packages } from './packages/index.ts';
import { partners } from './partners/index.ts';
import { payments } from './payments/index.ts';
import { places } from './place-names/index.ts';
import { cities, districts } from './places/index.ts';
import { allProjects, projects } from './projects/index.ts';
import { authProvider } from './providers/authProvider.ts';
import { i18nProvider } from './providers/i18nProvider.ts';
import { prepareToLeave } from './providers/leavePage.ts';
import { queryClient } from './providers/queryClient.ts';
import { routerProvider } from './providers/routerProvider.tsx';
import { watchSession } from './providers/session.ts';
import { quotes } from './quotes/index.ts';
import { reviews } from './reviews/index.ts';
import { services } from './services/index.ts';
import { followUpSettings, settings } from './settings/index.ts';
import { SmsSummary } from './sms/index.ts';
import { sounds } from './sounds/index.ts';
import { AddUser, staff } from './staff/index.ts';
import { StatisticsScreen } from './statistics/index.ts';
import { subscriptions } from './subscriptions/index.ts';
import { supportTickets } from './support/index.ts';
import { verificationRequests } from './verifications/index.ts';

/** Draws the back-office. The unsaved-changes question needs a data router at the root. */
export function mountAdmin(root: HTMLElement): void {
  prepareToLeave();
  watchSession();
  keepFocus();
  const router = createBrowserRouter([{ path: '*', element: <AdminApp /> }]);
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

/** Filters and preferences are remembered for each person: agents share computers. */
const store = localStorageStore('1', `backOffice.${currentSession()?.user.id ?? 'visitor'}`);

/**
 * As react-admin's `Admin`, without the pages of its own that another stands for here: log-in with its forms, errors,
 * nothing found.
 */
function AdminApp() {
  return (
    <AdminContext
      routerProvider={routerProvider}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      queryClient={queryClient}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
    >
      <CssBaseline enableColorScheme />
      <CoreAdminUI
        requireAuth
        disableTelemetry
        loginPage={false}
        layout={AdminLayout}
        dashboard={Dashboard}
        catchAll={NotFoundPage}
        error={FailurePage}
      >
        <Resource {...projects} />
        <Resource {...followUps} />
        <Resource {...allProjects} />
        <Resource {...enterprises} />
        <Resource {...myEnterprises} />
        <Resource {...allEnterprises} />
        <Resource {...enterpriseFigures} />
        <Resource {...handledSteps} />
        <Resource {...promisedCalls} />
        <Resource {...verificationRequests} />
        <Resource {...payments} />
        <Resource {...subscriptions} />
        <Resource {...messages} />
        <Resource {...auditLog} />
        <Resource {...services} />
        <Resource {...sounds} />
        <Resource {...partners} />
        <Resource {...packages} />
        <Resource {...cities} />
        <Resource {...places} />
        <Resource {...districts} />
        <Resource {...languages} />
        <Resource {...settings} />
        <Resource {...followUpSettings} />
        <Resource {...staff} />
        <Resource {...supportTickets} />
        <Resource {...reviews} />
        <Resource {...leads} />
        <Resource {...quotes} />
        <CustomRoutes>
          <Route path="/sms-summary" element={<SmsSummary />} />
          <Route path="/statistics" element={<StatisticsScreen />} />
          <Route path="/welcome" element={<Welcome />} />
          <Route path="/add-user" element={<AddUser />} />
        </CustomRoutes>
      </CoreAdminUI>
      <Toast />
      <ProofGate />
    </AdminContext>
  );
}
