import { lazy, memo, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { firstPaths as paths } from './firstPaths.ts';
import { PageFrame } from './layout/PageFrame.tsx';
import { useArrival } from './layout/useArrival.ts';
import { page } from './page.tsx';
import { usePreviewGate } from './preview/usePreviewGate.ts';
import { usePart } from './rendering/rendering.ts';

const home = page('home.title', async () => (await import('./home/HomePage.tsx')).HomePage, 'home.description');

const loadPlain = async () => (await import('./plainPages.tsx')).PlainPage;
const PlainPage = lazy(async () => ({ default: await loadPlain() }));
const loadOthers = async () => (await import('./otherRoutes.tsx')).OtherRoutes;
const Others = lazy(async () => ({ default: await loadOthers() }));

/** The building blocks beside each other. Vite drops it, and all it imports, from what it builds. */
const uiPage = import.meta.env.DEV && page('layout.name', async () => (await import('./ui-page/UiPage.tsx')).UiPage);

/** Every page of the site, in the frame it stands in. */
export function SiteRoutes() {
  useArrival();
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
      <Route path={paths.landing} element={<Plain name="landing" />} />
      <Route path={paths.preview} element={<Plain name="preview" />} />
      <Route path={paths.comingSoon} element={<Plain name="comingSoon" />} />
      {uiPage && <Route path="/ui" element={<Suspense>{uiPage}</Suspense>} />}
      <Route element={<PageFrame />}>
        <Route path={paths.home} element={home} />
        <Route path="*" element={<OtherPages />} />
      </Route>
    </Routes>
  );
});

function Plain({ name }: { name: 'landing' | 'preview' | 'comingSoon' }) {
  usePart(loadPlain);
  return (
    <Suspense>
      <PlainPage name={name} />
    </Suspense>
  );
}

function OtherPages() {
  usePart(loadOthers);
  return <Others />;
}
