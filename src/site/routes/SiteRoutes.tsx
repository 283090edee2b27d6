import { lazy, memo, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { firstPaths as paths } from '../firstPaths.ts';
import { PageFrame } from '../layout/PageFrame.tsx';
import { usePreviewGate } from '../layout/usePreviewGate.ts';
import { lazyModule, useRenderedModule } from '../rendering/rendering.ts';
import { PendingRequestsBar } from './PendingRequestsBar.tsx';
import { page } from './page.tsx';
import { useNavigationFocus } from './useNavigationFocus.ts';

const home = page(
  'home.title',
  lazyModule(
    import.meta.env.SSR && 'src/site/home/HomePage.tsx',
    async () => (await import('../home/HomePage.tsx')).HomePage,
  ),
  'home.description',
);

const loadFrameless = lazyModule(
  import.meta.env.SSR && 'src/site/routes/FramelessPage.tsx',
  async () => (await import('./FramelessPage.tsx')).FramelessPage,
);
const FramelessPage = lazy(async () => ({ default: await loadFrameless() }));
const loadOtherRoutes = lazyModule(
  import.meta.env.SSR && 'src/site/routes/OtherRoutes.tsx',
  async () => (await import('./OtherRoutes.tsx')).OtherRoutes,
);
const OtherRoutes = lazy(async () => ({ default: await loadOtherRoutes() }));

const loadReadRoutes = lazyModule(
  import.meta.env.SSR && 'src/site/routes/ReadRoutes.tsx',
  async () => (await import('./ReadRoutes.tsx')).ReadRoutes,
);
const ReadRoutes = lazy(async () => ({ default: await loadReadRoutes() }));

/** The building blocks beside each other. Vite drops it, and all it imports, from what it builds. */
const uiPage =
  import.meta.env.DEV &&
  page(
    'layout.name',
    lazyModule(
      import.meta.env.SSR && 'src/site/ui-page/UiPage.tsx',
      async () => (await import('../ui-page/UiPage.tsx')).UiPage,
    ),
  );

/** Every page of the site, in the frame it stands in. */
export function SiteRoutes() {
  useNavigationFocus();
  const gate = usePreviewGate();
  return gate ? <Navigate to={gate} replace /> : <Pages />;
}

/**
 * Drawn anew only when the address changes: what the server has drawn and the browser has not yet taken over would be
 * thrown away.
 */
const Pages = memo(function Pages() {
  return (
    <Routes>
      <Route path={paths.landing} element={<Frameless name="landing" />} />
      <Route path={paths.preview} element={<Frameless name="preview" />} />
      <Route path={paths.comingSoon} element={<Frameless name="comingSoon" />} />
      {uiPage && <Route path="/ui" element={<Suspense>{uiPage}</Suspense>} />}
      <Route element={<PageFrame banner={<PendingRequestsBar />} />}>
        <Route path={paths.home} element={home} />
        <Route path="*" element={<OtherPages />} />
      </Route>
    </Routes>
  );
});

function Frameless({ name }: { name: 'landing' | 'preview' | 'comingSoon' }) {
  useRenderedModule(loadFrameless);
  return (
    <Suspense>
      <FramelessPage name={name} />
    </Suspense>
  );
}

/** Those that are reached by a link from outside, and read, come without the addresses of all others. */
function OtherPages() {
  const isRead = /^\/(suivi|entreprises)\/[^/]/i.test(useLocation().pathname);
  useRenderedModule(isRead ? loadReadRoutes : loadOtherRoutes);
  return isRead ? <ReadRoutes /> : <OtherRoutes />;
}
