import { useEffect } from 'react';
import { Outlet, Route, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { lazyModule } from '../rendering/rendering.ts';
import { page } from './page.tsx';

const preSubmission = page(
  'wizard.title.preSubmission',
  lazyModule(
    import.meta.env.SSR && 'src/site/projects/wizard/PreSubmissionPage.tsx',
    async () => (await import('../projects/wizard/PreSubmissionPage.tsx')).PreSubmissionPage,
  ),
  'wizard.description',
);
const loadProjectInfo = lazyModule(
  import.meta.env.SSR && 'src/site/projects/wizard/laterSteps.ts',
  async () => (await import('../projects/wizard/laterSteps.ts')).ProjectInfoPage,
);
const projectInfo = page('wizard.title.project', loadProjectInfo);
const personalInfo = page(
  'wizard.title.person',
  lazyModule(
    import.meta.env.SSR && 'src/site/projects/wizard/laterSteps.ts',
    async () => (await import('../projects/wizard/laterSteps.ts')).PersonalInfoPage,
  ),
);
const summary = page(
  'wizard.title.summary',
  lazyModule(
    import.meta.env.SSR && 'src/site/projects/wizard/laterSteps.ts',
    async () => (await import('../projects/wizard/laterSteps.ts')).SummaryPage,
  ),
);
const confirmation = page(
  'wizard.title.confirmation',
  lazyModule(
    import.meta.env.SSR && 'src/site/projects/wizard/laterSteps.ts',
    async () => (await import('../projects/wizard/laterSteps.ts')).ConfirmationPage,
  ),
);
const serviceEntry = page(
  'wizard.title.questions',
  lazyModule(
    import.meta.env.SSR && 'src/site/projects/wizard/laterSteps.ts',
    async () => (await import('../projects/wizard/laterSteps.ts')).ServiceEntryPage,
  ),
);
const question = page(
  'wizard.title.questions',
  lazyModule(
    import.meta.env.SSR && 'src/site/projects/wizard/laterSteps.ts',
    async () => (await import('../projects/wizard/laterSteps.ts')).QuestionPage,
  ),
);

/**
 * Loads the code of the later steps, which come together, while there is a network, so that they open without one. A
 * load that fails is repeated when the network is back. Returns the function that stops this.
 */
function preloadLaterSteps(): () => void {
  const stop = new AbortController();
  const load = () => {
    loadProjectInfo().catch(() => addEventListener('online', load, { once: true, signal: stop.signal }));
  };
  load();
  return () => stop.abort();
}

/** Where a load failed, the next step tries again too. */
function WizardSteps() {
  const { pathname } = useLocation();
  return (
    <>
      <LaterSteps key={pathname} />
      <Outlet />
    </>
  );
}

function LaterSteps() {
  useEffect(preloadLaterSteps, []);
  return null;
}

/** The client's project form (specification §2.6), in the frame of the forms. */
export const wizardRoutes = (
  <>
    <Route element={<WizardSteps />}>
      <Route path={paths.preSubmission} element={preSubmission} />
      <Route path={paths.projectInfo} element={projectInfo} />
      <Route path={paths.personalInfo} element={personalInfo} />
      <Route path={paths.summary} element={summary} />
      <Route path={paths.service(':id')} element={serviceEntry} />
      <Route path="/formulaire/predefinis/:serviceId/:questionIndex" element={question} />
    </Route>
    <Route path={paths.confirmation} element={confirmation} />
  </>
);
