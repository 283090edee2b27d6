import { Suspense } from 'react';
import { lazyModule } from '../rendering/rendering.ts';
import '../ui/deferredResources.ts';
import { page } from './page.tsx';

const landing = page(
  'home.landingTitle',
  lazyModule(
    import.meta.env.SSR && 'src/site/home/LandingPage.tsx',
    async () => (await import('../home/LandingPage.tsx')).LandingPage,
  ),
  'home.landingDescription',
);
const preview = page(
  'preview.title',
  lazyModule(
    import.meta.env.SSR && 'src/site/preview/PreviewPage.tsx',
    async () => (await import('../preview/PreviewPage.tsx')).PreviewPage,
  ),
  'preview.description',
);
const comingSoon = page(
  'preview.comingSoon',
  lazyModule(
    import.meta.env.SSR && 'src/site/preview/ComingSoonPage.tsx',
    async () => (await import('../preview/ComingSoonPage.tsx')).ComingSoonPage,
  ),
  'preview.comingSoonDescription',
);
const pages = { landing, preview, comingSoon };

/** A page without the frame: the landing page, or one for whoever may not go further yet. */
export function FramelessPage({ name }: { name: keyof typeof pages }) {
  return <Suspense>{pages[name]}</Suspense>;
}
