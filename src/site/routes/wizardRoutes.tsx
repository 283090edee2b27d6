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
  import.meta.env.SSR && 'src/site/projects/wizard/ProjectInfoPage.tsx',
  async () => (await import('../projects/wizard/ProjectInfoPage.tsx')).ProjectInfoPage,
);
const projectInfo = page('wizard.title.project', loadProjectInfo);
const loadPersonalInfo = lazyModule(
  import.meta.env.SSR && 'src/site/projects/wizard/PersonalInfoPage.tsx',
  async () => (await import('../projects/wizard/PersonalInfoPage.tsx')).PersonalInfoPage,
);
const personalInfo = page('wizard.title.person', loadPersonalInfo);
const loadSummary = lazyModule(
  import.meta.env.SSR && 'src/site/projects/wizard/SummaryPage.tsx',
  async () => (await import('../projects/wizard/SummaryPage.tsx')).SummaryPage,
);
const summary = page('wizard.title.summary', loadSummary);
const loadConfirmation = lazyModule(
  import.meta.env.SSR && 'src/site/projects/wizard/ConfirmationPage.tsx',
  async () => (await import('../projects/wizard/ConfirmationPage.tsx')).ConfirmationPage,
);
const confirmation = page('wizard.title.confirmation', loadConfirmation);
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

const laterSteps = [loadProjectInfo, loadPersonalInfo, loadSummary, loadConfirmation];

/**
 * Loads the code of the later steps while there is a network, so that they open without one. A load that fails is
 * repeated when the network is back. Returns the function that stops this.
 */
function preloadLaterSteps(): () => void {
  const stop = new AbortController();
  const load = () => {
    const loading = Promise.all(laterSteps.map((loadStep) => loadStep()));
    loading.catch(() => addEventListener('online', load, { once: true, signal: stop.signal }));
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
