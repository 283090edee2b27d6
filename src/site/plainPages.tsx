import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import './layout/beyondFrame.ts';
import { page } from './page.tsx';
import { paths } from './paths.ts';

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
/** Pages without the frame: the landing page, and those for whoever may not go further yet. */
export function PlainPages() {
  return (
    <Suspense>
      <Routes>
        <Route path={paths.landing} element={landing} />
        <Route path={paths.preview} element={preview} />
        <Route path={paths.comingSoon} element={comingSoon} />
      </Routes>
    </Suspense>
  );
}
