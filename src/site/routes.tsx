import { lazy, memo, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PageFrame } from './layout/PageFrame.tsx';
import { useArrival } from './layout/useArrival.ts';
import { page } from './page.tsx';
import { paths } from './paths.ts';
import { usePreviewGate } from './preview/usePreviewGate.ts';
import { usePart } from './rendering/rendering.ts';

const landing = page(
  'home.landingTitle',
  async () => (await import('./landing/LandingPage.tsx')).LandingPage,
  'home.landingDescription',
);
const preview = page(
  'preview.title',
  async () => (await import('./preview/PreviewPage.tsx')).PreviewPage,
  'preview.description',
);
const comingSoon = page(
  'preview.comingSoon',
  async () => (await import('./coming-soon/ComingSoonPage.tsx')).ComingSoonPage,
  'preview.comingSoonDescription',
);
const home = page('home.title', async () => (await import('./home/HomePage.tsx')).HomePage, 'home.description');

const loadOthers = async () => (await import('./otherRoutes.tsx')).OtherRoutes;
const Others = lazy(async () => ({ default: await loadOthers() }));

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
      <Route path={paths.landing} element={<Suspense>{landing}</Suspense>} />
      <Route path={paths.preview} element={<Suspense>{preview}</Suspense>} />
      <Route path={paths.comingSoon} element={<Suspense>{comingSoon}</Suspense>} />
      <Route element={<PageFrame />}>
        <Route path={paths.home} element={home} />
        <Route path="*" element={<OtherPages />} />
      </Route>
    </Routes>
  );
});

function OtherPages() {
  usePart(loadOthers);
  return <Others />;
}
